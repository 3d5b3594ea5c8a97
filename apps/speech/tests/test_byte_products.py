import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

from dubdeck_speech.byte_products import use_byte_products
from dubdeck_speech.network_graph import NetworkGraph

_random = np.random.default_rng(7)


def convolution(
    channels: int,
    outputs: int,
    taps: int,
    dilation: int,
    pads: list[int],
    *,
    biased: bool,
    stride: int = 1,
    largest: int = 63,
) -> onnx.ModelProto:
    """Builds a model that convolves float sound as Kokoro does: quantized, with a rounded bias, scaled after.

    Weights are whole numbers up to `largest` away from zero.
    """

    def constant(name: str, value) -> onnx.TensorProto:
        return numpy_helper.from_array(np.asarray(value), name)

    nodes = [
        helper.make_node("DynamicQuantizeLinear", ["sound"], ["bytes", "scale", "zero"]),
        helper.make_node("Mul", ["scale", "weights scale"], ["both"]),
        helper.make_node(
            "ConvInteger",
            ["bytes", "weights", "zero", "weights zero"],
            ["sums"],
            name="conv",
            kernel_shape=[taps],
            dilations=[dilation],
            pads=pads,
            strides=[stride],
            group=1,
        ),
    ]
    if biased:
        nodes += [
            helper.make_node("Div", ["bias", "both"], ["divided"]),
            helper.make_node("Floor", ["divided"], ["floor"]),
            helper.make_node("Cast", ["floor"], ["whole"], to=TensorProto.INT32),
            helper.make_node("Reshape", ["whole", "shape"], ["shaped"]),
            helper.make_node("Add", ["sums", "shaped"], ["added"]),
        ]
    nodes += [
        helper.make_node("Cast", ["added" if biased else "sums"], ["floats"], to=TensorProto.FLOAT),
        helper.make_node("Mul", ["floats", "both"], ["result"]),
    ]
    graph = helper.make_graph(
        nodes,
        "convolution",
        [helper.make_tensor_value_info("sound", TensorProto.FLOAT, [1, channels, None])],
        [helper.make_tensor_value_info("result", TensorProto.FLOAT, [1, outputs, None])],
        [
            constant("weights", _random.integers(128 - largest, 129 + largest, (outputs, channels, taps), np.uint8)),
            constant("weights zero", np.uint8(128)),
            constant("weights scale", np.float32(0.01)),
            constant("bias", _random.normal(size=outputs).astype(np.float32)),
            constant("shape", np.array([1, -1, 1])),
        ],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)


def run(model: onnx.ModelProto, sound: np.ndarray) -> np.ndarray:
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    return session.run(None, {"sound": sound})[0]


def kinds(model: onnx.ModelProto) -> set[str]:
    return {node.op_type for node in model.graph.node}


def changed(model: onnx.ModelProto) -> onnx.ModelProto:
    copy = onnx.ModelProto()
    copy.CopyFrom(model)
    graph = NetworkGraph(copy.graph)
    use_byte_products(graph)
    graph.save()
    return copy


@pytest.mark.parametrize(
    ("taps", "dilation", "pads"), [(1, 1, [0, 0]), (3, 1, [1, 1]), (7, 3, [9, 9]), (11, 5, [25, 25]), (2, 1, [1, 0])]
)
@pytest.mark.parametrize("biased", [True, False])
def test_a_product_equals_the_convolution(taps: int, dilation: int, pads: list[int], biased: bool):
    model = convolution(33, 20, taps, dilation, pads, biased=biased)
    sound = _random.normal(size=(1, 33, 101)).astype(np.float32)
    product = changed(model)
    assert "ConvInteger" not in kinds(product)
    # A bias is no longer rounded to whole sums, each worth 0.01 times the sound's scale of about 0.03.
    np.testing.assert_allclose(run(product, sound), run(model, sound), rtol=1e-4, atol=5e-4)


def test_sums_of_large_products_do_not_saturate():
    model = convolution(64, 16, 3, 1, [1, 1], biased=True, largest=127)
    sound = np.abs(_random.normal(size=(1, 64, 50))).astype(np.float32)
    expected = run(model, sound)
    error = np.abs(run(changed(model), sound) - expected).mean()
    assert error < 0.02 * np.abs(expected).mean()


@pytest.mark.parametrize(("outputs", "stride"), [(4, 1), (20, 2)])
def test_other_convolutions_stay(outputs: int, stride: int):
    model = convolution(33, outputs, 3, 1, [1, 1], biased=True, stride=stride)
    assert changed(model).SerializeToString() == model.SerializeToString()
