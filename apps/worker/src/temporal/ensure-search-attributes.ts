import { SEARCH_ATTRIBUTES } from "@dubdeck/workflows";
import type { NativeConnection } from "@temporalio/worker";

/** Temporal API's enum value of the type Keyword. */
const KEYWORD = 2;
const NAMES = Object.values(SEARCH_ATTRIBUTES).map(({ name }) => name);

/**
 * Registers the search attributes that the namespace lacks; no workflow starts without them.
 * @throws Error with the command to run if this worker may not register them
 */
export async function ensureSearchAttributes(
  { operatorService }: Pick<NativeConnection, "operatorService">,
  namespace: string,
): Promise<void> {
  let missing: readonly string[] = NAMES;
  try {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    missing = NAMES.filter((name) => !(name in (customAttributes ?? {})));
    if (missing.length === 0) return;
    const searchAttributes = Object.fromEntries(missing.map((name) => [name, KEYWORD]));
    await operatorService.addSearchAttributes({ namespace, searchAttributes });
  } catch (cause) {
    throw new Error(howToRegister(missing, namespace), { cause });
  }
}

function howToRegister(names: readonly string[], namespace: string): string {
  const options = names.map((name) => `--name ${name} --type Keyword`).join(" ");
  return [
    `Temporal's namespace ${namespace} lacks search attributes, and this worker may not add them. Please run:`,
    `  temporal operator search-attribute create --namespace ${namespace} ${options}`,
    "On Temporal Cloud, add them (type Keyword) on the namespace's page.",
  ].join("\n");
}
