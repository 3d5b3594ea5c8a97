const UNITS = "one|two|three|four|five|six|seven|eight|nine".split("|");
const TEENS =
  "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split("|");
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|");

const YEAR = new RegExp(
  String.raw`(?<=\b(?:in|since|from|of|until|till|before|after|year|by|to|and) )(eighteen|nineteen|twenty)(?: (?:o|oh|hundred and)[ -](${UNITS.join("|")})| (${TEENS.join("|")})| (${TENS.join("|")})(?:[ -](${UNITS.join("|")}))?)(?![- ](?:${UNITS.join("|")}|hundred|thousand|percent|per)\b)\b`,
  "gi",
);

/** "The nineteen sixties", "in the sixties". */
const DECADE = new RegExp(
  String.raw`(?:\b(eighteen|nineteen) |(?<=\bin the (?:early |late |mid-?)?))(${TENS.map((ten) => ten.replace(/y$/, "ies")).join("|")})\b`,
  "gi",
);
/** "Two thousand and five"; a number of things is followed by them. */
const TWO_THOUSAND = new RegExp(
  String.raw`(?<=\b(?:in|since|from|of|until|till|before|after|year|by) )two thousand(?: and)? (?:(${UNITS.join("|")})|(${TEENS.join("|")}))(?=\s*(?:[,.;!?]|$))`,
  "gi",
);

/** Writes the year that an English sentence tells in words as digits: "in nineteen eighty-four" → "in 1984". */
export const yearsInDigits = (text: string): string =>
  text
    .replace(DECADE, (_, century: string | undefined, tens: string) => {
      const ten = 20 + 10 * TENS.indexOf(tens.toLowerCase().replace(/ies$/, "y"));
      return `${(HUNDREDS[(century ?? "nineteen").toLowerCase()] ?? 0) + ten}s`;
    })
    .replace(
      TWO_THOUSAND,
      (_, unit?: string, teen?: string) =>
        `${2000 + (teen ? 10 + TEENS.indexOf(teen.toLowerCase()) : numberOf(unit))}`,
    )
    .replace(
      YEAR,
      (_, century: string, oh?: string, teen?: string, ten?: string, unit?: string) => {
        const hundreds = HUNDREDS[century.toLowerCase()] ?? 0;
        const rest = ten
          ? 20 + 10 * TENS.indexOf(ten.toLowerCase()) + numberOf(unit)
          : teen
            ? 10 + TEENS.indexOf(teen.toLowerCase())
            : numberOf(oh);
        return `${hundreds + rest}`;
      },
    );

const HUNDREDS: Readonly<Record<string, number>> = { eighteen: 1800, nineteen: 1900, twenty: 2000 };

const numberOf = (unit = ""): number => UNITS.indexOf(unit.toLowerCase()) + 1;
