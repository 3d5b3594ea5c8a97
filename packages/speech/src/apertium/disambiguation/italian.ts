import { of, type Rule } from "./disambiguate.ts";
import { much } from "./romance.ts";

export const ITALIAN: readonly Rule[] = [of("molto poco troppo tanto", much)];
