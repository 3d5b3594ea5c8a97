import { masculine } from "../masculine.ts";

/**
 * Says "pedido" for an order that somebody places; "ordem" is what somebody is told to do, or the order of things.
 * @param english what `portuguese` translates
 */
export const placeOrders = (portuguese: string, english: string): string =>
  PLACED.test(english)
    ? portuguese.replace(
        ORDER,
        (_, before: string, many = "") => `${masculine(before)} pedido${many && "s"}`,
      )
    : portuguese;

const NUMBER = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty|many|hundreds?|thousands?`;
const PLACED = new RegExp(
  String.raw`\b(?:place|cancel|confirm|deliver|delivery|package|ship|track|online|customer)\p{L}*\b.*\borders?\b|\b(?:your|my|his|her|our|${NUMBER}) orders?\b(?! (?:to|from|of the)\b)`,
  "isu",
);
const ORDER = /(?<!\p{L})(\p{L}+) orde(?:m|(ns))(?!\p{L})/giu;
