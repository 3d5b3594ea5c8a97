import type { Rule } from "./disambiguate.ts";
import { much, of } from "./romance.ts";

export const ITALIAN: readonly Rule[] = [of("molto poco troppo tanto", much)];
