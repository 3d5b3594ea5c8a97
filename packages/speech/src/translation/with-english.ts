import { addressYou } from "./address-you.ts";
import { agree } from "./agreement.ts";
import { askTo } from "./ask-to.ts";
import { haveBeenDoing } from "./have-been-doing.ts";
import { lets } from "./lets.ts";
import { withoutMesoclisis } from "./mesoclisis.ts";
import { placeOrders } from "./orders.ts";
import { pastOfWe, stillWe } from "./past-of-we.ts";
import { rightSense } from "./right-sense.ts";
import { sameSense } from "./same-sense.ts";
import { needNot, should } from "./should.ts";
import { stillI } from "./still-i.ts";

/**
 * Corrects Portuguese by the English that it translates. On the way to another language it also says what only the English
 * tells: who "your" and "was" are about, and when "we" did something.
 * @param target ISO 639-1 of the last step's language
 */
export function withEnglish(portuguese: string, english: string, target: string): string {
  const done = haveBeenDoing(stillWe(withoutMesoclisis(portuguese), english), english);
  const right = askTo(agree(placeOrders(rightSense(done, english), english)), english);
  if (target === "pt") return right;
  const ours = stillI(pastOfWe(addressYou(right, english, target), english), english);
  const owed = should(target === "es" ? ours : needNot(ours, english), english);
  return sameSense(lets(owed, english), english);
}
