/** The named fields of a form as strings; a missing one is empty. */
export function fieldsOf<Name extends string>(
  form: HTMLFormElement,
  ...names: Name[]
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
