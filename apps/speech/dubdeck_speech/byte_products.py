"""Turns a quantized network's convolutions into products of bytes.

onnxruntime runs `ConvInteger` with a slow kernel for unsigned weights. The same sums, as one product of
unsigned activations and signed weights, take a third of the time with VNNI, and four fifths without.
"""

from collections.abc import Sequence

import numpy as np
from onnx import NodeProto, helper

from .network_graph import NetworkGraph, other_input

_MIN_CHANNELS = 16  # fewer are faster as they are
_PLAIN = {"strides": [1], "group": 1, "auto_pad": b"NOTSET"}
_DEFAULTS = _PLAIN | {"dilations": [1], "pads": [0, 0]}
_MAX = np.iinfo(np.int64).max
# AVX2 adds two products in 16 bits, which hold 2 * 255 * 63.
_LARGEST_WEIGHT = 63


def use_byte_products(graph: NetworkGraph) -> None:
    """Changes the `ConvInteger` nodes of a one-dimensional network, with the scaling after them, to matrix products.

    Results differ by rounding only. Leaves convolutions that skip moments, or have few channels, as they are.
    """
    for node in graph.nodes("ConvInteger"):
        _replace_convolution(graph, node)


def _replace_convolution(graph: NetworkGraph, node: NodeProto) -> None:
    """Replaces a convolution that visits every moment by a product, if it has enough channels to gain by it."""
    options = _DEFAULTS | {item.name: helper.get_attribute_value(item) for item in node.attribute}
    sound, weights, sound_zero, weights_zero = node.input
    unsigned = graph.value(weights)
    outputs, _, taps = unsigned.shape
    if any(options[name] != value for name, value in _PLAIN.items()) or outputs < _MIN_CHANNELS:
        return
    scaling = _scaling(graph, node)
    if not scaling:
        return
    replaced, sound_scale, weights_scale, bias = scaling
    name = node.name
    columns, before = _columns(graph, node, taps, options["dilations"][0], options["pads"])
    centred = unsigned.astype(np.int16) - graph.value(weights_zero).astype(np.int16)
    signed, scales = _signed(centred.transpose(2, 1, 0).reshape(-1, outputs), graph.value(weights_scale))
    product = helper.make_node(
        "MatMulIntegerToFloat",
        [
            columns,
            graph.constant(signed, f"{name}/weights"),
            sound_scale,
            graph.constant(scales, f"{name}/scales"),
            sound_zero,
            "",
            *bias,
        ],
        [f"{name}/product"],
        domain="com.microsoft",
    )
    after = helper.make_node("Transpose", product.output, replaced[-1].output, perm=[0, 2, 1])
    graph.replace([node, *replaced], [*before, product, after])


def _signed(weights: np.ndarray, scale: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Makes the weights of each output small enough; returns them and each output's scale.

    Weights that share one scale are mostly small already: of Kokoro's outputs, one in 250 has a larger one.
    """
    reduction = np.maximum(np.abs(weights).max(axis=0) / _LARGEST_WEIGHT, 1)
    return np.round(weights / reduction).astype(np.int8), (scale * reduction).astype(np.float32)


def _scaling(graph: NetworkGraph, node: NodeProto) -> tuple[list[NodeProto], str, str, list[str]] | None:
    """Returns the nodes that add the bias and scale the sums, the names of both scales, and the bias's if any."""
    biased = graph.path(node, "Add", "Cast", "Mul")
    replaced = biased or graph.path(node, "Cast", "Mul")
    if not replaced:
        return None
    sound_scale, weights_scale = graph.producer(other_input(replaced[-1], replaced[-2])).input
    if not biased:
        return replaced, sound_scale, weights_scale, []
    # The bias was divided by the scale, rounded and reshaped.
    divided = graph.producer(other_input(biased[0], node))
    while divided.op_type in ("Reshape", "Cast", "Floor"):
        divided = graph.producer(divided.input[0])
    return replaced, sound_scale, weights_scale, [divided.input[0]]


def _columns(
    graph: NetworkGraph, node: NodeProto, taps: int, dilation: int, pads: Sequence[int]
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
