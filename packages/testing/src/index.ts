export type { TestServices } from "./services.ts";
export { createTestDatabase, type TestDatabase } from "./test-database.ts";
export { createNamespace } from "./temporal-namespace.ts";
