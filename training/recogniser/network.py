"""The published recogniser as a PyTorch module: its ONNX graph, computed operation by operation with weights that can learn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import Tensor, nn
from torch.nn import functional as F


class Step(NamedTuple):
    operation: str
    inputs: list[str]
    output: str
    attributes: dict


class Recogniser(nn.Module):
    """Pictures of lines, `(lines, 3, 48, width)`, -1..1 in the order blue, green, red -> log odds, `(lines, width / 8, letters)`.

    Batch normalisation stays as it was learnt: it is fine-tuned with batches of few lines.
    """

    def __init__(self, published: Path) -> None:
        super().__init__()
        graph = onnx.load(published).graph
        steps = [
            Step(node.op_type, list(node.input), node.output[0], {one.name: helper.get_attribute_value(one) for one in node.attribute})
            for node in graph.node
        ]
        tensors = {tensor.name: torch.from_numpy(numpy_helper.to_array(tensor).copy()) for tensor in graph.initializer}
        measured = {name for step in steps if step.operation == "BatchNormalization" for name in step.inputs[3:]}
        learnt = [name for name, one in tensors.items() if one.dtype == torch.float32 and one.numel() > 1 and name not in measured]
        # PyTorch allows no dots in the names of parameters.
        self.weights = nn.ParameterDict({name.replace(".", "/"): tensors.pop(name) for name in learnt})
        self.constants = tensors
        pool = next(at for at, step in enumerate(steps) if step.operation == "AveragePool") + 1
        head = max(at for at, step in enumerate(steps) if step.operation == "MatMul")
        #: What sees strokes, what makes letters of them, and the last product, whose softmax the losses bring along.
        self.parts = steps[:pool], steps[pool:head], steps[head:-1]

    def forward(self, x: Tensor) -> Tensor:
        return self.behind(self.backbone(x))

    def backbone(self, x: Tensor) -> Tensor:
        """The strokes of each step: `(lines, channels, 1, width / 8)`."""
        return self.compute(self.parts[0], "x", x)

    def behind(self, strokes: Tensor) -> Tensor:
        return self.compute([*self.parts[1], *self.parts[2]], self.parts[0][-1].output, strokes)

    def weights_behind(self) -> list[nn.Parameter]:
        """All weights but those of the backbone."""
        names = {name.replace(".", "/") for part in self.parts[1:] for step in part for name in step.inputs}
        return [one for name, one in self.weights.items() if name in names]

    def compute(self, steps: list[Step], name: str, value: Tensor) -> Tensor:
        values = {**self.constants, **{key.replace("/", "."): one for key, one in self.weights.items()}, name: value}
        for step in steps:
            values[step.output] = OPERATIONS[step.operation](*(values[one] for one in step.inputs), **step.attributes)
        return values[steps[-1].output]

    def arrays(self) -> dict[str, np.ndarray]:
        """The weights under the names that they have in the published file."""
        return {name.replace("/", "."): one.detach().numpy() for name, one in self.weights.items()}


def same_padded(x: Tensor, sizes: list[int], value: float) -> Tensor:
    """With as much around it as a window of these sizes takes away; what is odd, on the right and below."""
    return F.pad(x, [side for size in reversed(sizes) for side in ((size - 1) // 2, size // 2)], value=value)


def convolution(x: Tensor, kernel: Tensor, strides: list[int], group: int, pads=(0, 0), auto_pad=b"", **_) -> Tensor:
    x = same_padded(x, kernel.shape[2:], 0) if auto_pad else x
    return F.conv2d(x, kernel, None, strides, tuple(pads[:2]), groups=group)


def slice_of(x: Tensor, start: Tensor, end: Tensor, axis: Tensor, step: Tensor | None = None) -> Tensor:
    """Along one axis, in steps of 1."""
    return x[(slice(None),) * int(axis) + (slice(int(start), int(end)),)]


def squeezed(x: Tensor, axes: list[int]) -> Tensor:
    return x.squeeze(tuple(axes))


def reshaped(x: Tensor, shape: Tensor) -> Tensor:
    return x.reshape([size or x.shape[at] for at, size in enumerate(shape.tolist())])


#: Those that the published graphs of PP-OCRv6 are made of.
OPERATIONS: dict[str, Callable[..., Tensor]] = {
    "Add": torch.add,
    "AveragePool": lambda x, kernel_shape, strides, **_: F.avg_pool2d(x, kernel_shape, strides),
    "BatchNormalization": lambda x, gamma, beta, mean, variance, epsilon, **_: F.batch_norm(x, mean, variance, gamma, beta, eps=epsilon),
    "Concat": lambda *parts, axis: torch.cat(parts, axis),
    "Conv": convolution,
    "Div": torch.div,
    "Erf": torch.erf,
    "HardSigmoid": lambda x, alpha, beta: (x * alpha + beta).clamp(0, 1),
    "Identity": lambda x: x,
    "MatMul": torch.matmul,
    "MaxPool": lambda x, kernel_shape, strides, **_: F.max_pool2d(same_padded(x, kernel_shape, -torch.inf), kernel_shape, strides),
    "Mul": torch.mul,
    "Pow": torch.pow,
    "ReduceMean": lambda x, axes, keepdims=1: x.mean(axes, keepdim=bool(keepdims)),
    "Relu": torch.relu,
    "Reshape": reshaped,
    "Shape": lambda x: torch.tensor(x.shape),
    "Sigmoid": torch.sigmoid,
    "Slice": slice_of,
    "Softmax": lambda x, axis: x.softmax(axis),
    "Sqrt": torch.sqrt,
    "Squeeze": squeezed,
    "Sub": torch.sub,
    "Transpose": lambda x, perm: x.permute(perm),
    "Unsqueeze": lambda x, axes: x.unsqueeze(axes[0]),
}
