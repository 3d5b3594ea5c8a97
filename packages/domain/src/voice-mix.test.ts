import { describe, expect, it } from "vitest";
import { mixId, parseMix } from "./voice-mix.ts";

const HEART = "af_heart";
const ONYX = "am_onyx";

describe("the id of a mix", () => {
  it.each([
    [60, "af_heart*0.6+am_onyx*0.4"],
    [30, "am_onyx*0.7+af_heart*0.3"],
    [50, "af_heart*0.5+am_onyx*0.5"],
    [95, "af_heart*0.95+am_onyx*0.05"],
  ])("with %i %% of the first voice is %s, in either order of the voices", (percent, id) => {
    expect(mixId({ first: HEART, second: ONYX, percent })).toBe(id);
    expect(mixId({ first: ONYX, second: HEART, percent: 100 - percent })).toBe(id);
  });

  it("can be parsed for every share", () => {
    for (let percent = 1; percent < 100; percent++) {
      const id = mixId({ first: HEART, second: ONYX, percent });
      const mix = parseMix(id);
      expect(mix && mixId(mix)).toBe(id);
    }
  });
});

it.each([
  "af_heart",
  "af_heart*0.4+am_onyx*0.6",
  "af_heart*0.6+am_onyx*0.6",
  "af_heart*0.5+af_heart*0.5",
  "af_heart*0.60+am_onyx*0.4",
  "af_heart*1+am_onyx*0",
  "af_heart*0.6+am_onyx*0.4+bf_emma*0.1",
])("%s is not a mix", (id) => {
  expect(parseMix(id)).toBeNull();
});
