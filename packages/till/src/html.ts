/** Markup that is already escaped. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | null;

/** Builds markup from a template. Escapes text values and omits null. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: String.raw({ raw: strings }, ...values.map(toMarkup)),
});

function toMarkup(value: Value): string {
  if (value === null) return "";
  if (typeof value === "string" || typeof value === "number") return escape(String(value));
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
