"""Takes operations out of a network that only scale and shift all values alike.

Those of PP-OCRv4 have two on each side of a convolution and two more in each hard swish. The runtime runs them one by one, for
which it leaves the layout of values that makes convolutions fast, and together they take as long as the convolutions. A value
that is `scale * base + shift` is carried along as that and goes into the weights of the convolution before it or of the next
one; where neither can take it, a convolution of one pixel does both at once in the fast layout.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import helper, numpy_helper

#: Operations whose output has the channels of their first input.
KEEPS_CHANNELS = {"BatchNormalization", "Clip", "Relu", "Mul", "GlobalAveragePool", "HardSigmoid"}


@dataclass(frozen=True)
class Scaled:
    base: str
    scale: float = 1.0
    shift: float = 0.0


def fold(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same network, to rounding, with fewer operations."""
    folding = _Folding(model.graph)
    for node in model.graph.node:
        folding.add(node)
    folded = onnx.ModelProto()
    folded.CopyFrom(model)
    for part in (folded.graph.node, folded.graph.initializer):
        del part[:]
    folded.graph.node.extend(folding.nodes)
    folded.graph.initializer.extend(numpy_helper.from_array(array, name) for name, array in folding.weights.items())
    return folded


class _Folding:
    def __init__(self, graph: onnx.GraphProto) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.weights = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
        self.uses = Counter(name for node in graph.node for name in node.input)
        self.kept = {output.name for output in graph.output}
        self.scaled: dict[str, Scaled] = {}
        self.channels: dict[str, int] = {}
        self.makers: dict[str, onnx.NodeProto] = {}

    def add(self, node: onnx.NodeProto) -> None:
        if node.op_type == "Constant" and node.attribute[0].name == "value":
            self.weights[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
            return
        scaling = self.scaling_of(node)
        if scaling:
            self.scale(node.output[0], scaling)
        elif node.op_type == "Conv":
            self.add_convolution(node)
        elif node.op_type == "Mul" and self.are_only_scaled(node):
            self.add_product(node)
        else:
            self.emit(node, [self.whole(name) for name in node.input])

    def scaling_of(self, node: onnx.NodeProto) -> Scaled | None:
        """What an operation does to its input if it is a multiplication or an addition of one number."""
        arrays = [self.weights.get(name) for name in node.input]
        number = next((float(one.item()) for one in arrays if one is not None and one.size == 1 and one.dtype == np.float32), None)
        name = next((name for name, array in zip(node.input, arrays) if array is None), None)
        if number is None or name is None or len(node.input) != 2 or node.output[0] in self.kept:
            return None
        own = self.scaled.get(name, Scaled(name))
        if own.base not in self.channels:
            return None
        if node.op_type == "Mul":
            return Scaled(own.base, own.scale * number, own.shift * number)
        if node.op_type == "Div" and node.input[0] == name:
            return Scaled(own.base, own.scale / number, own.shift / number)
        return Scaled(own.base, own.scale, own.shift + number) if node.op_type == "Add" else None

    def scale(self, name: str, scaled: Scaled) -> None:
        """A convolution whose values nobody else asks for gives them scaled."""
        maker = self.makers.get(scaled.base)
        if maker is None or maker.op_type != "Conv" or self.uses[scaled.base] > 1:
            self.scaled[name] = scaled
            return
        kernel, bias = self.own_weights(maker)
        kernel *= scaled.scale
        bias *= scaled.scale
        bias += scaled.shift
        self.uses[scaled.base] = self.uses[name]
        self.scaled[name] = Scaled(scaled.base)

    def add_convolution(self, node: onnx.NodeProto) -> None:
        scaled = self.scaled.get(node.input[0])
        pads = next((list(one.ints) for one in node.attribute if one.name == "pads"), [])
        padded = any(pads) or any(one.name == "auto_pad" for one in node.attribute)
        # Beyond the edge stands 0, whatever the shift.
        can_take = scaled is not None and node.input[1] in self.weights and (scaled.shift == 0 or not padded)
        first = scaled.base if can_take else self.whole(node.input[0])
        convolution = self.emit(node, [first, *node.input[1:]])
        kernel = self.weights.get(node.input[1])
        if kernel is not None:
            self.channels[node.output[0]] = kernel.shape[0]
        if can_take and (scaled.scale, scaled.shift) != (1.0, 0.0):
            own, bias = self.own_weights(convolution)
            bias += scaled.shift * own.reshape(len(own), -1).sum(1)
            own *= scaled.scale

    def own_weights(self, convolution: onnx.NodeProto) -> tuple[np.ndarray, np.ndarray]:
        """Copies of the weights of a convolution, which become its own."""
        names = [f"{convolution.output[0]}/kernel", f"{convolution.output[0]}/bias"]
        if convolution.input[1] != names[0]:
            kernel = self.weights[convolution.input[1]].copy()
            has_bias = len(convolution.input) > 2
            bias = self.weights[convolution.input[2]].copy() if has_bias else np.zeros(len(kernel), np.float32)
            self.weights.update(zip(names, (kernel, bias)))
            first = convolution.input[0]
            del convolution.input[:]
            convolution.input.extend([first, *names])
        return self.weights[names[0]], self.weights[names[1]]

    def are_only_scaled(self, node: onnx.NodeProto) -> bool:
        own = [self.scaled.get(name) for name in node.input]
        return node.output[0] not in self.kept and any(own) and all(one is None or one.shift == 0 for one in own)

    def add_product(self, node: onnx.NodeProto) -> None:
        factors = [self.scaled.get(name, Scaled(name)) for name in node.input]
        name = node.output[0]
        base = f"{name}/unscaled"
        self.uses[base] = self.uses[name]
        product = self.emit(node, [factor.base for factor in factors])
        product.output[0] = base
        self.makers[base] = product
        self.channels[base] = max(self.channels.get(factor.base, 0) for factor in factors)
        self.scaled[name] = Scaled(base, float(np.prod([factor.scale for factor in factors])))

    def whole(self, name: str) -> str:
        """The name of a value with its scale and shift in it."""
        own = self.scaled.get(name)
        if own is None:
            return name
        if (own.scale, own.shift) == (1.0, 0.0):
            return own.base
        channels = self.channels[own.base]
        kernel, bias = f"{name}/kernel", f"{name}/bias"
        self.weights[kernel] = np.full((channels, 1, 1, 1), own.scale, np.float32)
        self.weights[bias] = np.full(channels, own.shift, np.float32)
        self.emit(helper.make_node("Conv", [own.base, kernel, bias], [name], group=channels, kernel_shape=[1, 1]), None)
        self.channels[name] = channels
        del self.scaled[name]
        return name

    def emit(self, node: onnx.NodeProto, inputs: list[str] | None) -> onnx.NodeProto:
        own = onnx.NodeProto()
        own.CopyFrom(node)
        if inputs is not None:
            del own.input[:]
            own.input.extend(inputs)
        self.nodes.append(own)
        self.makers[own.output[0]] = own
        channels = max((self.channels.get(name, 0) for name in own.input), default=0)
        if own.op_type in KEEPS_CHANNELS and channels:
            self.channels[own.output[0]] = channels
        return own
