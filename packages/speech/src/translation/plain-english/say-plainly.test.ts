import { expect, it } from "vitest";
import { sayPlainly } from "./say-plainly.ts";

it.each([
  ["I stayed 'cause it's kinda nice.", "I stayed because it's a bit nice."],
  ["It's kind of weird.", "It's a bit weird."],
  ["It's the kind of film that I like.", "It's the kind of film that I like."],
  ["I sort of like it.", "I like it."],
  ["How come you never told me?", "Why is it that you never told me?"],
  ["We're all worn out.", "We're all exhausted."],
  ["Sorry, I was on mute.", "Sorry, my microphone was off."],
  ["Well, I'm really into jazz.", "Well, I really like jazz."],
  ["He left for good.", "He left forever."],
  ["He left for good reasons.", "He left for good reasons."],
  ["I can't wait to see you.", "I really want to see you."],
  ["Long story short, we lost.", "In short, we lost."],
  ["To make a long story short, we lost.", "In short, we lost."],
  ["She has a good point.", "She is right."],
  ["She has a point of view.", "She has a point of view."],
  ["Parking is free.", "Parking is free of charge."],
  ["Good thing we left early.", "Luckily, we left early."],
  ["It's a good thing to do.", "It's a good thing to do."],
  ["I could use some help.", "I need some help."],
  ["I'm staying in tonight.", "I will stay at home tonight."],
  ["I can't make it on Friday.", "I can't come on Friday."],
  ["I can't make it work.", "I can't make it work."],
  ["Once it's done, take it off the heat.", "Once it's ready, take it off the fire."],
  ["The thing is, nobody told us.", "The fact is that nobody told us."],
  ["Take two of these a day.", "Take two of these per day."],
  ["Give them a day.", "Give them a day."],
  [
    "Leave a comment, and I'll see you in the next one.",
    "Leave a comment. See you in the next one.",
  ],
  ["I'll see you at home.", "I'll see you at home."],
  ["Can I have the bill, please?", "I would like the bill, please."],
  ["Can I have a look at it?", "Can I have a look at it?"],
  ["The talks broke down.", "The talks failed."],
])("says %j as %j", (text, plain) => {
  expect(sayPlainly(text)).toBe(plain);
});
