import { addSocket, type Db, removeSocket, touchSockets } from "@dubdeck/db";
import { AppError, PLANS } from "@dubdeck/domain";
import type { Connections } from "@dubdeck/realtime";

/**
 * Creates a counter of live connections in PostgreSQL. `add` throws RATE_LIMITED once the user has as
 * many as the plan allows.
 */
export const createConnections = (db: Db): Connections => ({
  async add(id, { userId, plan }) {
    const limit = PLANS[plan].sockets;
    if (await addSocket(db, { id, userId, limit })) return;
    const message = `You have ${limit} live connections open. Please close some pages.`;
    throw new AppError("RATE_LIMITED", message);
  },
  touch: (ids) => touchSockets(db, ids),
  remove: (id) => removeSocket(db, id),
});
