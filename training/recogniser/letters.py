"""The letters that networks tell apart, and those that the product ships."""

from __future__ import annotations

import unicodedata
from pathlib import Path

#: Latin and Greek; punctuation, currency, raised and lowered figures, numerals; mathematics; circled numbers; kana and Chinese
#: punctuation; full-width and half-width forms. Coptic, between the two halves of Greek, is left out.
NEEDED = [(0x20, 0x3E1), (0x3F0, 0x218F), (0x2200, 0x22FF), (0x2460, 0x249B), (0x3000, 0x32FF), (0xFE30, 0xFFEF)]
#: Of arrows, shapes and dingbats only what forms, letterheads and tables are printed with.
SIGNS = "←↑→↓↔↕⇐⇒⇔✓✔✕✗✘☐☑☒●○◎■□▪▫▲△▶▷▼▽◀◆◇★☆☎✉✂⌀♀♂"

#: Signs that look alike in print, or differ by nothing but their width, and what is taken for them.
SAME = str.maketrans({
    "–": "-", "−": "-", "‐": "-", "‑": "-", "’": "'", "‘": "'", "´": "'", "`": "'", "″": '"', "“": '"', "”": '"', "µ": "μ", "Å": "Å",
    "￥": "¥", "\u00a0": " ", "\u3000": " ",
})  # fmt: skip


def load_letters(path: str | Path) -> list[str]:
    """Letter of each output of a network from its list: first the blank of CTC, and last the space, which published lists leave out."""
    lines = Path(path).read_text(encoding="utf-8").removesuffix("\n").split("\n")
    return ["", *lines] if " " in lines else ["", *lines, " "]


def is_needed(letter: str, shipped: set[str]) -> bool:
    """Whether a document of ours can have the letter; `shipped` are those of earlier versions, of which no ideograph gets lost."""
    if is_han(letter):
        return letter in shipped or is_usual_han(letter)
    return letter in SIGNS or any(first <= ord(letter) <= last for first, last in NEEDED)


def is_han(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("CJK")


def is_usual_han(letter: str) -> bool:
    """In GB 2312, or in the first level of Big5 or of JIS X 0208: what the mainland, Taiwan and Japan write with."""
    big5, japanese = letter.encode("big5", "ignore"), letter.encode("euc_jp", "ignore")
    levels = b"\xa4\x40" <= big5 <= b"\xc6\x7e" or (len(japanese) == 2 and b"\xb0" <= japanese < b"\xd0")
    return levels or letter.encode("gb2312", "ignore") != b""


def kind(letter: str) -> str:
    """For counts: the first word of its Unicode name where that is a script, else what it is in general."""
    name = unicodedata.name(letter, "").split(" ")[0].split("-")[0]
    scripts = {"LATIN": "Latin", "GREEK": "Greek", "CJK": "Han", "HIRAGANA": "kana", "KATAKANA": "kana", "FULLWIDTH": "forms", "HALFWIDTH": "forms"}
    general = {"N": "figures", "P": "punctuation", "Sc": "currency", "Sm": "mathematics", "L": "other letters"}
    category = unicodedata.category(letter)
    return scripts.get(name) or general.get(category) or general.get(category[0], "signs")
