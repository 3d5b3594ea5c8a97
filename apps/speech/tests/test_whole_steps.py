import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import NodeProto, TensorProto, helper, numpy_helper

from dubdeck_speech.network_graph import NetworkGraph
from dubdeck_speech.whole_steps import use_whole_steps

_random = np.random.default_rng(7)


def model(nodes: list[NodeProto], shape: list, constants: dict[str, np.ndarray]) -> onnx.ModelProto:
    graph = helper.make_graph(
        nodes,
        "network",
        [helper.make_tensor_value_info("sound", TensorProto.FLOAT, shape)],
        [helper.make_tensor_value_info("result", TensorProto.FLOAT, None)],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)


def changed(network: onnx.ModelProto) -> onnx.ModelProto:
    copy = onnx.ModelProto()
    copy.CopyFrom(network)
    graph = NetworkGraph(copy.graph)
    use_whole_steps(graph)
    graph.save()
    return copy


def run(network: onnx.ModelProto, sound: np.ndarray) -> np.ndarray:
    session = onnxruntime.InferenceSession(network.SerializeToString(), providers=["CPUExecutionProvider"])
    return session.run(None, {"sound": sound})[0]


def kinds(network: onnx.ModelProto) -> list[str]:
    return [node.op_type for node in network.graph.node]


def norm(axis: int, *more: NodeProto) -> onnx.ModelProto:
    """Builds a model that spells out an instance norm, as Kokoro does."""
    nodes = [
        helper.make_node("ReduceMean", ["sound", "axis"], ["mean"], name="norm"),
        helper.make_node("Sub", ["sound", "mean"], ["centred"]),
        helper.make_node("Mul", ["centred", "centred"], ["squared"]),
        helper.make_node("ReduceMean", ["squared", "axis"], ["variance"]),
        helper.make_node("Add", ["variance", "epsilon"], ["safe"]),
        helper.make_node("Sqrt", ["safe"], ["root"]),
        helper.make_node("Div", ["centred", "root"], ["divided"]),
        helper.make_node("Mul", ["gain", "divided"], ["scaled"]),
        helper.make_node("Add", ["scaled", "offset"], ["normal"]),
        *(more or [helper.make_node("Identity", ["normal"], ["result"])]),
    ]
    channels = {name: _random.normal(size=(1, 6, 1)).astype(np.float32) for name in ("gain", "offset")}
    constants = {"axis": np.array([axis]), "epsilon": np.float32(1e-3), **channels}
    return model(nodes, [1, 6, None], constants)


def test_an_instance_norm_becomes_one_step():
    network = norm(2)
    sound = _random.normal(3, 2, (1, 6, 90)).astype(np.float32)
    assert kinds(changed(network)) == ["Reshape", "Reshape", "InstanceNormalization", "Identity"]
    np.testing.assert_allclose(run(changed(network), sound), run(network, sound), atol=1e-5)


@pytest.mark.parametrize(
    ("axis", "more"),
    [
        (1, []),  # a norm over the channels
        (2, [helper.make_node("Add", ["normal", "centred"], ["result"])]),
        (2, [helper.make_node("Add", ["normal", "divided"], ["result"])]),
    ],
)
def test_other_means_stay(axis: int, more: list[NodeProto]):
    network = norm(axis, *more)
    assert kinds(changed(network)) == kinds(network)


def test_a_spectrum_is_the_same_as_a_convolution():
    window = np.hanning(21)[:20].astype(np.float32)
    constants = {"step": np.array(5), "window": window, "length": np.array(20)}
    network = model([helper.make_node("STFT", ["sound", "step", "window", "length"], ["result"])], [1, None], constants)
    sound = _random.normal(size=(1, 400)).astype(np.float32)
    result = run(changed(network), sound)
    np.testing.assert_allclose(result, run(network, sound), atol=1e-4)
    assert not result[0, :, [0, 10], 1].any(), "the first and the last bin are real"
