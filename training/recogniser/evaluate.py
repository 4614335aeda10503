"""How networks read drawn lines of seeds that no training uses: characters wrong, marked letters, signs of money and spaces right.

    python evaluate.py --typefaces DIR recognition.onnx letters.txt [OTHER.onnx ITS-LETTERS.txt ...]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import numpy as np
import onnxruntime

from draw import HEIGHT, STEP, Drawer, Line
from letters import SAME, load_letters
from typefaces import Typefaces

SEED, COUNT = 7_919, 480
MONEY = "€£₹¥§"

#: Pictures of lines, lines x 3 x 48 x columns, -1..1, blue, green, red -> odds or probabilities, lines x steps x letters.
Recognise = Callable[[np.ndarray], np.ndarray]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--typefaces", type=Path, required=True, help="folder of unpacked packages of typefaces")
    parser.add_argument("networks", type=Path, nargs="+", help="a network and its letters, in turn")
    args = parser.parse_args()
    typefaces = Typefaces(str(args.typefaces))
    for network, letters in zip(args.networks[::2], args.networks[1::2], strict=True):
        print(network, evaluate(opened(network), load_letters(letters), typefaces), flush=True)


def opened(network: Path) -> Recognise:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(network, options, providers=["CPUExecutionProvider"])
    return lambda pictures: session.run(None, {session.get_inputs()[0].name: pictures})[0]


@lru_cache
def drawn(han: bool, typefaces: Typefaces) -> list[Line]:
    drawer = Drawer(SEED, typefaces, 1.0 if han else 0.0)
    return sorted((drawer.next() for _ in range(COUNT)), key=lambda line: line.picture.shape[1])


def evaluate(recognise: Recognise, letters: list[str], typefaces: Typefaces) -> dict[str, float]:
    """Shares in per cent."""
    result: dict[str, float] = {}
    for han in (False, True):
        lines = drawn(han, typefaces)
        wrong = letters_all = 0
        kinds = {name: [0, 0] for name in ("marked", "money", "spaces")}
        invented = 0
        for line, text in zip(lines, read(recognise, lines, letters)):
            pairs = align(line.text.translate(SAME), text.translate(SAME))
            wrong += sum(a != b for a, b in pairs if a != " " and b != " ")
            letters_all += len(line.text.replace(" ", ""))
            invented += sum(b == " " and a != " " for a, b in pairs)
            for a, b in pairs:
                kind = "money" if a in MONEY and a else "spaces" if a == " " else "marked" if is_marked(a) else None
                if kind:
                    kinds[kind][0] += a == b
                    kinds[kind][1] += 1
        result[f"{'han' if han else 'latin'} wrong"] = round(100 * wrong / letters_all, 2)
        if not han:
            result.update({kind: round(100 * right / max(1, count), 1) for kind, (right, count) in kinds.items()})
            result["spaces invented"] = round(100 * invented / max(1, kinds["spaces"][1]), 1)
    return result


def is_marked(letter: str) -> bool:
    """Latin, and not among the plain ones."""
    return letter.isalpha() and 0x80 < ord(letter) < 0x250


def read(recognise: Recognise, lines: list[Line], letters: list[str]) -> list[str]:
    texts: list[str] = []
    for start in range(0, len(lines), 32):
        batch = lines[start : start + 32]
        best = recognise(as_input(padded(batch))).argmax(2)
        for line, steps in zip(batch, best.tolist()):
            steps = steps[: line.picture.shape[1] // STEP]
            texts.append("".join(letters[one] for at, one in enumerate(steps) if one and (at == 0 or steps[at - 1] != one)))
    return texts


def padded(lines: list[Line]) -> np.ndarray:
    """Pictures of one width, lines x 48 x columns x 3, 0..255, with grey on the right, as the reader pads."""
    pictures = np.full((len(lines), HEIGHT, max(line.picture.shape[1] for line in lines), 3), GREY, np.uint8)
    for row, line in zip(pictures, lines):
        row[:, : line.picture.shape[1]] = line.picture
    return pictures


#: Of the padding: nearly 0 as the network sees it.
GREY = 128


def as_input(pictures: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray((pictures.astype(np.float32) / 127.5 - 1).transpose(0, 3, 1, 2))


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


if __name__ == "__main__":
    main()
