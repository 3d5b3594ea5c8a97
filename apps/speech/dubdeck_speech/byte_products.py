"""Rewrites a quantized network for processors that multiply bytes fast, such as those with VNNI.

onnxruntime runs `ConvInteger` with a slow kernel for unsigned weights. The same sums, as one product of
unsigned activations and signed weights, take a third of the time.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain

import numpy as np
import onnx
import onnxruntime
from onnx import NodeProto, TensorProto, helper, numpy_helper

_MIN_CHANNELS = 16  # fewer are faster as they are
_PLAIN = {"strides": [1], "group": 1, "auto_pad": b"NOTSET"}
_DEFAULTS = _PLAIN | {"dilations": [1], "pads": [0, 0]}
_MAX = np.iinfo(np.int64).max


def multiplies_exactly() -> bool:
    """Returns whether products of unsigned and signed bytes are exact here: AVX2 alone saturates their sums."""
    weights = np.full((64, 16), 127, np.int8)
    graph = helper.make_graph(
        [helper.make_node("MatMulInteger", ["a", "b"], ["y"])],
        "probe",
        [helper.make_tensor_value_info("a", TensorProto.UINT8, [16, 64])],
        [helper.make_tensor_value_info("y", TensorProto.INT32, [16, 16])],
        [numpy_helper.from_array(weights, "b")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    (sums,) = session.run(None, {"a": np.full((16, 64), 255, np.uint8)})
    return bool((sums == 255 * 127 * 64).all())


def with_byte_products(model: onnx.ModelProto) -> onnx.ModelProto:
    """Changes the `ConvInteger` nodes of a one-dimensional network, with the scaling after them, to matrix products.

    Results differ by rounding only. Leaves convolutions that skip moments, or have few channels, as they are.
    """
    graph = _Graph(model.graph)
    for node in list(model.graph.node):
        if node.op_type == "ConvInteger":
            _replace_convolution(graph, node)
    graph.save()
    return model


class _Graph:
    """Finds the neighbours of nodes, and collects replacements."""

    def __init__(self, graph: onnx.GraphProto) -> None:
        self._graph = graph
        self.constants = {tensor.name: tensor for tensor in graph.initializer}
        self.producers = {name: node for node in graph.node for name in node.output}
        self._consumers: dict[str, list[NodeProto]] = defaultdict(list)
        for node in graph.node:
            for name in set(node.input):
                self._consumers[name].append(node)
        self._replaced: dict[str, Sequence[NodeProto]] = {}  # by the name of a node's first output

    def only_consumer(self, node: NodeProto, kind: str) -> NodeProto | None:
        """Returns the node that takes this one's output, if it is the only one and of this kind."""
        consumers = self._consumers[node.output[0]]
        return consumers[0] if len(consumers) == 1 and consumers[0].op_type == kind else None

    def value(self, name: str) -> np.ndarray:
        return numpy_helper.to_array(self.constants[name])

    def constant(self, value: np.ndarray, name: str) -> str:
        """Adds a constant unless it is there; returns its name."""
        if name not in self.constants:
            self.constants[name] = numpy_helper.from_array(value, name)
        return name

    def replace(self, old: Sequence[NodeProto], new: Sequence[NodeProto]) -> None:
        """Puts new nodes where the last of the old ones was."""
        for node in old:
            self._replaced[node.output[0]] = ()
        self._replaced[old[-1].output[0]] = new

    def save(self) -> None:
        """Applies the replacements, and drops nodes and constants that are no longer used."""
        nodes = chain.from_iterable(self._replaced.get(node.output[0], (node,)) for node in self._graph.node)
        used = {output.name for output in self._graph.output}
        kept: list[NodeProto] = []
        for node in reversed(list(nodes)):
            if not used.isdisjoint(node.output):
                kept.append(node)
                used.update(node.input)
        del self._graph.node[:], self._graph.initializer[:], self._graph.value_info[:]
        self._graph.node.extend(reversed(kept))
        self._graph.initializer.extend(tensor for name, tensor in self.constants.items() if name in used)


def _replace_convolution(graph: _Graph, node: NodeProto) -> None:
    """Replaces a convolution that visits every moment by a product, if it has enough channels to gain by it."""
    options = _DEFAULTS | {item.name: helper.get_attribute_value(item) for item in node.attribute}
    sound, weights, sound_zero, weights_zero = node.input
    outputs, _, taps = graph.constants[weights].dims
    if any(options[name] != value for name, value in _PLAIN.items()) or outputs < _MIN_CHANNELS:
        return
    scaling = _scaling(graph, node)
    if not scaling:
        return
    replaced, scales, bias = scaling
    name = node.name
    columns, before = _columns(graph, node, taps, options["dilations"][0], options["pads"])
    signed = _signed(graph.value(weights).transpose(2, 1, 0).reshape(-1, outputs))
    product = helper.make_node(
        "MatMulIntegerToFloat",
        [
            columns,
            graph.constant(signed, f"{name}/weights"),
            *scales,
            sound_zero,
            graph.constant(_signed(graph.value(weights_zero)), f"{name}/zero"),
            *bias,
        ],
        [f"{name}/product"],
        domain="com.microsoft",
    )
    after = helper.make_node("Transpose", product.output, replaced[-1].output, perm=[0, 2, 1])
    graph.replace([node, *replaced], [*before, product, after])


def _signed(unsigned: np.ndarray) -> np.ndarray:
    return (unsigned.astype(np.int16) - 128).astype(np.int8)


def _scaling(graph: _Graph, node: NodeProto) -> tuple[list[NodeProto], Sequence[str], list[str]] | None:
    """Returns the nodes that add the bias and scale the sums, both scales' names, and the bias's name if any."""
    add = graph.only_consumer(node, "Add")
    cast = graph.only_consumer(add or node, "Cast")
    scale = cast and graph.only_consumer(cast, "Mul")
    if not scale:
        return None
    factor = graph.producers[_other(scale, cast)]
    if not add:
        return [cast, scale], factor.input, []
    # The bias was divided by the scale, rounded and reshaped.
    divided = graph.producers[_other(add, node)]
    while divided.op_type in ("Reshape", "Cast", "Floor"):
        divided = graph.producers[divided.input[0]]
    return [add, cast, scale], factor.input, [divided.input[0]]


def _other(node: NodeProto, first: NodeProto) -> str:
    return next(name for name in node.input if name != first.output[0])


def _columns(
    graph: _Graph, node: NodeProto, taps: int, dilation: int, pads: Sequence[int]
) -> tuple[str, list[NodeProto]]:
    """Lines up, for each moment, the bytes that the convolution's taps see; returns the name, and the nodes."""
    name, total = node.name, sum(pads)
    padding = graph.constant(np.array(pads, np.int64), f"pads {list(pads)}")
    time, last = graph.constant(np.array([1]), "axis 1"), graph.constant(np.array([2]), "axis 2")
    nodes = [
        helper.make_node("Pad", [node.input[0], padding, node.input[2], last], [f"{name}/padded"]),
        helper.make_node("Transpose", [f"{name}/padded"], [f"{name}/moments"], perm=[0, 2, 1]),
    ]
    if taps == 1:
        return f"{name}/moments", nodes
    for tap in range(taps):
        start = tap * dilation
        end = start - total or _MAX
        bounds = [graph.constant(np.array([at]), f"at {at}") for at in (start, end)]
        nodes.append(helper.make_node("Slice", [f"{name}/moments", *bounds, time], [f"{name}/tap {tap}"]))
    seen = [f"{name}/tap {tap}" for tap in range(taps)]
    nodes.append(helper.make_node("Concat", seen, [f"{name}/columns"], axis=2))
    return f"{name}/columns", nodes
