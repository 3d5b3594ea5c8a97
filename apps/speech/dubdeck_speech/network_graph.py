"""Edits a network: finds the neighbours of its nodes, and replaces some of them."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain

import numpy as np
import onnx
from onnx import NodeProto, helper, numpy_helper


class NetworkGraph:
    """A network's nodes by what they make and take. Replacements take effect with `save`."""

    def __init__(self, graph: onnx.GraphProto) -> None:
        self._graph = graph
        self._constants = {tensor.name: tensor for tensor in graph.initializer}
        self._computed = {name: node for node in graph.node for name in node.output}
        self._takers: dict[str, list[NodeProto]] = defaultdict(list)
        for node in graph.node:
            for name in set(node.input):
                self._takers[name].append(node)
        self._replaced: dict[str, Sequence[NodeProto]] = {}  # by the name of a node's first output

    def nodes(self, kind: str) -> list[NodeProto]:
        return [node for node in self._graph.node if node.op_type == kind]

    def producer(self, name: str) -> NodeProto:
        """Returns the node that computes this value."""
        return self._computed[name]

    def consumers(self, node: NodeProto) -> list[NodeProto]:
        """Returns the nodes that take this one's first output."""
        return self._takers[node.output[0]]

    def path(self, node: NodeProto, *kinds: str) -> list[NodeProto] | None:
        """Returns the nodes of these kinds that take one another's output, each as the only one, or None."""
        found: list[NodeProto] = []
        for kind in kinds:
            takers = self._takers[node.output[0]]
            if len(takers) != 1 or takers[0].op_type != kind:
                return None
            found.append(node := takers[0])
        return found

    def value(self, name: str) -> np.ndarray | None:
        """Returns a constant's value, or None if it is computed."""
        if name in self._constants:
            return numpy_helper.to_array(self._constants[name])
        node = self._computed.get(name)
        if node is None or node.op_type != "Constant":
            return None
        return numpy_helper.to_array(helper.get_attribute_value(node.attribute[0]))

    def constant(self, value: np.ndarray, name: str) -> str:
        """Adds a constant unless it is there; returns its name."""
        if name not in self._constants:
            self._constants[name] = numpy_helper.from_array(value, name)
        return name

    def replace(self, old: Sequence[NodeProto], new: Sequence[NodeProto]) -> None:
        """Puts new nodes where the last of the old ones was. The last of both must have the same output."""
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
        self._graph.initializer.extend(tensor for name, tensor in self._constants.items() if name in used)


def other_input(node: NodeProto, first: NodeProto) -> str:
    """Returns the name of the input that is not another node's first output."""
    return next(name for name in node.input if name != first.output[0])
