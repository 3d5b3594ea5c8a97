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

const AT = /\b(?:at|by|it's|it is|it was)(?: about| around| nearly| almost)? $/i;
type TimeFound = [found: string, minutes: string, direction: string, hour: string, offset: number];

/** Writes the time that an English sentence tells in words as digits: "a quarter past nine" → "9:15". */
export const timesInDigits = (text: string): string =>
  text.replace(TIME, (...[found, minutes, direction, hour, offset]: TimeFound) => {
    const past = MINUTES[minutes.toLowerCase()] ?? 0;
    const named = Number(hour) || HOURS.indexOf(hour.toLowerCase()) + 1;
    if (/past/i.test(direction)) return `${named}:${String(past).padStart(2, "0")}`;
    // "Five to ten" may be a range, not "at five to ten".
    const mayBeRange =
      /^(?:five|ten|twenty|twenty-five)$/i.test(minutes) && !/minutes/i.test(found);
    if (mayBeRange && !AT.test(text.slice(0, offset))) return found;
    return `${named === 1 ? 12 : named - 1}:${60 - past}`;
  });
