export { createTill, type Till } from "./create-till.ts";
export { tillRoutes } from "./till-routes.ts";
