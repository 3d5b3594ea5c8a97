import { SESSION_DAYS } from "@dubdeck/domain";

const NAME = "auth-token";

/** Returns the session token sent with requests; null when signed out. */
export function readAuthCookie(): string | null {
  const pair = document.cookie.split("; ").find((entry) => entry.startsWith(`${NAME}=`));
  return decodeURIComponent(pair?.slice(NAME.length + 1) ?? "") || null;
}

export function writeAuthCookie(token: string): void {
  const maxAge = SESSION_DAYS * 24 * 60 * 60;
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Max-Age=${maxAge}; ${attributes()}`;
}

export function removeAuthCookie(): void {
  document.cookie = `${NAME}=; Max-Age=0; ${attributes()}`;
}

function attributes(): string {
  return `Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
}
