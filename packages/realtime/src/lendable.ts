import type { Pool } from "pg";

/**
 * The pool as Socket.IO's adapter uses it. The adapter keeps a connection for listening and forgets
 * it when it breaks, so it is given back here: else the pool would count it for ever.
 */
export function lendable(pool: Pool): Pool {
  const used: Pick<Pool, "connect" | "query"> = {
    query: pool.query.bind(pool),
    connect: async () => {
      const client = await pool.connect();
      client.once("end", () => client.release(true));
      return client;
    },
  };
  return used as Pool;
}
