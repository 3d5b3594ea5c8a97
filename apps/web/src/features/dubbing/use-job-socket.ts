import { useEffect } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { openJobSocket } from "./job-socket.ts";

/** Keeps the live connection open for as long as somebody is signed in. */
export function useJobSocket(): void {
  const token = useAuth((state) => state.token);
  useEffect(() => (token ? openJobSocket(token) : undefined), [token]);
}
