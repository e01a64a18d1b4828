"""Read docstrings as the site shows them: a reStructuredText role becomes plain code.

Griffe loads this extension while it collects the engine's reference.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

ROLE = re.compile(r":(?:class|meth|func|attr|data|mod|exc|obj):`~?([^`]*)`")


class Roles(griffe.Extension):
    """Rewrite the roles of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite one docstring."""
        if obj.docstring is not None:
            obj.docstring.value = ROLE.sub(r"`\1`", obj.docstring.value)
