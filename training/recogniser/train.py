"""Fine-tunes the published recogniser on drawn lines.

    python train.py --published DIR --typefaces DIR --out DIR [--learn behind|all] [--lines N] [--seed N]

Goes on from the checkpoint in OUT if there is one, and leaves average.npz for export.py. The same seed draws the same lines in
the same order.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from draw import STEP, Drawer, Line
from evaluate import as_input, evaluate, padded
from letters import SAME, load_letters
from network import Recogniser
from typefaces import Typefaces

#: Lines drawn at a time, and columns of pixels in one batch of lines of like width.
CHUNK, COLUMNS = 512, 32 * 256
#: Of what is learnt, at its highest; batches until it is reached; how much of the average each batch leaves.
RATES, WARM_UP, DECAY = {"behind": 2e-4, "all": 1e-4}, 40, 0.99
#: Weight of staying with the published network on Chinese lines, of which drawn ones show too few characters.
FAITH = 4.0


def main() -> None:
    args = arguments()
    torch.set_num_threads(args.threads)
    torch.set_flush_denormal(True)
    cv2.setNumThreads(1)
    run = Run(args)
    run.resume()
    run.train()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--published", type=Path, required=True, help="folder of published networks")
    parser.add_argument("--typefaces", type=Path, required=True, help="folder of unpacked packages of typefaces")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--learn", choices=RATES, default="behind", help="all behind the backbone, or all")
    parser.add_argument("--lines", type=int, default=100_000, help="after which the rate has fallen to nothing")
    parser.add_argument("--until", type=int, help="stop after so many lines, while the rate is still high")
    parser.add_argument("--han", type=float, default=0.3, help="share of Chinese lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--every", type=float, default=10, help="minutes between checkpoints")
    return parser.parse_args()


@dataclass
class Batch:
    #: Lines x 3 x 48 x columns, -1..1.
    pictures: Tensor
    #: Letters of each line as outputs of the network, and its steps without the padding.
    targets: list[list[int]]
    steps: Tensor
    #: Which lines are Chinese.
    han: list[int]


class Run:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        published = args.published / "PP-OCRv6_small_rec.onnx"
        self.letters = load_letters(args.published / "PP-OCRv6_small.txt")
        self.index = {letter: at for at, letter in enumerate(self.letters)}
        self.typefaces = Typefaces(str(args.typefaces))
        self.network, self.teacher = Recogniser(published), Recogniser(published).requires_grad_(False)
        self.average = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(DECAY))
        self.learnt = list(self.network.parameters()) if args.learn == "all" else self.network.weights_behind()
        self.optimiser = torch.optim.Adam(self.learnt, betas=(0.9, 0.98))
        self.at = {"step": 0, "lines": 0, "chunk": 0, "log": []}
        args.out.mkdir(parents=True, exist_ok=True)

    def parts(self) -> dict:
        return {"network": self.network, "average": self.average, "optimiser": self.optimiser}

    def resume(self) -> None:
        path = self.args.out / "checkpoint.pt"
        if path.exists():
            state = torch.load(path)
            self.at = state.pop("at")
            for name, part in self.parts().items():
                part.load_state_dict(state[name])

    def save(self) -> None:
        unfinished = self.args.out / "checkpoint.tmp"
        torch.save({"at": self.at, **{name: part.state_dict() for name, part in self.parts().items()}}, unfinished)
        unfinished.rename(self.args.out / "checkpoint.pt")
        np.savez(self.args.out / "average.npz", **self.average.module.arrays())
        (self.args.out / "log.json").write_text(json.dumps(self.at["log"]))

    def train(self) -> None:
        if self.at["step"] == 0:
            self.report()
        saved = time.time()
        last = self.args.until or self.args.lines
        while self.at["lines"] < last:
            losses = []
            for batch in self.drawn(self.args.seed * 1_000_003 + self.at["chunk"]):
                losses.append(self.learn(batch))
                self.at["step"] += 1
                self.at["lines"] += len(batch.targets)
            self.at["chunk"] += 1
            print(f"step {self.at['step']} lines {self.at['lines']} loss, faith {np.mean(losses, axis=0).round(3)} {time.process_time():.0f} s", flush=True)
            if self.at["lines"] >= last or time.time() - saved > 60 * self.args.every:
                self.report()
                self.save()
                saved = time.time()

    def drawn(self, seed: int) -> list[Batch]:
        """A chunk of lines, in batches of like width."""
        drawer = Drawer(seed, self.typefaces, self.args.han)
        lines: list[tuple[Line, list[int]]] = []
        while len(lines) < CHUNK:
            line = drawer.next()
            target = [self.index.get(letter) or self.index.get(letter.translate(SAME)) for letter in line.text]
            if None not in target:
                lines.append((line, target))
        lines.sort(key=lambda one: one[0].picture.shape[1])
        groups: list[list[tuple[Line, list[int]]]] = [[]]
        for one in lines:
            if (len(groups[-1]) + 1) * one[0].picture.shape[1] > COLUMNS:
                groups.append([])
            groups[-1].append(one)
        random.Random(seed).shuffle(groups)
        return [batch_of(group) for group in groups]

    def learn(self, batch: Batch) -> tuple[float, float]:
        progress = min(1, self.at["lines"] / self.args.lines)
        warm = min(1, (self.at["step"] + 1) / WARM_UP)
        for group in self.optimiser.param_groups:
            group["lr"] = RATES[self.args.learn] * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * progress)))
        with torch.set_grad_enabled(self.args.learn == "all"):
            strokes = self.network.backbone(batch.pictures)
        odds = self.network.behind(strokes).log_softmax(2)
        loss = F.ctc_loss(
            odds.transpose(0, 1),
            torch.tensor([letter for target in batch.targets for letter in target]),
            batch.steps,
            torch.tensor([len(target) for target in batch.targets]),
            zero_infinity=True,
        )
        faith = self.faith(odds, batch) if batch.han else torch.zeros(())
        self.optimiser.zero_grad()
        (loss + FAITH * faith).backward()
        nn.utils.clip_grad_norm_(self.learnt, 5.0)
        self.optimiser.step()
        self.average.update_parameters(self.network)
        return loss.item(), faith.item()

    def faith(self, odds: Tensor, batch: Batch) -> Tensor:
        """How far the letters of Chinese lines are from what the published network holds likely (Kullback-Leibler)."""
        theirs = self.teacher(batch.pictures[batch.han]).log_softmax(2)
        apart = F.kl_div(odds[batch.han], theirs, log_target=True, reduction="none").sum(2)
        within = torch.arange(odds.shape[1])[None] < batch.steps[batch.han][:, None]
        return (apart * within).sum() / within.sum()

    @torch.no_grad()
    def report(self) -> None:
        result = evaluate(lambda pictures: self.average(torch.from_numpy(pictures)).numpy(), self.letters, self.typefaces)
        self.at["log"].append({"step": self.at["step"], "lines": self.at["lines"], **result})
        print(self.at["log"][-1], flush=True)


def batch_of(lines: list[tuple[Line, list[int]]]) -> Batch:
    return Batch(
        torch.from_numpy(as_input(padded([line for line, _ in lines]))),
        [target for _, target in lines],
        torch.tensor([line.picture.shape[1] // STEP for line, _ in lines]),
        [at for at, (line, _) in enumerate(lines) if line.han],
    )


if __name__ == "__main__":
    main()
