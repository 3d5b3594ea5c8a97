import type { Report } from "./report.ts";

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

/**
 * Returns the report's figures as display text; those measured by listening only if a recogniser
 * listened.
 */
export function summaryFacts({ job }: Report): Fact[] {
  const { heard } = job;
  const facts = [
    { label: "Lines dubbed", value: `${job.dubbed} of ${job.lines}`, hint: restHint(job) },
    {
      label: "Natural pace",
      value: percent(job.naturalShare),
      hint: "as fast as people speak",
    },
    {
      label: "Cut off",
      value: job.cutShare === 0 ? "None" : percent(job.cutShare),
      hint: "lines whose end did not fit",
    },
  ];
  if (!heard) return facts;
  return [
    ...facts,
    {
      label: "Speech covered",
      value: percent(heard.coverage),
      hint: "by the dub, of what is spoken",
    },
    {
      label: "Starts on time",
      value: `within ${(heard.onsetErrorP95Ms / 1000).toFixed(2)} s`,
      hint: "of the original, 95% of the lines",
    },
    {
      label: "Words misheard",
      value: percent(heard.wordErrorRate),
      hint: "by a recogniser that listened",
    },
  ];
}

/** Says why lines are not dubbed. */
function restHint({ lines, dubbed, unclear }: Report["job"]): string {
  if (dubbed === lines) return "every line that was heard";
  const rest = lines - dubbed;
  if (unclear === rest) return `${rest} unclear, left in the original`;
  return `${rest} left in the original, ${unclear} of them unclear`;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
