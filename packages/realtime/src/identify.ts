import type { JobSocket, SocketIdentity } from "./socket-types.ts";

export type Authenticate = (token: string) => Promise<SocketIdentity | null>;

/** Whom a socket's token speaks for at this moment; null when it is worthless. */
export async function identify(
  { handshake }: JobSocket,
  authenticate: Authenticate,
): Promise<SocketIdentity | null> {
  const { token } = handshake.auth;
  return typeof token === "string" ? await authenticate(token) : null;
}
