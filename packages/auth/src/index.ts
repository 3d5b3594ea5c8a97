export * from "./tokens.ts";
export * from "./passwords.ts";
export * from "./sessions.ts";
export * from "./google.ts";
