"""``python -m bot verify``: the deals of a match, repeated on any machine."""

from __future__ import annotations

from hashlib import sha256

import pytest

import bot.__main__ as command_line
from bot.language.localizer import LANGUAGES, localizer_for

HASH = sha256(b"abc").hexdigest()


def test_verify_repeats_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["verify", "all-fives", "2", "abc", "--hash", HASH.upper()]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.splitlines() == [
        f"SHA-256: {HASH}",
        "It is the hash you gave.",
        "Hands as they were when the first move was due; the stock in the order it is drawn.",
        "Round 1",
        "Seat 1: 5-blank, 3-1, 6-5, 1-blank, 6-4, 4-3, 2-1",
        "Seat 2: 6-3, double 6, double blank, 5-1, 6-2, 4-2, 2-blank",
        "Stock: 3-blank, 5-2, double 4, 4-1, 4-blank, 5-3, double 2, 6-1, double 3, double 1, 6-blank, "
        "5-4, double 5, 3-2",
    ]


def test_a_round_and_house_rules_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    def deal(*more: str) -> list[str]:
        assert command_line.main(["verify", "uno-dominos", "3", "abc", *more]) == 0
        return capsys.readouterr().out.splitlines()

    first, second = deal(), deal("--round", "2")
    assert (first[2], second[2]) == ("Round 1", "Round 2")
    assert first[3:] != second[3:]
    small = deal("--option", "hand_size=3", "--option", "start_exchange=off")
    assert [line.count(", ") + 1 for line in small[3:6]] == [3, 3, 3]


@pytest.mark.parametrize(
    "message",
    [
        "1441700000000000001",
        "https://discord.com/channels/900/901/1441700000000000001",
        " …/1441700000000000001/ ",
    ],
)
def test_the_secret_is_mixed_with_the_id_of_a_message(
    message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = sha256(b"abc/1441700000000000001").hexdigest()
    assert command_line.main(["verify", "all-fives", "2", "abc", "--hash", HASH, "--message", message]) == 0
    mixed = capsys.readouterr().out.splitlines()
    assert mixed[:3] == [f"SHA-256: {HASH}", "It is the hash you gave.", f"Seed: {seed}"]
    assert command_line.main(["verify", "all-fives", "2", seed]) == 0
    assert mixed[3:] == capsys.readouterr().out.splitlines()[1:]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("chess 2 abc", "There is no game chess: choose one of uno-dominos, all-fives"),
        ("all-fives two abc", "all-fives is for 2-4 players, not two."),
        ("uno-dominos 7 abc", "uno-dominos is for 2-6 players, not 7."),
        ("uno-dominos 3 abc --option colour=red", "colour=red is not a house rule of uno-dominos"),
        ("uno-dominos 3 abc --option target", "target cannot be : choose 0-5000."),
        ("uno-dominos 3 abc --option target=9999", "target cannot be 9999: choose 0-5000."),
        ("uno-dominos 3 abc --option sheet=de", "sheet cannot be de: choose nl or fr."),
        ("domino-4 3 abc --option blufjoker=perhaps", "blufjoker cannot be perhaps: choose true or false."),
        ("domino-4 3 abc --round 0", "0 is not a round: give a number from 1 on."),
        ("domino-4 3 abc --round last", "last is not a round: give a number from 1 on."),
        (f"domino-4 3 abc --round {10**29}", f"{10**29} is not a round: give a number from 1 on."),
        (f"domino-4 {10**29} abc", "domino-4 is for 2-6 players, not 1000"),
        (f"domino-4 3 abc --message {10**29}", f"{10**29} is neither the number nor the link of a message."),
        ("domino-4 3 abc --message here", "here is neither the number nor the link of a message."),
        ("domino-4 3 abc --hash abcd", f"The hash of this secret is {HASH}, not abcd."),
    ],
)
def test_a_deal_that_is_impossible_is_explained_in_one_sentence(
    asked: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(["verify", *asked.split()]) == 1
    printed = capsys.readouterr()
    assert printed.err.startswith(sentence)
    assert printed.err.count("\n") == 1
    assert printed.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_speaks_the_operators_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_BE.UTF-8")
    localizer = localizer_for(language)
    assert command_line.main(["verify", "domino-4", "3", "abc", "--round", "0"]) == 1
    assert capsys.readouterr().err == localizer("verify-no-round", round="0") + "\n"
    assert command_line.main(["verify", "domino-4", "3", "abc"]) == 0
    assert localizer("verify-player", number=3) in capsys.readouterr().out
