"""Fine-tunes the published recogniser on drawn lines.

    python train.py --published DIR --typefaces DIR --out DIR [--steps N] [--seed N]

Reads checkpoints in OUT and goes on where the last one ends. The same seed and steps draw the same lines in the same order.
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
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from draw import HEIGHT, STEP, Drawer, Line
from evaluate import evaluate
from letters import load_letters, plain
from network import Recogniser, load_published
from typefaces import Typefaces

#: Lines drawn at a time, and columns of pixels in one batch of lines of like width.
CHUNK, COLUMNS = 768, 32 * 320
#: Batches of earlier chunks among those of each new one, as a multiple of them.
AGAIN = 2
RATE, HEAD_RATE, WARM_UP, DECAY = 3e-4, 1e-3, 30, 0.97
#: Weight of staying with the published network on Chinese lines, which it reads well.
FAITH = 4.0
#: Letters that a batch has not, beside which its own must still win.
OTHERS = 700


def main() -> None:
    args = arguments()
    torch.set_num_threads(args.threads)
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
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--han", type=float, default=0.25, help="share of Chinese lines")
    parser.add_argument("--start", type=Path, help="weights to start from (average.pt of another run) instead of the published ones")
    parser.add_argument("--learn", choices=("letters", "neck"), default="neck", help="only what tells the added letters, or all behind the backbone")
    parser.add_argument("--every", type=int, default=6, help="chunks of lines between checkpoints")
    return parser.parse_args()


@dataclass
class Batch:
    """Lines of like width as the backbone sees them, which stays as published: each line goes through it once."""

    strokes: np.ndarray
    texts: list[str]
    lengths: list[int]
    han: list[int]


drawing: dict[str, object] = {}


def prepare_drawing(letters: list[str], args: argparse.Namespace) -> None:
    """Once in each drawing process."""
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    drawing["letters"], drawing["typefaces"] = letters, Typefaces(str(args.typefaces))
    drawing["backbone"] = quick(load_published(str(args.published / "ch_PP-OCRv4_rec_infer.onnx")).to(args.device))


@torch.no_grad()
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
    return [seen(group, args.device) for group in groups]


def seen(lines: list[Line], device: str) -> Batch:
    strokes = drawing["backbone"].backbone(as_input(lines, device).to(memory_format=torch.channels_last))
    return Batch(
        strokes.half().cpu().contiguous().numpy(),
        [line.text for line in lines],
        [math.ceil(line.picture.shape[1] / STEP) for line in lines],
        [at for at, line in enumerate(lines) if line.han],
    )


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
    return network


def as_input(lines: list[Line], device: str) -> Tensor:
    """Padded with grey on the right, as the reader pads."""
    width = max(line.picture.shape[1] for line in lines)
    batch = torch.zeros(len(lines), HEIGHT, width, 3)
    for row, line in zip(batch, lines):
        row[:, : line.picture.shape[1]] = torch.from_numpy(line.picture).float() / 127.5 - 1
    return batch.permute(0, 3, 1, 2).to(device, torch.bfloat16)


class Run:
    def __init__(self, args: argparse.Namespace, letters: list[str], teacher: Recogniser) -> None:
        self.args, self.letters = args, letters
        self.index = {letter: index for index, letter in enumerate(letters)}
        self.master = extended(teacher, letters).to(args.device)
        if args.start is not None:
            self.master.load_state_dict(torch.load(args.start, map_location=args.device))
        self.average = copy.deepcopy(self.master)
        self.network = quick(copy.deepcopy(self.master))
        self.teacher = quick(teacher.to(args.device)).requires_grad_(False)
        self.published = teacher.head.out_features
        self.narrow = [i for i, one in enumerate(letters) if not "\u4e00" <= one <= "\u9fff"]
        self.chance = random.Random(args.seed)
        self.step, self.log = 0, []
        freeze(self.network, args.learn)
        self.pairs = [
            (slow, fast)
            for slow, fast in zip(self.master.parameters(), self.network.parameters())
            if fast.requires_grad
        ]
        head = set(map(id, self.master.head.parameters()))
        slow = [one for one, _ in self.pairs]
        self.optimiser = torch.optim.AdamW(
            [
                {"params": [one for one in slow if id(one) not in head], "rate": RATE},
                {"params": [one for one in slow if id(one) in head], "rate": HEAD_RATE * (6 if args.learn == "letters" else 1)},
            ],
            lr=RATE,
            betas=(0.9, 0.98),
            weight_decay=0.0,
        )
        self.typefaces = Typefaces(str(args.typefaces))

    def resume(self) -> None:
        path = self.args.out / "checkpoint.pt"
        self.args.out.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            return
        state = torch.load(path, map_location=self.args.device)
        self.master.load_state_dict(state["master"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.step, self.log, self.first_chunk = state["step"], state["log"], state["chunk"]
        self.copy_back()

    first_chunk = 0

    def save(self, chunk: int) -> None:
        state = {
            "master": self.master.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "step": self.step,
            "log": self.log,
            "chunk": chunk,
        }
        torch.save(state, self.args.out / "checkpoint.tmp")
        (self.args.out / "checkpoint.tmp").rename(self.args.out / "checkpoint.pt")
        torch.save(self.average.state_dict(), self.args.out / "average.pt")
        (self.args.out / "log.json").write_text(json.dumps(self.log))

    def train(self) -> None:
        if self.step == 0:
            self.report(0.0, 0)
        seen, losses, started = 0, [], time.time()
        older: list[Batch] = []
        for chunk, batches in chunks(self.args, self.letters, self.first_chunk):
            again = self.chance.sample(older, min(len(older), AGAIN * len(batches)))
            older += batches
            for batch in self.chance.sample([*batches, *again], len(batches) + len(again)):
                losses.append(self.learn(batch))
                self.step += 1
            seen += CHUNK
            print(f"step {self.step} loss {np.mean(losses[-25:], axis=0).round(3)} {seen / (time.time() - started):.1f} lines/s", flush=True)
            if (chunk + 1) % self.args.every == 0 or self.step >= self.args.steps:
                self.report(time.time() - started, seen)
                self.save(chunk + 1)
            if self.step >= self.args.steps:
                return

    def learn(self, batch: Batch) -> tuple[float, float]:
        progress = self.step / self.args.steps
        factor = min(1, (self.step + 1) / WARM_UP) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1, progress))))
        for group in self.optimiser.param_groups:
            group["lr"] = group["rate"] * factor
        strokes = torch.from_numpy(batch.strokes).to(self.args.device, torch.bfloat16).to(memory_format=torch.channels_last)
        features = self.network.neck(strokes)
        targets = [[self.index[letter] for letter in text] for text in batch.texts]
        han = batch.han
        with torch.no_grad():
            teacher_odds = self.teacher.head(self.teacher.neck(strokes[han])).float() if han else None
        chosen = self.choose(targets, teacher_odds)
        place = {letter: at for at, letter in enumerate(chosen)}
        rows = torch.tensor(chosen, device=self.args.device)
        odds = F.linear(features, self.network.head.weight[rows], self.network.head.bias[rows]).float()
        lengths = torch.tensor(batch.lengths)
        loss = F.ctc_loss(
            odds.log_softmax(2).transpose(0, 1),
            torch.tensor([place[one] for target in targets for one in target]),
            lengths,
            torch.tensor([len(target) for target in targets]),
            zero_infinity=True,
        )
        faith = self.faith(odds[han], teacher_odds, chosen, lengths[han]) if han else torch.zeros(())
        (loss + FAITH * faith).backward()
        self.update()
        return loss.item(), faith.item()

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
        for slow, fast in self.pairs:
            slow.grad = fast.grad.float() if fast.grad is not None else None
            fast.grad = None
        if self.args.learn == "letters":
            for rows in self.master.head.parameters():
                rows.grad[: self.published] = 0
        nn.utils.clip_grad_norm_([slow for slow, _ in self.pairs], 5.0)
        self.optimiser.step()
        decay = min(DECAY, (self.step + 1) / (self.step + 10))
        with torch.no_grad():
            for average, slow in zip(self.average.parameters(), self.master.parameters()):
                if slow.grad is not None:
                    average.lerp_(slow, 1 - decay)
        self.copy_back()

    def copy_back(self) -> None:
        with torch.no_grad():
            for slow, fast in zip(self.master.parameters(), self.network.parameters()):
                if fast.requires_grad:
                    fast.copy_(slow)

    def report(self, seconds: float, seen: int) -> None:
        result = evaluate(quick(copy.deepcopy(self.average)), self.letters, self.typefaces, as_input)
        self.log.append({"step": self.step, "seconds": round(seconds), "lines": seen, **result})
        print(self.log[-1], flush=True)


def quick(network: Recogniser) -> Recogniser:
    return network.to(torch.bfloat16).to(memory_format=torch.channels_last)


def freeze(network: Recogniser, learn: str) -> None:
    """The backbone sees strokes, which are the same for every script."""
    for name, weights in network.named_parameters():
        kept = ("stem", "blocks") if learn == "neck" else ("",) if not name.startswith("head") else ()
        weights.requires_grad_(not name.startswith(kept) if kept else True)


if __name__ == "__main__":
    main()
