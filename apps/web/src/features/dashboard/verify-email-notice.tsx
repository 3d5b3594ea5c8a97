import { notify, notifyError } from "../../lib/notify.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { resendVerification } from "../auth/email-verification.tsx";

/** Asks starters to confirm their address to get their free minutes. */
export function VerifyEmailNotice() {
  const config = useSiteConfig();
  const user = useAuth((state) => state.user);
  const { pending, run } = usePending();
  if (!config?.verifiesEmail || user?.emailVerified !== false || user.plan !== "starter") {
    return null;
  }

  async function resend() {
    try {
      await resendVerification();
      notify({ title: "Link sent", description: "Please look into your inbox.", tone: "success" });
    } catch (error) {
      notifyError("Could not send the link", error);
    }
  }

  return (
    <Notice
      tone="warning"
      title="Please confirm your e-mail address."
      action={
        <Button size="sm" disabled={pending} onClick={() => void run(resend)}>
          {pending ? "Sending..." : "Send the link again"}
        </Button>
      }
    >
      We sent a link to {user.email}. Your free minutes count once you have opened it.
    </Notice>
  );
}
