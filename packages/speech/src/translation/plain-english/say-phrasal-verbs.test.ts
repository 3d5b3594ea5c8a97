import { describe, expect, it } from "vitest";
import { sayPhrasalVerbs } from "./say-phrasal-verbs.ts";

describe("a phrasal verb with an object", () => {
  it.each([
    ["They called it off.", "They canceled it."],
    ["They called off Monday's match.", "They canceled Monday's match."],
    ["She puts the meeting off until Monday.", "She postpones the meeting until Monday."],
    ["The game was called off because of the snow.", "The game was canceled because of the snow."],
    ["Don't let me down.", "Don't disappoint me."],
    ["It really cheered me up.", "It really made me happy."],
    [
      "I bumped into an old friend at the station.",
      "I found an old friend by chance at the station.",
    ],
    ["Look it up online.", "Search for it online."],
    ["I picked up my son at five.", "I fetched my son at five."],
    ["Turn the music down.", "Lower the music."],
  ])("%s", (text, plain) => {
    expect(sayPhrasalVerbs(text)).toBe(plain);
  });

  it.each([
    "He looked up and smiled.",
    "They turned down the offer.",
    "We lined up for tickets.",
    "I cut the ends off.",
    "We went over the bridge.",
    "She picked up the phone.",
    "He looked up the street.",
    "Mix up the flour and the eggs.",
    "She left the cat out.",
  ])("is not what stands in: %s", (text) => {
    expect(sayPhrasalVerbs(text)).toBe(text);
  });
});

describe("a phrasal verb without an object", () => {
  it.each([
    ["The alarm went off at six.", "The alarm sounded at six."],
    ["He turned up late.", "He arrived late."],
    ["I'm staying in tonight.", "I'm staying at home tonight."],
    ["Carry on, please.", "Continue, please."],
    ["I work out every day.", "I exercise every day."],
    ["They broke up last year.", "They separated last year."],
  ])("%s", (text, plain) => {
    expect(sayPhrasalVerbs(text)).toBe(plain);
  });

  it.each(["It didn't work out.", "We stayed in a hotel.", "Turn up the road.", "He went off."])(
    "is not what stands in: %s",
    (text) => {
      expect(sayPhrasalVerbs(text)).toBe(text);
    },
  );
});

describe("a phrasal verb before other words", () => {
  it.each([
    ["I can't put up with this noise.", "I can't tolerate this noise."],
    ["He gave up smoking.", "He stopped smoking."],
    ["He's given up smoking.", "He's stopped smoking."],
    ["She came up with a plan.", "She thought of a plan."],
    ["They broke up with the past.", "They separated from the past."],
  ])("%s", (text, plain) => {
    expect(sayPhrasalVerbs(text)).toBe(plain);
  });
});

describe("a form that several tenses share", () => {
  it.each([
    ["You put off the call.", "You postpone the call."],
    ["He put off the call.", "He postponed the call."],
    ["They have put off the call.", "They have postponed the call."],
    ["If they put off the call, tell me.", "If they postpone the call, tell me."],
    ["To put off the call is rude.", "To postpone the call is rude."],
  ])("%s", (text, plain) => {
    expect(sayPhrasalVerbs(text)).toBe(plain);
  });
});
