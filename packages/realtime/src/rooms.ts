/** The room of the sockets that one session or API key has opened; its stored id, never the token. */
export const credentialRoom = (credentialId: string): string => `credential:${credentialId}`;
