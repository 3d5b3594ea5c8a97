import { expect, it } from "vitest";
import { placeOrders } from "./orders.ts";

it.each([
  ["Sua ordem está a caminho.", "Your order is on its way.", "Seu pedido está a caminho."],
  ["Eu tinha noventa ordens.", "I had ninety orders.", "Eu tinha noventa pedidos."],
  ["As ordens dos clientes.", "The customers' orders.", "Os pedidos dos clientes."],
  ["Precisamos de ordem.", "We need order.", "Precisamos de ordem."],
  ["Minhas ordens são claras.", "My orders to you are clear.", "Minhas ordens são claras."],
])("in %j of %j says %j", (portuguese, english, said) => {
  expect(placeOrders(portuguese, english)).toBe(said);
});
