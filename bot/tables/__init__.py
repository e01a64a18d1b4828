"""The table service: everything that can happen to a table. It knows no Discord, no pictures and no texts."""
