"""Writes the networks that the product ships, once: the recogniser from trained weights, the two others as published, folded.

    python export.py --published DIR [--weights average.pt] --out ../../server/reading/ocr/networks
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from fold import fold
from letters import load_letters
from network import DEPTH, HEADS, NECK, SLOPE, Activated, Attention, Excitation, Recogniser, load_published
from train import extended

#: Largest difference of an output (a probability) that storing weights in half precision may make on noise.
ROUNDING = 0.05


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--published", type=Path, required=True)
    parser.add_argument("--weights", type=Path, help="as train.py leaves them; without, the published ones")
    parser.add_argument("--mix", type=float, default=1.0, help="share of the trained weights, the rest being the published ones")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    letters = load_letters(args.published / "ppocr_keys_v1.txt")
    network = load_published(str(args.published / "ch_PP-OCRv4_rec_infer.onnx"))
    if args.weights is None:
        letters = letters[: network.head.out_features]
    else:
        network = extended(network, letters)
        mix(network, torch.load(args.weights, map_location="cpu"), args.mix)
    (args.out / "letters.txt").write_text("\n".join(letters[1:]) + "\n", encoding="utf-8")
    save(recognition(network), args.out / "recognition.onnx", (2, 3, 48, 256))
    for name, source, shape in [("detection", "ch_PP-OCRv4_det_infer", (1, 3, 128, 256)), ("direction", "ch_ppocr_mobile_v2.0_cls_infer", (1, 3, 48, 192))]:
        save(onnx.load(args.published / f"{source}.onnx"), args.out / f"{name}.onnx", shape)


def mix(network: Recogniser, trained: dict[str, torch.Tensor], share: float) -> None:
    """Between published and trained weights: what was learned, with less of what was forgotten."""
    with torch.no_grad():
        for name, weights in network.state_dict().items():
            weights.lerp_(trained[name].float(), share)


def save(model: onnx.ModelProto, path: Path, shape: tuple[int, ...]) -> None:
    folded = fold(model)
    onnx.save(folded, path)
    picture = np.random.default_rng(1).uniform(-1, 1, shape).astype(np.float32)
    expected, given = (run(one.SerializeToString(), picture) for one in (model, folded))
    apart = float(np.abs(expected - given).max())
    print(f"{path.name}: {len(model.graph.node)} -> {len(folded.graph.node)} operations, {path.stat().st_size} bytes, {apart:.2g} apart")
    if apart > ROUNDING:
        raise SystemExit(f"{path.name} gives something else than the network it was made of.")


def run(model: bytes, picture: np.ndarray) -> np.ndarray:
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    return session.run(None, {session.get_inputs()[0].name: picture})[0]


def recognition(network: Recogniser) -> onnx.ModelProto:
    """The network as a graph: `(lines, 3, 48, width)` -> probabilities, `(lines, width / 8, letters)`."""
    graph = _Graph()
    x = graph.convolution("x", network.stem)
    for block in network.blocks:
        for part in block:
            x = graph.activated(x, part) if isinstance(part, Activated) else graph.excited(x, part)
    pooled = graph.add("AveragePool", [x], kernel_shape=[3, 2], strides=[3, 2])
    x = graph.swish(graph.convolution(graph.swish(graph.convolution(pooled, network.narrow)), network.into))
    x = graph.add("Transpose", [graph.add("Squeeze", [x, graph.integers([2])])], perm=[0, 2, 1])
    for index in range(DEPTH):
        x = graph.attention(x, network.attention[index])
    x = graph.add("Transpose", [graph.normalised(x, network.after)], perm=[0, 2, 1])
    x = graph.swish(graph.convolution(graph.add("Unsqueeze", [x, graph.integers([2])]), network.out))
    x = graph.add("Concat", [pooled, x], axis=1)
    x = graph.swish(graph.convolution(graph.swish(graph.convolution(x, network.join)), network.last))
    x = graph.add("Transpose", [graph.add("Squeeze", [x, graph.integers([2])])], perm=[0, 2, 1])
    odds = graph.linear(x, network.head)
    if network.branch is not None:
        more = graph.swish(graph.convolution(graph.swish(graph.convolution(pooled, network.branch.near)), network.branch.wide))
        more = graph.linear(graph.add("Transpose", [graph.add("Squeeze", [more, graph.integers([2])])], perm=[0, 2, 1]), network.branch.head)
        before = network.head.out_features - network.branch.head.out_features
        odds = graph.add("Add", [odds, graph.add("Pad", [more, graph.integers([0, 0, before, 0, 0, 0])])])
    graph.add("Softmax", [odds], "probabilities", axis=2)
    value = helper.make_tensor_value_info
    return helper.make_model(
        helper.make_graph(
            graph.nodes,
            "recogniser",
            [value("x", TensorProto.FLOAT, ["lines", 3, 48, "width"])],
            [value("probabilities", TensorProto.FLOAT, ["lines", "steps", network.head.out_features])],
            graph.weights,
        ),
        opset_imports=[helper.make_opsetid("", 17)],
        ir_version=8,
    )


class _Graph:
    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.weights: list[onnx.TensorProto] = []

    def add(self, kind: str, inputs: list[str], output: str = "", **attributes) -> str:
        output = output or f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def weight(self, values) -> str:
        array = values.detach().numpy() if isinstance(values, torch.Tensor) else np.asarray(values, np.float32)
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(array), f"w{len(self.weights)}"))
        return self.weights[-1].name

    def integers(self, values: list[int]) -> str:
        self.weights.append(numpy_helper.from_array(np.array(values, np.int64), f"w{len(self.weights)}"))
        return self.weights[-1].name

    def convolution(self, x: str, of: nn.Conv2d) -> str:
        pads = [*of.padding, *of.padding]
        inputs = [x, self.weight(of.weight), self.weight(of.bias)]
        return self.add("Conv", inputs, strides=[*of.stride], pads=pads, group=of.groups, kernel_shape=[*of.kernel_size])

    def activated(self, x: str, part: Activated) -> str:
        x = self.convolution(x, part.convolution)
        x = self.add("Mul", [x, self.add("HardSigmoid", [x], alpha=SLOPE, beta=0.5)])
        return self.add("Add", [x, self.weight(part.shift)]) if part.shift else x

    def excited(self, x: str, part: Excitation) -> str:
        weights = self.convolution(self.add("Relu", [self.convolution(self.add("GlobalAveragePool", [x]), part.shrink)]), part.grow)
        return self.add("Mul", [x, self.add("HardSigmoid", [weights], alpha=SLOPE, beta=0.5)])

    def swish(self, x: str) -> str:
        return self.add("Mul", [x, self.add("Sigmoid", [x])])

    def linear(self, x: str, of: nn.Linear) -> str:
        return self.add("Add", [self.add("MatMul", [x, self.weight(of.weight.T)]), self.weight(of.bias)])

    def normalised(self, x: str, norm: nn.LayerNorm) -> str:
        return self.add("LayerNormalization", [x, self.weight(norm.weight), self.weight(norm.bias)], axis=-1, epsilon=norm.eps)

    def attention(self, x: str, part: Attention) -> str:
        width = NECK // HEADS
        qkv = self.linear(self.normalised(x, part.before), part.qkv)
        qkv = self.add("Transpose", [self.add("Reshape", [qkv, self.integers([0, -1, 3, HEADS, width])])], perm=[2, 0, 3, 1, 4])
        q, k, v = (self.add("Gather", [qkv, self.integers_scalar(one)], axis=0) for one in range(3))
        likeness = self.add("MatMul", [self.add("Mul", [q, self.weight(width**-0.5)]), self.add("Transpose", [k], perm=[0, 1, 3, 2])])
        mixed = self.add("MatMul", [self.add("Softmax", [likeness], axis=-1), v])
        joined = self.add("Reshape", [self.add("Transpose", [mixed], perm=[0, 2, 1, 3]), self.integers([0, -1, NECK])])
        x = self.add("Add", [x, self.linear(joined, part.joined)])
        wide = self.linear(self.normalised(x, part.between), part.wide)
        return self.add("Add", [x, self.linear(self.swish(wide), part.narrow)])

    def integers_scalar(self, value: int) -> str:
        self.weights.append(numpy_helper.from_array(np.array(value, np.int64), f"w{len(self.weights)}"))
        return self.weights[-1].name


if __name__ == "__main__":
    main()
