"""The typefaces that lines are drawn in, found in folders of unpacked Debian packages (`packages.txt`)."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from pathlib import Path

from fontTools.ttLib import TTCollection, TTFont
from PIL import ImageFont

#: Files whose letters nobody prints documents in, or that hold other scripts.
LEFT_OUT = re.compile(
    r"Symbol|D050000|Z003|dingbat|Emoji|Math|Icon|Barcode|Keyboard|Dingbat|Ornament|Oblong|NastaliqU|Black|Ultra|Thin|Hairline|ExtraLight|UltraLight"
    r"|sixtyfour|Signwriting|SourceCode|Awesome|Outline|Shadow|Oldania|Noto(Sans|Serif)(?!-|Mono|Display|CJK)[A-Z]",
    re.I,
)
#: Typefaces of tills, typewriters and forms: asked for more often than their number says.
OF_TILLS = re.compile(r"mono|courier|typewriter|typist|ocr|3270|inconsolata|condensed|narrow|cond|pc/|glass|spleen|terminus|cousine|proggy|hermit|agave|dotgothic|VT323", re.I)  # fmt: skip
OFFICE = re.compile(r"liberation|carlito|caladea|dejavu|roboto|open-sans|noto/NotoS(ans|erif)-(Regular|Bold)|nimbus|urw|arimo|tinos|lato|texgyre|tex-gyre|freefont|croscore|arkpandora", re.I)  # fmt: skip
HAN = re.compile(r"CJK|wqy|arphic|uming|ukai|lxgw|Smiley|babelstonehan|BabelStoneHan", re.I)


class Typefaces:
    def __init__(self, root: str) -> None:
        files = sorted(
            path
            for path in Path(root).rglob("*")
            if path.suffix.lower() in (".ttf", ".otf", ".ttc") and not LEFT_OUT.search(str(path.relative_to(root)))
        )
        self.han = [one for path in files if HAN.search(str(path)) for one in opened(path, han=True)]
        latin = [one for path in files if not HAN.search(str(path)) for one in opened(path, han=False)]
        self.groups = [
            by_family([one for one in latin if OF_TILLS.search(one[0])]),
            by_family([one for one in latin if OFFICE.search(one[0])]),
            by_family(latin),
        ]
        self.count = len(latin) + len(self.han)

    def pick(self, chance: random.Random, text: str, han: bool) -> tuple[str, int] | None:
        """File and index of a typeface that has all letters of a text; nothing when ten tries find none."""
        needed = {ord(letter) for letter in text if letter != " "}
        for _ in range(10):
            if han:
                one = chance.choice(self.han)
            else:
                families = chance.choices(self.groups, [30, 45, 25])[0]
                one = chance.choice(chance.choice(families))
            if needed <= one[2]:
                return one[0], one[1]
        return None


def by_family(faces: list) -> list[list]:
    families: dict[str, list] = {}
    for one in faces:
        families.setdefault(re.split(r"[-_.]", Path(one[0]).name)[0].lower(), []).append(one)
    return list(families.values())


def opened(path: Path, han: bool) -> list[tuple[str, int, frozenset[int]]]:
    """Path, index and letters of the faces in a file; none where it cannot be read or lacks plain letters."""
    try:
        faces = TTCollection(str(path), lazy=True).fonts if path.suffix.lower() == ".ttc" else [TTFont(str(path), lazy=True)]
        found = []
        # Of collections of one design for several countries, the first and the Simplified Chinese one.
        for index in [0] if len(faces) < 3 else [0, 2]:
            letters = frozenset(faces[index].getBestCmap())
            if {*map(ord, "AZaz09.,")} <= letters and (not han or len(letters) > 5000):
                found.append((str(path), index, letters))
        return found
    except Exception:  # noqa: BLE001 - a package may hold files of other kinds under these names
        return []


@lru_cache(maxsize=600)
def sized(path: str, index: int, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size, index=index, layout_engine=ImageFont.Layout.BASIC)
