"""Fine-tunes the published recogniser on drawn lines.

    python train.py --published DIR --typefaces DIR --out DIR [--lines N] [--seed N] [--start recognition.onnx]

Reads checkpoints in OUT and goes on where the last one ends. The same seed and number of lines draw the same lines in the same
order.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import random
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from os import nice
from pathlib import Path

import cv2
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn
from torch.nn import functional as F

from draw import HEIGHT, STEP, Drawer, Line
from evaluate import evaluate
from letters import load_letters, plain
from network import BLOCKS, Branch, Recogniser, load_published
from typefaces import Typefaces

#: Lines drawn at a time, and columns of pixels in one batch of lines of like width.
CHUNK, COLUMNS = 512, 32 * 256
RATES = {"all": (3e-4, 1e-3), "neck": (6e-4, 1e-3), "branch": (2e-3, 0.0), "letters": (0.0, 6e-3)}
WARM_UP, DECAY = 40, 0.99
#: Weight of staying with the published network on Chinese lines, which it reads well.
FAITH = 4.0
#: Letters that a batch has not, beside which its own must still win.
OTHERS = 700
#: Blocks of the backbone that stay as published: they see strokes, which are the same for every script.
KEPT = {"all": 6, "neck": len(BLOCKS), "branch": len(BLOCKS), "letters": len(BLOCKS)}
#: Where the whole backbone stays, what it sees of a line is kept, and the line learnt this many times more with later ones;
#: so many batches are kept.
AGAIN, MOST_KEPT = 3, 600


def main() -> None:
    args = arguments()
    torch.set_num_threads(args.threads)
    torch.set_flush_denormal(True)
    cv2.setNumThreads(1)
    torch.manual_seed(args.seed)
    letters = load_letters(args.published / "ppocr_keys_v1.txt")
    teacher = load_published(str(args.published / "ch_PP-OCRv4_rec_infer.onnx"))
    run = Run(args, letters, teacher)
    run.resume()
    run.train()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--published", type=Path, required=True, help="folder of ch_PP-OCRv4_rec_infer.onnx and ppocr_keys_v1.txt")
    parser.add_argument("--typefaces", type=Path, required=True, help="folder of unpacked packages of typefaces")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--lines", type=int, default=100_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--han", type=float, default=0.3, help="share of Chinese lines")
    parser.add_argument("--start", type=Path, help="a network as shipped, whose rows for the added letters are taken over")
    parser.add_argument("--learn", choices=KEPT, default="branch", help="only rows or a branch for the added letters, all behind the backbone, or all behind its first blocks")
    parser.add_argument("--every", type=int, default=5, help="minutes between checkpoints")
    return parser.parse_args()


@dataclass
class Batch:
    """Lines of like width, padded with grey on the right, as the reader pads: lines x 48 x columns x 3."""

    pictures: np.ndarray | None
    texts: list[str]
    #: Steps of each, without the padding.
    lengths: list[int]
    #: Which lines are Chinese.
    han: list[int]
    #: What the part of the network that is not learnt sees of them, once it has seen them.
    strokes: Tensor | None = None


drawing: dict[str, object] = {}


def prepare_drawing(letters: list[str], args: argparse.Namespace) -> None:
    """Once in each drawing process."""
    nice(5)
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    drawing["letters"], drawing["typefaces"] = letters, Typefaces(str(args.typefaces))


def draw_chunk(seed: int, args: argparse.Namespace) -> list[Batch]:
    """The same for a seed whoever draws it."""
    drawer = Drawer(seed, drawing["letters"], drawing["typefaces"], args.han)
    lines = sorted((drawer.next() for _ in range(CHUNK)), key=lambda line: line.picture.shape[1])
    groups: list[list[Line]] = [[]]
    for line in lines:
        if (len(groups[-1]) + 1) * line.picture.shape[1] > COLUMNS:
            groups.append([])
        groups[-1].append(line)
    random.Random(seed).shuffle(groups)
    return [batch_of(group) for group in groups]


def batch_of(lines: list[Line]) -> Batch:
    width = max(line.picture.shape[1] for line in lines)
    pictures = np.full((len(lines), HEIGHT, width, 3), GREY, np.uint8)
    for row, line in zip(pictures, lines):
        row[:, : line.picture.shape[1]] = line.picture
    return Batch(
        pictures,
        [line.text for line in lines],
        [math.ceil(line.picture.shape[1] / STEP) for line in lines],
        [at for at, line in enumerate(lines) if line.han],
    )


#: Of the padding: nearly 0 as the network sees it.
GREY = 128


def as_input(lines: list[Line]) -> Tensor:
    return pixels(batch_of(lines).pictures)


def pixels(pictures: np.ndarray) -> Tensor:
    """In rows of pixels as they come, which is the fastest order too."""
    return (torch.from_numpy(pictures).float() / 127.5 - 1).permute(0, 3, 1, 2)


def chunks(args: argparse.Namespace, letters: list[str], first: int):
    """Number and batches of each chunk from the first wanted on, drawn ahead in processes of their own."""
    with ProcessPoolExecutor(args.workers, get_context("spawn"), prepare_drawing, (letters, args)) as pool:
        submit = lambda number: pool.submit(draw_chunk, args.seed * 1_000_003 + number, args)  # noqa: E731
        ahead = deque(submit(first + one) for one in range(2 * args.workers))
        for number in count(first):
            ready = ahead.popleft().result()
            ahead.append(submit(number + 2 * args.workers))
            yield number, ready


def extended(published: Recogniser, letters: list[str]) -> Recogniser:
    """The published network with rows of its output layer for the added letters, each like that of the letter it looks like."""
    network = copy.deepcopy(published)
    old = network.head
    network.head = nn.Linear(old.in_features, len(letters))
    with torch.no_grad():
        network.head.weight[: old.out_features] = old.weight
        network.head.bias[: old.out_features] = old.bias
        for index in range(old.out_features, len(letters)):
            like = letters.index(plain(letters[index]))
            network.head.weight[index] = old.weight[like]
            network.head.bias[index] = old.bias[like] - 2
    # The last published letter is the space, which the network was never made to see.
    network.branch = Branch(len(letters) - old.out_features + 1)
    return network


@torch.no_grad()
def take_over_rows(network: Recogniser, published: int, shipped: Path) -> None:
    """The rows of the output layer for the added letters as a shipped network has them."""
    graph = onnx.load(shipped).graph
    arrays = [numpy_helper.to_array(one) for one in graph.initializer]
    rows, bias = network.head.weight.shape, network.head.bias.shape
    weights = next(one for one in arrays if one.shape == rows[::-1])
    network.head.weight[published:] = torch.tensor(weights.T[published:].astype(np.float32))
    network.head.bias[published:] = torch.tensor(next(one for one in arrays if one.shape == bias)[published:].astype(np.float32))


class Run:
    def __init__(self, args: argparse.Namespace, letters: list[str], teacher: Recogniser) -> None:
        self.args, self.letters = args, letters
        self.index = {letter: index for index, letter in enumerate(letters)}
        self.network = extended(teacher, letters).to(memory_format=torch.channels_last)
        self.teacher = teacher.to(memory_format=torch.channels_last).requires_grad_(False)
        self.published = teacher.head.out_features
        if args.start is not None:
            take_over_rows(self.network, self.published, args.start)
        self.average = copy.deepcopy(self.network).requires_grad_(False)
        self.narrow = [i for i, one in enumerate(letters) if not "\u4e00" <= one <= "\u9fff"]
        self.chance = random.Random(args.seed)
        self.step, self.lines, self.chunk, self.log = 0, 0, 0, []
        self.kept = KEPT[args.learn]
        self.older: list[Batch] = []
        freeze(self.network, args.learn)
        head = set(self.network.head.parameters())
        others = [one for one in self.network.parameters() if one.requires_grad and one not in head]
        self.optimiser = torch.optim.AdamW(
            [
                {"params": parameters, "rate": rate}
                for parameters, rate in zip((others, list(head)), RATES[args.learn], strict=True)
            ],
            betas=(0.9, 0.98),
            weight_decay=0.0,
        )
        self.typefaces = Typefaces(str(args.typefaces))

    def resume(self) -> None:
        path = self.args.out / "checkpoint.pt"
        self.args.out.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            return
        state = torch.load(path)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.step, self.lines, self.chunk, self.log = (state[one] for one in ("step", "lines", "chunk", "log"))

    def save(self) -> None:
        state = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            **{one: getattr(self, one) for one in ("step", "lines", "chunk", "log")},
        }
        torch.save(state, self.args.out / "checkpoint.tmp")
        (self.args.out / "checkpoint.tmp").rename(self.args.out / "checkpoint.pt")
        torch.save(self.average.state_dict(), self.args.out / "average.pt")
        (self.args.out / "log.json").write_text(json.dumps(self.log))

    def train(self) -> None:
        if self.step == 0:
            self.report()
        losses: list[tuple[float, float]] = []
        saved = time.time()
        for chunk, batches in chunks(self.args, self.letters, self.chunk):
            for batch in self.with_older(batches):
                losses.append(self.learn(batch))
                self.step += 1
                self.lines += len(batch.texts)
            self.chunk = chunk + 1
            over = self.lines >= self.args.lines
            print(f"step {self.step} lines {self.lines} loss {np.mean(losses[-25:], axis=0).round(3)} {time.process_time():.0f} s", flush=True)
            if over or time.time() - saved > 60 * self.args.every:
                self.report()
                self.save()
                saved = time.time()
            if over:
                return

    def with_older(self, batches: list[Batch]) -> list[Batch]:
        """Those of a chunk, among others seen before where seeing costs more than learning."""
        if self.kept < len(BLOCKS):
            return batches
        for batch in batches:
            self.see(batch)
        again = self.chance.choices(self.older, k=AGAIN * len(batches)) if self.older else []
        self.older = [*self.older, *batches][-MOST_KEPT:]
        return self.chance.sample([*batches, *again], len(batches) + len(again))

    @torch.no_grad()
    def see(self, batch: Batch) -> Tensor:
        if batch.strokes is not None:
            return batch.strokes.float()
        strokes = self.network.strokes(pixels(batch.pictures), self.kept)
        if self.kept == len(BLOCKS):
            strokes = self.network.pooled(strokes, self.kept)
            batch.strokes, batch.pictures = strokes.half(), None
        return strokes

    def learn(self, batch: Batch) -> tuple[float, float]:
        progress = min(1, self.lines / self.args.lines)
        factor = min(1, (self.step + 1) / WARM_UP) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * progress)))
        for group in self.optimiser.param_groups:
            group["lr"] = group["rate"] * factor
        han = batch.han
        strokes = self.see(batch)
        with torch.no_grad():
            teacher_odds = self.teacher.head(self.neck(self.teacher, strokes[han])) if han else None
        with torch.set_grad_enabled(self.args.learn not in ("branch", "letters")):
            features = self.neck(self.network, strokes)
        targets = [[self.index[letter] for letter in text] for text in batch.texts]
        chosen = self.choose(targets, teacher_odds)
        place = {letter: at for at, letter in enumerate(chosen)}
        rows = torch.tensor(chosen)
        odds = F.linear(features, self.network.head.weight[rows], self.network.head.bias[rows])
        if self.args.learn == "branch":
            odds = odds + self.branch(strokes, chosen)
        lengths = torch.tensor(batch.lengths)
        loss = F.ctc_loss(
            odds.log_softmax(2).transpose(0, 1),
            torch.tensor([place[one] for target in targets for one in target]),
            lengths,
            torch.tensor([len(target) for target in targets]),
            zero_infinity=True,
        )
        stays = self.args.learn in ("branch", "letters") or not han
        faith = torch.zeros(()) if stays else self.faith(odds[han], teacher_odds, chosen, lengths[han])
        self.optimiser.zero_grad()
        (loss + FAITH * faith).backward()
        self.update()
        return loss.item(), faith.item()

    def neck(self, network: Recogniser, strokes: Tensor) -> Tensor:
        return network.neck(strokes if self.kept == len(BLOCKS) else network.pooled(strokes, self.kept))

    def branch(self, strokes: Tensor, chosen: list[int]) -> Tensor:
        """What the branch adds to the log odds of the letters that take part."""
        more = self.network.branch(strokes)
        first = len(self.letters) - more.shape[2]
        places = torch.tensor([max(0, letter - first + 1) for letter in chosen])
        return F.pad(more, (1, 0))[..., places]

    def choose(self, targets: list[list[int]], teacher_odds: Tensor | None) -> list[int]:
        """The letters that take part: all but ideographs, those of the batch, those the teacher thinks of, and some others."""
        chosen = dict.fromkeys(self.narrow)
        chosen.update(dict.fromkeys(one for target in targets for one in target))
        if teacher_odds is not None:
            chosen.update(dict.fromkeys(teacher_odds.topk(4).indices.flatten().unique().tolist()))
        chosen.update(dict.fromkeys(self.chance.sample(range(1, self.published), OTHERS)))
        return list(chosen)

    def faith(self, odds: Tensor, teacher_odds: Tensor, chosen: list[int], lengths: Tensor) -> Tensor:
        """How far the letters of Chinese lines are from what the published network holds likely (Kullback-Leibler)."""
        known = torch.tensor([at for at, letter in enumerate(chosen) if letter < self.published])
        rows = torch.tensor([letter for letter in chosen if letter < self.published])
        own = odds[..., known].log_softmax(2)
        theirs = teacher_odds[..., rows].log_softmax(2)
        apart = (theirs.exp() * (theirs - own)).sum(2)
        within = torch.arange(odds.shape[1])[None] < lengths[:, None]
        return (apart * within).sum() / within.sum()

    def update(self) -> None:
        if self.args.learn == "letters":
            for rows in self.network.head.parameters():
                rows.grad[: self.published] = 0
        nn.utils.clip_grad_norm_((one for one in self.network.parameters() if one.requires_grad), 5.0)
        self.optimiser.step()
        decay = min(DECAY, (self.step + 1) / (self.step + 10))
        with torch.no_grad():
            for average, own in zip(self.average.parameters(), self.network.parameters()):
                if own.grad is not None:
                    average.lerp_(own, 1 - decay)

    def report(self) -> None:
        result = evaluate(self.average, self.letters, self.typefaces, as_input)
        self.log.append({"step": self.step, "lines": self.lines, "processor seconds": round(time.process_time()), **result})
        print(self.log[-1], flush=True)


def freeze(network: Recogniser, learn: str) -> None:
    """The backbone's first blocks always stay; the branch learns alone, so that what was read before is not forgotten."""
    kept = ("stem", "branch", *(f"blocks.{at}." for at in range(KEPT[learn])))
    for name, weights in network.named_parameters():
        if learn in ("branch", "letters"):
            weights.requires_grad_(name.startswith("branch" if learn == "branch" else "head"))
        else:
            weights.requires_grad_(not name.startswith(kept))


if __name__ == "__main__":
    main()
