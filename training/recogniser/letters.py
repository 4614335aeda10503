"""The letters that the network tells apart: those of PP-OCR's list, and behind them those that were added."""

from __future__ import annotations

from pathlib import Path

#: Letters of German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Swedish and Danish, and signs of money and
#: of print, that the published list lacks.
ADDED = (
    "€£₹¢ßæöøåœçñãõâêîôûëïÿìùýąćęłńśźżčďěňřšťůž"
    "ÄÖÀÂÆÇÈÊËÎÏÔŒÙÛŸÁÍÑÚÃÕÌÒÅØĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽÝ"
    "¡¿ªº«„©½¼¾³"
)

#: Signs that look alike in print, or differ by nothing but their width, and what is read for them.
SAME = {
    "–": "-", "−": "-", "‐": "-", "‑": "-", "’": "'", "‘": "'", "´": "'", "`": "'", "″": '"', "\u00a0": " ",
    "“": '"', "”": '"', "µ": "μ",
}  # fmt: skip


def load_letters(published_list: str | Path) -> list[str]:
    """Letter of each output of the network; the first is the blank of CTC, the last of the published ones the space."""
    text = Path(published_list).read_text(encoding="utf-8").replace("\r\n", "\n")
    published = text.removesuffix("\n").split("\n")
    return ["", *published, " ", *(letter for letter in ADDED if letter not in published)]


def plain(letter: str) -> str:
    """What an added letter looks most like among the published ones: where its row of the output layer starts."""
    import unicodedata

    alike = {"€": "E", "£": "E", "₹": "R", "¢": "c", "ß": "B", "æ": "a", "ø": "o", "œ": "o", "ł": "l", "Æ": "A", "Œ": "O",
             "Ł": "L", "Ø": "O", "¡": "!", "¿": "?", "ª": "a", "º": "°", "«": "»", "„": '"', "©": "®", "¼": "²", "½": "²", "¾": "²", "³": "²"}  # fmt: skip
    return alike.get(letter) or unicodedata.normalize("NFD", letter)[0]
