"""How a network reads drawn lines of seeds that no training uses: characters wrong, added letters and spaces right."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import torch

from draw import STEP, Drawer, Line
from letters import ADDED

SEED, COUNT = 7_919, 160
MONEY = "€£₹¥§"


@lru_cache(maxsize=2)
def drawn(han: bool, letters: tuple[str, ...], typefaces: object) -> list[Line]:
    drawer = Drawer(SEED, list(letters), typefaces, 1.0 if han else 0.0)
    return sorted((drawer.next() for _ in range(COUNT)), key=lambda line: line.picture.shape[1])


def evaluate(network, letters: list[str], typefaces, as_input) -> dict[str, float]:
    """Shares in per cent."""
    result: dict[str, float] = {}
    for han in (False, True):
        lines = drawn(han, tuple(letters), typefaces)
        reads = read(network, lines, letters, as_input)
        wrong = letters_all = 0
        kinds = {name: [0, 0] for name in ("marked", "money", "spaces")}
        invented = 0
        for line, text in zip(lines, reads):
            pairs = align(line.text, text)
            wrong += sum(a != b for a, b in pairs if a != " " and b != " ")
            letters_all += len(line.text.replace(" ", ""))
            invented += sum(b == " " and a != " " for a, b in pairs)
            for a, b in pairs:
                kind = "money" if a in MONEY and a else "spaces" if a == " " else "marked" if is_marked(a) else None
                if kind:
                    kinds[kind][0] += a == b
                    kinds[kind][1] += 1
        name = "han" if han else "latin"
        result[f"{name} wrong"] = round(100 * wrong / letters_all, 2)
        if not han:
            result.update({kind: round(100 * right / max(1, count), 1) for kind, (right, count) in kinds.items()})
            result["spaces invented"] = round(100 * invented / max(1, kinds["spaces"][1]), 1)
    return result


def is_marked(letter: str) -> bool:
    return letter != "" and letter.isalpha() and (letter in ADDED or unicodedata.normalize("NFD", letter) != letter) and ord(letter) < 0x250


@torch.no_grad()
def read(network, lines: list[Line], letters: list[str], as_input) -> list[str]:
    texts: list[str] = []
    for start in range(0, len(lines), 32):
        batch = lines[start : start + 32]
        best = network(as_input(batch)).argmax(2)
        for line, steps in zip(batch, best.tolist()):
            steps = steps[: line.picture.shape[1] // STEP]
            texts.append("".join(letters[one] for at, one in enumerate(steps) if one and (at == 0 or steps[at - 1] != one)))
    return texts


def align(wanted: str, found: str) -> list[tuple[str, str]]:
    """Pairs of letters of the cheapest way to make one of the other; '' where one has nothing."""
    rows = [list(range(len(found) + 1))]
    for i, a in enumerate(wanted, 1):
        row = [i]
        for j, b in enumerate(found, 1):
            row.append(min(rows[i - 1][j - 1] + (a != b), rows[i - 1][j] + 1, row[j - 1] + 1))
        rows.append(row)
    pairs, i, j = [], len(wanted), len(found)
    while i or j:
        if i and j and rows[i][j] == rows[i - 1][j - 1] + (wanted[i - 1] != found[j - 1]):
            i, j = i - 1, j - 1
            pairs.append((wanted[i], found[j]))
        elif i and rows[i][j] == rows[i - 1][j] + 1:
            i -= 1
            pairs.append((wanted[i], ""))
        else:
            j -= 1
            pairs.append(("", found[j]))
    return pairs[::-1]
