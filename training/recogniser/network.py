"""The recognition network as a PyTorch module: the graph of PP-OCRv4's mobile recogniser (LCNetV3 backbone, SVTR neck, CTC).

Batch normalisation and the learned scales around each activation are worked into the convolutions when the published weights
are loaded: they are fine-tuned, not trained from nothing, and what only scales costs time wherever the network runs.
"""

from __future__ import annotations

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn
from torch.nn import functional as F

#: Of each block of the backbone: outputs of its one-pixel convolution, size and strides of its depthwise one, whether
#: channels are weighed between the two (squeeze and excitation).
BLOCKS = [
    (32, 3, (1, 1), False),
    (64, 3, (1, 1), False),
    (64, 3, (1, 1), False),
    (128, 3, (2, 1), False),
    (128, 3, (1, 1), False),
    (240, 3, (1, 2), False),
    (240, 5, (1, 1), False),
    (240, 5, (1, 1), False),
    (240, 5, (1, 1), False),
    (240, 5, (1, 1), False),
    (480, 5, (2, 1), True),
    (480, 5, (1, 1), True),
    (480, 5, (2, 1), False),
    (480, 5, (1, 1), False),
]
#: Channels of the neck, its heads of attention, and how often attention is applied.
NECK, HEADS, DEPTH = 120, 8, 2
#: Channels of the branch for added letters.
BRANCH = 96


class Activated(nn.Module):
    """Convolution, hard swish, and a shift of all values where the next convolution cannot take it in: it pads with 0."""

    def __init__(self, inputs: int, outputs: int, size: int, strides: tuple[int, int], groups: int) -> None:
        super().__init__()
        self.convolution = nn.Conv2d(inputs, outputs, size, strides, size // 2, groups=groups)
        self.shift = 0.0

    def forward(self, x: Tensor) -> Tensor:
        x = F.hardswish(self.convolution(x))
        return x + self.shift if self.shift else x


class Excitation(nn.Module):
    """Weighs channels by their mean over the picture."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.shrink = nn.Conv2d(channels, channels // 4, 1)
        self.grow = nn.Conv2d(channels // 4, channels, 1)

    def forward(self, x: Tensor) -> Tensor:
        weights = self.grow(F.relu(self.shrink(x.mean((2, 3), keepdim=True))))
        return x * F.hardtanh(weights * SLOPE + 0.5, 0, 1)


#: Slope of the hard sigmoid as published.
SLOPE = 1 / 6


class Attention(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.before = nn.LayerNorm(NECK, 1e-5)
        self.qkv = nn.Linear(NECK, 3 * NECK)
        self.joined = nn.Linear(NECK, NECK)
        self.between = nn.LayerNorm(NECK, 1e-5)
        self.wide = nn.Linear(NECK, 2 * NECK)
        self.narrow = nn.Linear(2 * NECK, NECK)

    def forward(self, x: Tensor) -> Tensor:
        batch, steps, _ = x.shape
        qkv = self.qkv(self.before(x)).reshape(batch, steps, 3, HEADS, NECK // HEADS).permute(2, 0, 3, 1, 4)
        likeness = (qkv[0] * (NECK // HEADS) ** -0.5) @ qkv[1].transpose(-1, -2)
        mixed = likeness.softmax(-1) @ qkv[2]
        x = x + self.joined(mixed.transpose(1, 2).reshape(batch, steps, NECK))
        return x + self.narrow(F.silu(self.wide(self.between(x))))


class Branch(nn.Module):
    """What strokes say of letters that the neck was made without, beyond what it lets through of them."""

    def __init__(self, letters: int) -> None:
        super().__init__()
        self.near = nn.Conv2d(BLOCKS[-1][0], BRANCH, (1, 5), padding=(0, 2))
        self.wide = nn.Conv2d(BRANCH, BRANCH, (1, 5), padding=(0, 2))
        self.head = nn.Linear(BRANCH, letters)
        nn.init.zeros_(self.head.weight)
        nn.init.zeros_(self.head.bias)

    def forward(self, pooled: Tensor) -> Tensor:
        x = F.silu(self.wide(F.silu(self.near(pooled))))
        return self.head(x.squeeze(2).transpose(1, 2))


class Recogniser(nn.Module):
    """Pictures of lines, `(batch, 3, 48, width)`, values -1..1 in the order blue, green, red -> log odds, `(batch, width / 8, letters)`."""

    def __init__(self, letters: int) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, 16, 3, 2, 1)
        channels = 16
        blocks: list[nn.Module] = []
        for outputs, size, strides, excited in BLOCKS:
            parts: list[nn.Module] = [Activated(channels, channels, size, strides, channels)]
            if excited:
                parts.append(Excitation(channels))
            blocks.append(nn.Sequential(*parts, Activated(channels, outputs, 1, (1, 1), 1)))
            channels = outputs
        self.blocks = nn.ModuleList(blocks)
        self.narrow = nn.Conv2d(channels, NECK // 2, (1, 3), padding=(0, 1))
        self.into = nn.Conv2d(NECK // 2, NECK, 1)
        self.attention = nn.ModuleList(Attention() for _ in range(DEPTH))
        self.after = nn.LayerNorm(NECK, 1e-6)
        self.out = nn.Conv2d(NECK, channels, 1)
        self.join = nn.Conv2d(2 * channels, NECK // 2, (1, 3), padding=(0, 1))
        self.last = nn.Conv2d(NECK // 2, NECK, 1)
        self.head = nn.Linear(NECK, letters)
        #: Adds to the log odds of the last letters.
        self.branch: Branch | None = None

    def forward(self, x: Tensor) -> Tensor:
        pooled = self.backbone(x)
        odds = self.head(self.neck(pooled))
        if self.branch is None:
            return odds
        more = self.branch(pooled)
        return odds + F.pad(more, (odds.shape[2] - more.shape[2], 0))

    def backbone(self, x: Tensor) -> Tensor:
        """The strokes of each step: `(batch, 480, 1, width / 8)`."""
        return self.pooled(self.strokes(x, 0), 0)

    def strokes(self, x: Tensor, blocks: int) -> Tensor:
        """What the first blocks see."""
        x = self.stem(x)
        for block in self.blocks[:blocks]:
            x = block(x)
        return x

    def pooled(self, x: Tensor, blocks: int) -> Tensor:
        """What the blocks behind the first make of it, one column for each step."""
        for block in self.blocks[blocks:]:
            x = block(x)
        return F.avg_pool2d(x, (3, 2))

    def neck(self, pooled: Tensor) -> Tensor:
        x = F.silu(self.into(F.silu(self.narrow(pooled))))
        x = x.squeeze(2).transpose(1, 2)
        for attention in self.attention:
            x = attention(x)
        x = self.after(x).transpose(1, 2).unsqueeze(2)
        x = torch.cat((pooled, F.silu(self.out(x))), 1)
        x = F.silu(self.last(F.silu(self.join(x))))
        return x.squeeze(2).transpose(1, 2)


def load_published(path: str) -> Recogniser:
    """The network with the weights of `ch_PP-OCRv4_rec_infer.onnx`."""
    graph = onnx.load(path).graph
    weights = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type == "Constant":
            weights[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
    tensors = _Reader(graph, weights)
    head = next(array for array in reversed(tensors.products) if array.shape[0] == NECK)
    network = Recogniser(head.shape[1])
    with torch.no_grad():
        tensors.fill(network)
    return network.eval()


class _Reader:
    """Weights of the published graph in the order in which it computes."""

    def __init__(self, graph: onnx.GraphProto, weights: dict[str, np.ndarray]) -> None:
        self.nodes = list(graph.node)
        self.weights = weights
        self.convolutions = iter(self._convolutions())
        self.products = [weights[n.input[1]] for n in self.nodes if n.op_type == "MatMul" and n.input[1] in weights]
        vectors = [
            array
            for node in self.nodes
            if node.op_type in ("Mul", "Add")
            for array in (weights.get(name) for name in node.input)
            if array is not None and array.size > 1
        ]
        self.vectors = iter(vectors)

    def _convolutions(self):
        """Kernel, bias and the scales and shifts of one number behind each convolution, with batch normalisation worked in."""
        at = [i for i, node in enumerate(self.nodes) if node.op_type == "Conv"]
        for start, end in zip(at, [*at[1:], len(self.nodes)]):
            node = self.nodes[start]
            kernel = self.weights[node.input[1]].astype(np.float64)
            bias = self.weights[node.input[2]].astype(np.float64) if len(node.input) > 2 else np.zeros(len(kernel))
            follower = self.nodes[start + 1]
            if follower.op_type == "BatchNormalization":
                gamma, beta, mean, variance = (self.weights[name].astype(np.float64) for name in follower.input[1:])
                epsilon = next((a.f for a in follower.attribute if a.name == "epsilon"), 1e-5)
                by = gamma / np.sqrt(variance + epsilon)
                kernel, bias = kernel * by[:, None, None, None], (bias - mean) * by + beta
            learned = [
                float(self.weights[name].item())
                for one in self.nodes[start + 1 : end]
                for name in one.input
                if one.op_type in ("Mul", "Add") and name in self.weights and self.weights[name].shape == (1,)
            ]
            yield kernel, bias, learned

    def fill(self, network: Recogniser) -> None:
        self._convolution(network.stem)
        scale = 1.0
        for block in network.blocks:
            scale = self._block(list(block), scale)
        self._convolution(network.narrow)
        self._convolution(network.into)
        network.narrow.weight.mul_(scale)
        for convolution in (network.out, network.join, network.last):
            self._convolution(convolution)
        network.join.weight[:, : BLOCKS[-1][0]].mul_(scale)
        products = iter(self.products)
        for attention in network.attention:
            self._norm(attention.before)
            self._linear(attention.qkv, next(products))
            self._linear(attention.joined, next(products))
            self._norm(attention.between)
            self._linear(attention.wide, next(products))
            self._linear(attention.narrow, next(products))
        self._norm(network.after)
        self._linear(network.head, next(products))

    def _block(self, parts: list[nn.Module], scale: float) -> float:
        """Fills a block whose input lacks a factor, and returns the factor that its output lacks."""
        deep, wide = parts[0], parts[-1]
        scale_between, shift = self._activated(deep)
        deep.convolution.weight.mul_(scale)
        if len(parts) == 3:
            for convolution in (parts[1].shrink, parts[1].grow):
                self._convolution(convolution)
            deep.shift = shift / scale_between
            parts[1].shrink.weight.mul_(scale_between)
            shift = 0.0
        scale_after, shift_after = self._activated(wide)
        wide.convolution.bias.add_(wide.convolution.weight.sum((1, 2, 3)) * shift)
        wide.convolution.weight.mul_(scale_between)
        wide.shift = shift_after / scale_after
        return scale_after

    def _convolution(self, convolution: nn.Conv2d) -> list[float]:
        kernel, bias, learned = next(self.convolutions)
        convolution.weight.copy_(torch.from_numpy(kernel))
        convolution.bias.copy_(torch.from_numpy(bias))
        return learned

    def _activated(self, part: Activated) -> tuple[float, float]:
        """Fills a convolution with the scale and shift before its activation; those behind it are returned."""
        before_scale, before_shift, scale, shift = self._convolution(part.convolution)
        part.convolution.weight.mul_(before_scale)
        part.convolution.bias.mul_(before_scale).add_(before_shift)
        return scale, shift

    def _norm(self, norm: nn.LayerNorm) -> None:
        norm.weight.copy_(torch.tensor(next(self.vectors)))
        norm.bias.copy_(torch.tensor(next(self.vectors)))

    def _linear(self, linear: nn.Linear, product: np.ndarray) -> None:
        linear.weight.copy_(torch.tensor(product.T))
        linear.bias.copy_(torch.tensor(next(self.vectors)))
