const HOURS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve".split("|");
const MINUTES: Readonly<Record<string, number>> = {
  "a quarter": 15,
  quarter: 15,
  half: 30,
  five: 5,
  ten: 10,
  twenty: 20,
  "twenty-five": 25,
};

const TIME = new RegExp(
  String.raw`\b(${Object.keys(MINUTES).join("|")})(?: minutes)? (past|to) (${HOURS.join("|")}|1[0-2]|[1-9])\b(?!-)`,
  "gi",
);

/** Minutes behind the hour. */
const PAST: Readonly<Record<string, string>> = {
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  "forty-five": "45",
  fifty: "50",
};
const HOUR_AND_MINUTES = new RegExp(
  String.raw`(?<=\b(?:at|by|until|till|from|before|after|around|for) (?:about |around )?)(${HOURS.join("|")}) (${Object.keys(PAST).toReversed().join("|")})(?=\s*(?:[,.;!?]|$)| (?:on|in|to|and|or|today|tomorrow|tonight|sharp|this|every)\b)`,
  "gi",
);

const AT = /\b(?:at|by|it's|it is|it was)(?: about| around| nearly| almost)? $/i;
type TimeFound = [found: string, minutes: string, direction: string, hour: string, offset: number];

/** Writes the time that an English sentence tells in words as digits: "a quarter past nine" → "9:15", "at ten thirty" → "at 10:30". */
export const timesInDigits = (text: string): string =>
  withMinutes(text).replace(TIME, (...[found, minutes, direction, hour, offset]: TimeFound) => {
    const past = MINUTES[minutes.toLowerCase()] ?? 0;
    const named = Number(hour) || HOURS.indexOf(hour.toLowerCase()) + 1;
    if (/past/i.test(direction)) return `${named}:${String(past).padStart(2, "0")}`;
    // "Five to ten" may be a range, not "at five to ten".
    const mayBeRange =
      /^(?:five|ten|twenty|twenty-five)$/i.test(minutes) && !/minutes/i.test(found);
    if (mayBeRange && !AT.test(text.slice(0, offset))) return found;
    return `${named === 1 ? 12 : named - 1}:${60 - past}`;
  });

const withMinutes = (text: string): string =>
  text
    .replace(/(?<=\bforty) (?=five\b)/gi, "-")
    .replace(HOUR_AND_MINUTES, (_, hour: string, minutes: string) => {
      return `${HOURS.indexOf(hour.toLowerCase()) + 1}:${PAST[minutes.toLowerCase()]}`;
    });
