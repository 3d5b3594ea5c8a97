const UNITS = "one|two|three|four|five|six|seven|eight|nine".split("|");
const TEENS =
  "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split("|");
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|");

const YEAR = new RegExp(
  String.raw`(?<=\b(?:in|since|from|of|until|till|before|after|year|by|to|and) )(eighteen|nineteen|twenty)(?: (?:o|oh|hundred and)[ -](${UNITS.join("|")})| (${TEENS.join("|")})| (${TENS.join("|")})(?:[ -](${UNITS.join("|")}))?)(?![- ](?:${UNITS.join("|")}|hundred|thousand|percent|per)\b)\b`,
  "gi",
);

/** Writes the year that an English sentence tells in words as digits: "in nineteen eighty-four" → "in 1984". */
export const yearsInDigits = (text: string): string =>
  text.replace(
    YEAR,
    (_, century: string, oh?: string, teen?: string, ten?: string, unit?: string) => {
      const hundreds = { eighteen: 1800, nineteen: 1900, twenty: 2000 }[century.toLowerCase()] ?? 0;
      const rest = ten
        ? 20 + 10 * TENS.indexOf(ten.toLowerCase()) + numberOf(unit)
        : teen
          ? 10 + TEENS.indexOf(teen.toLowerCase())
          : numberOf(oh);
      return `${hundreds + rest}`;
    },
  );

const numberOf = (unit = ""): number => UNITS.indexOf(unit.toLowerCase()) + 1;
