import { useSiteConfig } from "../../lib/site-config.ts";
import { Button } from "../../ui/button.tsx";
import { GoogleMark } from "./google-mark.tsx";

/** Hands over to Google's sign-in page, where the server has credentials for it. */
export function GoogleButton() {
  const config = useSiteConfig();
  const missing = config !== null && !config.googleEnabled;
  return (
    <div className="grid gap-1.5">
      <Button
        variant="secondary"
        disabled={missing}
        aria-describedby={missing ? "google-note" : undefined}
        onClick={() => location.assign("/auth/google")}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      <p id="google-note" className="min-h-5 text-center text-sm text-soft">
        {missing && "Google sign-in is not set up on this server."}
      </p>
    </div>
  );
}
