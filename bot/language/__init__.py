"""What people read: the sentences of each language, and the errors made of them."""
