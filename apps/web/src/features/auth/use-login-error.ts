import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { notify } from "../../lib/notify.ts";

/** Says why a sign-in elsewhere, such as with Google, came back without success. */
export function useLoginError(error: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    notify({ title: "Login failed", description: error, tone: "destructive" });
    void navigate({ to: "/login", search: {}, replace: true });
  }, [error, navigate]);
}
