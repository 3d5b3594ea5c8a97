/** Asks for a mailed link; the answer is the same whether the address is known or not. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.requestPasswordReset.mutate({ email });
}

/** Sets a new password with the mailed link's token. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.resetPassword.mutate({ token, password });
}
