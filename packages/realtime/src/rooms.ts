/** The room of one session's sockets; the id is the stored hash, never the token. */
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
