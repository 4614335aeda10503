"""Draws lines of text as scanners, tills, fax machines and telephones deliver them, cut out and sized as the reader does."""

from __future__ import annotations

import random
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image, ImageDraw

from texts import Texts
from typefaces import Typefaces, sized

#: Height of the crops that the network gets, and pixels of width that make one step of its output.
HEIGHT, STEP = 48, 8
#: Lines wider than this are drawn anew: they cost time and teach nothing that shorter ones don't.
WIDEST = 640


@dataclass
class Line:
    #: Rows x columns x 3, blue, green, red, 0..255; columns in whole steps.
    picture: np.ndarray
    text: str
    han: bool


class Drawer:
    """Endless lines; the same seed gives the same ones."""

    def __init__(self, seed: int, typefaces: Typefaces, han_share: float) -> None:
        self.chance = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.texts = Texts()
        self.typefaces = typefaces
        self.han_share = han_share

    def next(self) -> Line:
        while True:
            han = self.chance.random() < self.han_share
            text = self.texts.han(self.chance) if han else self.texts.latin(self.chance)
            line = self.draw(text, han)
            if line is not None:
                return line

    def draw(self, text: str, han: bool) -> Line | None:
        chance = self.chance
        face = self.typefaces.pick(chance, text, han)
        if face is None or not text.strip():
            return None
        # Size of the print in pixels of the scan: 8 points at 100 dpi to 14 points at 300 dpi.
        size = int(round(np.exp(chance.uniform(np.log(14 if han else 11), np.log(56)))))
        ink = self.ink(text, face, size)
        if ink is None or ink.shape[1] / ink.shape[0] * HEIGHT > WIDEST * 1.3:
            return None
        if chance.random() < 0.06 and size <= 30:
            ink = dotted(ink, chance)
        ink = self.bent(ink)
        picture = self.printed(ink)
        picture = self.scanned(picture)
        width = max(1, round(picture.shape[1] / picture.shape[0] * HEIGHT / STEP)) * STEP
        if width > WIDEST:
            return None
        shrink = picture.shape[0] / HEIGHT
        if shrink >= 2:
            picture = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        picture = cv2.resize(picture, (width, HEIGHT), interpolation=cv2.INTER_LINEAR)
        return Line(picture, text, han)

    def ink(self, text: str, face: tuple[str, int], size: int) -> np.ndarray | None:
        """How much ink is where, 0..1, cut as the detector cuts: around the letters, with a margin that is never the same."""
        chance = self.chance
        font = sized(face[0], face[1], size)
        spacing = size * chance.choice([0, 0, 0, 0, 0, -0.03, 0.04, 0.1, 0.2, 0.35]) if chance.random() < 0.6 else 0
        wide_gap = chance.choice([0, 0, 0, 0.5, 1.5, 3]) * size
        advance = font.getlength(text) + spacing * len(text) + wide_gap * text.count(" ") + 4 * size
        if advance > 60 * size:
            return None
        canvas = Image.new("L", (int(advance), int(size * 3.2)), 0)
        pen = ImageDraw.Draw(canvas)
        bold = 1 if chance.random() < 0.05 and size > 20 else 0
        x, y = 2.0 * size, 0.9 * size
        if spacing or wide_gap:
            for letter in text:
                pen.text((x, y), letter, font=font, fill=255, stroke_width=bold)
                x += font.getlength(letter) + spacing + (wide_gap * chance.uniform(0.6, 1) if letter == " " else 0)
        else:
            pen.text((x, y), text, font=font, fill=255, stroke_width=bold)
        if canvas.getbbox() is None:
            return None
        left, top, right, bottom = canvas.getbbox()
        if bottom - top < 4 or chance.random() < 0.5:
            # The detector marks most lines from their ascenders to their descenders, whatever letters they have.
            top, bottom = min(top, int(y + size * 0.2)), max(bottom, int(y + size * 0.95))
        height = bottom - top
        self.cross(pen, (left, top, right, bottom), size)
        margin = [chance.uniform(-0.03, 0.2) * height, chance.uniform(-0.03, 0.2) * height]
        sides = [chance.uniform(0.0, 0.35) * height, chance.uniform(0.0, 0.35) * height]
        box = [left - sides[0], top - margin[0], right + sides[1], bottom + margin[1]]
        box = [max(0, int(box[0])), max(0, int(box[1])), min(canvas.width, int(box[2]) + 1), min(canvas.height, int(box[3]) + 1)]
        return np.asarray(canvas.crop(box), np.float32) / 255

    def cross(self, pen: ImageDraw.ImageDraw, box: tuple[int, int, int, int], size: int) -> None:
        """Rules, boxes, strokes of stamps, and the feet and heads of other lines, which no letter comes of."""
        chance = self.chance
        left, top, right, bottom = box
        width = max(1, round(size * chance.uniform(0.03, 0.08)))
        roll = chance.random()
        if roll < 0.05:
            y = bottom + size * chance.uniform(0.02, 0.2)
            pen.line((left - size, y, right + size, y), fill=255, width=width)
        elif roll < 0.07:
            y = top - size * chance.uniform(0.05, 0.2)
            pen.line((left - size, y, right + size, y), fill=255, width=width)
        elif roll < 0.10:
            gap = size * chance.uniform(0.15, 0.4)
            pen.rectangle((left - gap, top - gap / 2, right + gap, bottom + gap / 2), outline=255, width=width)
        elif roll < 0.12:
            x = chance.uniform(left, right)
            pen.line((x, top - size, x + size * chance.uniform(-2, 2), bottom + size), fill=chance.randint(60, 160), width=width)
        elif roll < 0.14:
            radius = size * chance.uniform(1, 3)
            x, y = chance.uniform(left, right), (top + bottom) / 2 + chance.uniform(-2, 2) * size
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), outline=chance.randint(50, 130), width=width)
        elif roll < 0.22:
            font = pen.getfont()
            y = bottom + size * 0.25 if chance.random() < 0.5 else top - size * 1.25
            words = " ".join(self.texts.word(chance, "en") for _ in range(6))
            face = self.typefaces.pick(chance, words, False)
            if face is not None:
                font = sized(face[0], face[1], size)
                pen.text((left - size, y), words, font=font, fill=255)

    def bent(self, ink: np.ndarray) -> np.ndarray:
        """Turned, sheared and curled by what the cutting out leaves."""
        chance = self.chance
        if chance.random() < 0.45:
            return ink
        height, width = ink.shape
        turn = np.tan(np.radians(chance.gauss(0, 0.5)))
        turn = float(np.clip(turn, -0.14 * height / width, 0.14 * height / width))
        shear = chance.gauss(0, 0.06)
        stretch = chance.uniform(0.85, 1.18) if chance.random() < 0.75 else chance.uniform(0.55, 0.85)
        matrix = np.float32([[stretch, shear, -shear * height / 2], [turn, 1, -turn * width / 2]])
        ink = cv2.warpAffine(ink, matrix, (int(width * stretch), height), flags=cv2.INTER_LINEAR)
        if chance.random() < 0.25:
            height, width = ink.shape
            columns, rows = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
            wave = np.sin(columns / width * chance.uniform(1, 5) + chance.uniform(0, 6)) * height * chance.uniform(0, 0.06)
            ink = cv2.remap(ink, columns, rows + wave.astype(np.float32), cv2.INTER_LINEAR)
        return ink

    def printed(self, ink: np.ndarray) -> np.ndarray:
        """Ink on paper, rows x columns x 3, 0..255."""
        chance, noise = self.chance, self.noise
        height, width = ink.shape
        roll = chance.random()
        if roll < 0.06:
            ink = cv2.dilate(ink, np.ones((2, 2)))
        elif roll < 0.10 and height > 30:
            ink = cv2.erode(ink, np.ones((2, 2)))
        if chance.random() < 0.18:  # thermal print: weak patches, missing columns of the head
            patches = cv2.resize(noise.random((3, max(2, width // 40)), np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
            ink = ink * np.clip(0.55 + patches * chance.uniform(0.3, 0.9), 0, 1)
            if chance.random() < 0.3:
                row = chance.randrange(height)
                ink[row : row + max(1, height // 24)] *= chance.uniform(0, 0.6)
        if chance.random() < 0.12:  # worn ribbon: specks without ink
            ink = ink * (noise.random(ink.shape) > chance.uniform(0.02, 0.25))
        paper = chance.uniform(170, 255) if chance.random() < 0.8 else chance.uniform(90, 200)
        dark = chance.uniform(0, 0.35) if chance.random() < 0.75 else chance.uniform(0.35, 0.72)
        papers, inks = np.full(3, paper), np.full(3, paper * dark)
        if chance.random() < 0.35:
            papers = np.clip(papers + noise.normal(0, 12, 3), 40, 255)
        if chance.random() < 0.2:
            inks = np.clip(inks + noise.uniform(0, 90, 3), 0, paper * 0.75)
        if chance.random() < 0.05:
            papers, inks = inks, papers
        ink = ink[..., None]
        picture = papers * (1 - ink) + inks * ink
        if chance.random() < 0.3:  # light from a side, shadows
            light = cv2.resize(noise.uniform(chance.uniform(0.55, 0.9), 1.05, (2, 3)).astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
            picture = picture * light[..., None]
        if chance.random() < 0.08:  # what is printed on the back
            ghost = cv2.GaussianBlur(np.ascontiguousarray(ink[::-1, ::-1, 0]), (0, 0), 1.5) * chance.uniform(5, 35)
            picture = picture - ghost[..., None]
        return np.clip(picture, 0, 255).astype(np.float32)

    def scanned(self, picture: np.ndarray) -> np.ndarray:
        chance, noise = self.chance, self.noise
        height, width = picture.shape[:2]
        if chance.random() < 0.55:
            picture = cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.3, 0.045 * height + 0.25))
        if chance.random() < 0.04 and height > 20:  # a moved camera
            size = max(3, height // 10)
            picture = cv2.blur(picture, (size, 1) if chance.random() < 0.6 else (1, size))
        if chance.random() < 0.15:  # low resolution
            low = max(10, int(height * chance.uniform(0.35, 0.8)))
            small = cv2.resize(picture, (max(4, width * low // height), low), interpolation=cv2.INTER_AREA)
            picture = cv2.resize(small, (width, height), interpolation=chance.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC]))
        roll = chance.random()
        if roll < 0.35:
            picture = picture + noise.normal(0, chance.uniform(1, 14), (height, width, 1 if chance.random() < 0.7 else 3))
        elif roll < 0.40:
            salt = noise.random((height, width, 1))
            picture = np.where(salt < 0.01, 255, np.where(salt > 0.99, 0, picture))
        if chance.random() < 0.25:  # paper brought to white: thin strokes break
            paper = float(np.percentile(picture, 80))
            lost = chance.uniform(0.6, 1.0)
            picture = picture * (255 / max(30.0, paper * lost))
        picture = np.clip(picture, 0, 255).astype(np.uint8)
        roll = chance.random()
        if roll < 0.09:
            picture = self.faxed(picture)
        if roll < 0.55:
            coded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, chance.randint(25, 95)])[1]
            picture = cv2.imdecode(coded, cv2.IMREAD_COLOR)
        return picture

    def faxed(self, picture: np.ndarray) -> np.ndarray:
        """Black or white by one threshold, and softened as the reader softens pictures of two levels."""
        chance = self.chance
        gray = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
        low, high = np.percentile(gray, [2, 90])
        black = np.where(gray > low + (high - low) * chance.uniform(0.35, 0.75), 255, 0).astype(np.uint8)
        soft = cv2.GaussianBlur(black, (0, 0), chance.uniform(0.6, 1.0))
        return cv2.cvtColor(soft, cv2.COLOR_GRAY2BGR)


def dotted(ink: np.ndarray, chance: random.Random) -> np.ndarray:
    """As needles print it: letters of 7 to 12 rows of dots."""
    height, width = ink.shape
    rows = chance.randint(9, 16)
    columns = max(4, round(width / height * rows * chance.uniform(0.9, 1.4)))
    needles = cv2.resize(ink, (columns, rows), interpolation=cv2.INTER_AREA) > chance.uniform(0.3, 0.5)
    pitch = 6
    dots = np.zeros((rows * pitch, columns * pitch), np.float32)
    stamp = np.zeros((pitch + 2, pitch + 2), np.float32)
    cv2.circle(stamp, (pitch // 2 + 1, pitch // 2 + 1), chance.choice([2, 3]), 1.0, -1)
    dots[pitch // 2 :: pitch, pitch // 2 :: pitch][needles] = 1
    dots = np.minimum(cv2.filter2D(dots, -1, stamp), 1)
    return cv2.resize(dots, (max(4, round(width * 40 / height)), 40), interpolation=cv2.INTER_AREA)
