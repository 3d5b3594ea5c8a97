import { sensesOf } from "./in-sense.ts";

/** What Italian words mostly mean in everyday speech, where the pair with Catalan takes them for something else. */
export const ITALIAN_CATALAN = sensesOf({
  n: "balcone balcó m, orto hort m, palazzo edifici m, vicino veí",
  adj: "stanco cansat",
  adv: "un_po' una_mica",
});
