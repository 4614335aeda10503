"""Writes the networks that the product ships: the recogniser, with the letters that documents need, and the two others.

    python export.py --published DIR [--weights average.npz --share 0.4] --out ../../server/reading/ocr/networks
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

from fold import fold
from letters import is_needed, kind, load_letters

#: Networks that ship as published, a shape of input that they are checked with, and whether they are folded: it saves PP-OCRv4's
#: detection three tenths of its time, and costs PP-OCRv6's a fifth, whose activations the runtime takes for one operation as they are.
OTHERS = [
    ("detection", "ch_PP-OCRv4_det_infer.onnx", (1, 3, 128, 256), True),
    ("direction", "ch_ppocr_mobile_v2.0_cls_infer.onnx", (1, 3, 48, 192), True),
]
#: Largest difference of an output (a probability) that storing weights in half precision may make on noise.
ROUNDING = 0.05


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--published", type=Path, required=True)
    parser.add_argument("--weights", type=Path, help="as train.py leaves them; without, the published ones")
    parser.add_argument("--share", type=float, default=1.0, help="of the trained weights; the rest is the published ones'")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    model = onnx.load(args.published / "PP-OCRv6_small_rec.onnx")
    if args.weights is not None:
        mix_weights(model, dict(np.load(args.weights)), args.share)
    letters = load_letters(args.published / "PP-OCRv6_small.txt")
    shipped = set(load_letters(args.published / "ppocr_keys_v1.txt"))
    kept = [at for at, letter in enumerate(letters) if at == 0 or is_needed(letter, shipped)]
    (args.out / "letters.txt").write_text("\n".join(letters[at] for at in kept[1:]) + "\n", encoding="utf-8")
    print(f"{len(kept) - 1} of {len(letters) - 1} letters:", *(f"{count} {name}" for name, count in Counter(kind(letters[at]) for at in kept[1:]).most_common()))
    save(model, lean(with_outputs(model, kept)), args.out / "recognition.onnx", (2, 3, 48, 256), kept)
    for name, published, shape, folded in OTHERS:
        model = onnx.load(args.published / published)
        save(model, lean(fold(model) if folded else model), args.out / f"{name}.onnx", shape)


def mix_weights(model: onnx.ModelProto, trained: dict[str, np.ndarray], share: float) -> None:
    """Between the published weights and the trained ones: what was learned, and less of what was forgotten (Wortsman et al. 2022)."""
    for tensor in model.graph.initializer:
        if tensor.name in trained:
            published = numpy_helper.to_array(tensor)
            mixed = published + share * (trained[tensor.name] - published)
            tensor.CopyFrom(numpy_helper.from_array(mixed.astype(published.dtype), tensor.name))


def with_outputs(model: onnx.ModelProto, kept: list[int]) -> onnx.ModelProto:
    """The network without the other outputs: what they took of the probability goes to those that stay."""
    smaller = onnx.ModelProto()
    smaller.CopyFrom(model)
    letters = smaller.graph.output[0].type.tensor_type.shape.dim[2]
    for tensor in smaller.graph.initializer:
        array = numpy_helper.to_array(tensor)
        if array.ndim and array.shape[-1] == letters.dim_value:
            tensor.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(array[..., kept]), tensor.name))
    letters.dim_value = len(kept)
    return smaller


def lean(model: onnx.ModelProto) -> onnx.ModelProto:
    """The network without operations that do nothing, its weights stored in half precision."""
    weights = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    nodes: list[onnx.NodeProto] = []
    names: dict[str, str] = {}
    for node in model.graph.node:
        if node.op_type == "Identity":
            names[node.output[0]] = names.get(node.input[0], node.input[0])
            continue
        nodes.append(onnx.NodeProto())
        nodes[-1].CopyFrom(node)
        nodes[-1].input[:] = [names.get(name, name) for name in node.input]
    used = {name for node in nodes for name in node.input}
    casts, stored = halved({name: array for name, array in weights.items() if name in used})
    inputs = [one for one in model.graph.input if one.name not in weights]
    graph = helper.make_graph([*casts, *nodes], "network", inputs, list(model.graph.output), stored)
    return helper.make_model(graph, opset_imports=list(model.opset_import), ir_version=min(model.ir_version, 8), producer_name="recto")


def halved(weights: dict[str, np.ndarray]) -> tuple[list[onnx.NodeProto], list[onnx.TensorProto]]:
    """Weights of many numbers as 16-bit floats, which the runtime widens once when it loads them."""
    casts, stored = [], []
    for name, array in weights.items():
        if array.dtype == np.float32 and array.size >= 256 and np.abs(array).max() < 60000:
            stored.append(numpy_helper.from_array(array.astype(np.float16), f"{name}/half"))
            casts.append(helper.make_node("Cast", [f"{name}/half"], [name], to=onnx.TensorProto.FLOAT))
        else:
            stored.append(numpy_helper.from_array(array, name))
    return casts, stored


def save(model: onnx.ModelProto, smaller: onnx.ModelProto, path: Path, shape: tuple[int, ...], kept: list[int] | None = None) -> None:
    """Writes what was made of a network, if it gives the same; of a network with fewer outputs, the same in proportion."""
    onnx.save(smaller, path)
    picture = np.random.default_rng(1).uniform(-1, 1, shape).astype(np.float32)
    expected, given = (run(one.SerializeToString(), picture) for one in (model, smaller))
    if kept is not None:
        expected = expected[..., kept] / expected[..., kept].sum(-1, keepdims=True)
    apart = float(np.abs(expected - given).max())
    print(f"{path.name}: {len(model.graph.node)} -> {len(smaller.graph.node)} operations, {path.stat().st_size} bytes, {apart:.2g} apart")
    if apart > ROUNDING:
        raise SystemExit(f"{path.name} gives something else than the network it was made of.")


def run(model: bytes, picture: np.ndarray) -> np.ndarray:
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    return session.run(None, {session.get_inputs()[0].name: picture})[0]


if __name__ == "__main__":
    main()
