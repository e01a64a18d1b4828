"""The list of wishes and their forms: every wish can be told, asked for and read."""

from __future__ import annotations

import pytest

from bot.views.forms import DETAIL, TITLE
from bot.views.wishing import OWNERS, WishForm, read_wish, wish_line, wish_select, wish_value
from bot.wishes import ServerWishes
from bot.words import LANGUAGES, words_for


def field(wished, name, language="en"):
    """The label of a form and the control in it, as Discord gets them."""
    payload = WishForm(wished, name, words_for(language)).to_dict()
    label = payload["components"][0]
    return payload, label, label["component"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("model", [ServerWishes])
def test_every_wish_is_listed_with_its_value_and_asked_for(model, language):
    words = words_for(language)
    options = wish_select(model(), words).item.options
    assert [option.value for option in options] == list(model.model_fields)
    for option in options:
        assert option.label == wish_line(model(), option.value, words)
        assert wish_value(model(), option.value, words) in option.label
        payload, label, _ = field(model(), option.value, language)
        assert label["label"] == payload["title"] == words(f"wish-{OWNERS[model]}-{option.value}")
        assert len(payload["title"]) < TITLE
        assert len(label["description"]) < DETAIL


@pytest.mark.parametrize(
    ("wished", "name", "picked", "values"),
    [
        (ServerWishes(), "tidy", "True", ["True", "False"]),
        (ServerWishes(language="fr"), "language", "fr", ["default", "en", "nl", "fr"]),
        (ServerWishes(), "language", "default", ["default", "en", "nl", "fr"]),
        (
            ServerWishes(turn_seconds=60),
            "turn_seconds",
            "60",
            ["30", "60", "120", "300", "14400", "86400", "259200", "0"],
        ),
    ],
)
def test_what_is_picked_by_name(wished, name, picked, values):
    """The present value is marked, and each text reads back as a value that may be wished."""
    _, _, control = field(wished, name)
    assert [option["value"] for option in control["options"]] == values
    assert [option["value"] for option in control["options"] if option.get("default")] == [picked]
    assert read_wish(type(wished), name, [picked]) == getattr(wished, name)
    read = {read_wish(type(wished), name, [text]) for text in values}
    assert len(read) == len(values)
    assert all(type(wished)(**{name: value}) for value in read)


def test_channels_are_picked_from_discords_own_list():
    _, _, control = field(ServerWishes(channels=(5, 6)), "channels")
    assert [str(each["id"]) for each in control["default_values"]] == ["5", "6"]
    assert (control["min_values"], control["max_values"], control["required"]) == (0, 25, False)
    assert read_wish(ServerWishes, "channels", ["5", "7"]) == (5, 7)
    assert read_wish(ServerWishes, "channels", []) == ()


@pytest.mark.parametrize(
    ("name", "text"), [("nonsense", "1"), ("tidy", "maybe"), ("language", "tlh"), ("turn_seconds", "-1")]
)
def test_what_is_no_answer_is_refused(name, text):
    with pytest.raises(ValueError, match=name):
        read_wish(ServerWishes, name, [text])
