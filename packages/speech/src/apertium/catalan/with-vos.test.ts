import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { askWithVos } from "./with-vos.ts";

const ME = "^em/em<prn><pro><p1><mf><sg>$";
const ONESELF = "^es/es<prn><pro><ref><p3><mf><sp>$";
const TELL = "^digui/dir<vblex><prs><p1><sg>/dir<vblex><prs><p3><sg>/dir<vblex><imp><p3><sg>$";
const WORRY = "^preocupi/preocupar<vblex><prs><p3><sg>$";
const AND = "^i/i<cnjcoo>$";
const COMMA = "^,/,<cm>$";
const YOU_TELL = "^digui/dir<vblex><imp><p2><pl>$";

it.each([
  [
    "a request with its pronoun",
    `${ME} ${TELL}`,
    "^digui/dir<vblex><imp><p2><pl>+em<prn><enc><p1><mf><sg>$",
  ],
  [
    "one behind others",
    `^Llavors/llavors<cnjadv>$ ${TELL} ${AND} ${TELL}`,
    `^Llavors/llavors<cnjadv>$ ${YOU_TELL} ${AND} ${YOU_TELL}`,
  ],
  [
    "one behind what is waited for",
    `${TELL} ^fins que/fins que<cnjadv>$ ${WORRY} ${AND} ${TELL}`,
    `${YOU_TELL} ^fins que/fins que<cnjadv>$ ${WORRY} ${AND} ${YOU_TELL}`,
  ],
  [
    "one with a pronoun behind",
    "^Digui'm/Dir<vblex><imp><p3><sg>+em<prn><enc><p1><mf><sg>$",
    "^digui'm/Dir<vblex><imp><p2><pl>+em<prn><enc><p1><mf><sg>$",
  ],
  [
    "what one asks to do to oneself",
    `${ONESELF} ${WORRY}`,
    "^preocupi/preocupar<vblex><imp><p2><pl>+us<prn><enc><p2><mf><pl>$",
  ],
  [
    "what one asks not to do",
    `^No/no<adv>$ ${ONESELF} ${WORRY}`,
    "^No/no<adv>$ ^es/us<prn><pro><p2><mf><pl>$ ^preocupi/preocupar<vblex><imp><p2><pl>$",
  ],
  [
    "what one asks never to do",
    `^mai/mai<adv>$ ${TELL}`,
    "^no/no<adv>$ ^digui/dir<vblex><imp><p2><pl>$ ^mai/mai<adv>$",
  ],
  ["a look, not a sight", "^Vegi/Veure<vblex><prs><p3><sg>$", "^vegi/mirar<vblex><imp><p2><pl>$"],
  [
    "a fixed term",
    "^Vagi amb compte/anar<vblex><prs><p3><sg># amb compte$",
    "^vagi amb compte/anar<vblex><imp><p2><pl># amb compte$",
  ],
])("asks for %s", (_, polite, asked) => {
  expect(writeUnits(askWithVos(readUnits(polite)))).toBe(asked);
});

it.each([
  ["a wish", `^que/que<cnjsub>$ ${ME} ${TELL}`],
  ["a wish that goes on", `^que/que<cnjsub>$ ${TELL} ${AND} ${TELL}`],
  ["somebody's doing", `^metge/metge<n><m><sg>$ ${TELL}`],
  ["a statement", `^Cau/caure<vblex><pri><p3><sg>$ ${AND} ${TELL}`],
  ["what may be a noun", `${COMMA} ^canvi/canvi<n><m><sg>/canviar<vblex><prs><p3><sg>$`],
])("leaves %s", (_, stated) => {
  expect(writeUnits(askWithVos(readUnits(stated)))).toBe(stated);
});
