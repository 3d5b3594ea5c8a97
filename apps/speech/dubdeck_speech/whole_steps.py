"""Replaces what a network spells out in many steps, or onnxruntime computes naively, by one fast step."""

import numpy as np
from onnx import NodeProto, helper

from .network_graph import NetworkGraph, other_input


def use_whole_steps(graph: NetworkGraph) -> None:
    """Changes spelled-out instance norms, and short-time spectra of one signal. Results differ by rounding only."""
    for node in graph.nodes("ReduceMean"):
        _replace_norm(graph, node)
    for node in graph.nodes("STFT"):
        _replace_spectrum(graph, node)


def _replace_norm(graph: NetworkGraph, mean: NodeProto) -> None:
    """Replaces gain * (x - mean) / sqrt(mean((x - mean)²) + epsilon) + offset over the last axis of [1, channels, time].

    Leaves a mean that is there for anything else as it is.
    """
    centred = graph.path(mean, "Sub")
    axes = graph.value(mean.input[1])
    if not centred or centred[0].input[0] != mean.input[0] or axes is None or axes.tolist() not in ([2], [-1]):
        return
    squared = next((node for node in graph.consumers(centred[0]) if set(node.input) == {*centred[0].output}), None)
    root = squared and graph.path(squared, "ReduceMean", "Add", "Sqrt", "Div")
    if not root or len(graph.consumers(centred[0])) != 2 or root[-1].input[0] != centred[0].output[0]:
        return
    variance, with_epsilon, _, divided = root
    affine = graph.path(divided, "Mul", "Add")
    if not affine:
        return
    scaled, shifted = affine
    name, flat = mean.name, graph.constant(np.array([-1]), "flat")
    norm = [
        helper.make_node("Reshape", [other_input(scaled, divided), flat], [f"{name}/gain"]),
        helper.make_node("Reshape", [other_input(shifted, scaled), flat], [f"{name}/offset"]),
        helper.make_node(
            "InstanceNormalization",
            [mean.input[0], f"{name}/gain", f"{name}/offset"],
            shifted.output,
            epsilon=float(graph.value(other_input(with_epsilon, variance))),
        ),
    ]
    graph.replace([mean, *centred, squared, *root, *affine], norm)


def _replace_spectrum(graph: NetworkGraph, node: NodeProto) -> None:
    """Replaces a short-time Fourier transform by a convolution with its waves, which is fast for short windows."""
    signal, step, window, _ = node.input
    name, shape = node.output[0], graph.value(window)
    length, bins = len(shape), len(shape) // 2 + 1
    angles = 2 * np.pi * np.outer(np.arange(bins), np.arange(length)) / length
    # A real signal's first and last bins have no imaginary part; rounding would give them a random phase.
    sines = np.sin(angles) * (np.arange(bins) % (length / 2) != 0)[:, None]
    waves = np.stack([np.cos(angles), -sines], axis=1) * shape
    spectrum = [
        helper.make_node("Reshape", [signal, graph.constant(np.array([1, 1, -1]), "one signal")], [f"{name}/signal"]),
        helper.make_node(
            "Conv",
            [f"{name}/signal", graph.constant(waves.reshape(-1, 1, length).astype(np.float32), f"{name}/waves")],
            [f"{name}/parts"],
            strides=[int(graph.value(step))],
        ),
        helper.make_node("Transpose", [f"{name}/parts"], [f"{name}/frames"], perm=[0, 2, 1]),
        helper.make_node("Reshape", [f"{name}/frames", graph.constant(np.array([1, -1, bins, 2]), "bins")], [name]),
    ]
    graph.replace([node], spectrum)
