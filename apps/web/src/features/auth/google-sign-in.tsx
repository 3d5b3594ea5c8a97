import { NO_GOOGLE } from "@dubdeck/domain";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { notify } from "../../lib/notify.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Button } from "../../ui/button.tsx";

/** Leads to Google's sign-in page; disabled if the server has no Google credentials. */
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
        {missing && NO_GOOGLE}
      </p>
    </div>
  );
}

/** Google's logo in its official colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden>
      <path
        fill="#4285f4"
        d="M23 12.260c0-.82-.07-1.600-.21-2.360H12v4.460h6.170a5.280 5.280 0 0 1-2.290 3.460v2.880h3.700C21.750 18.700 23 15.760 23 12.260Z"
      />
      <path
        fill="#34a853"
        d="M12 23.460c3.100 0 5.700-1.030 7.590-2.780l-3.700-2.880a6.900 6.900 0 0 1-10.290-3.630H1.780v2.970A11.460 11.460 0 0 0 12 23.460Z"
      />
      <path
        fill="#fbbc05"
        d="M5.600 14.170a6.900 6.900 0 0 1 0-4.340V6.860H1.780a11.470 11.470 0 0 0 0 10.280l3.820-2.970Z"
      />
      <path
        fill="#ea4335"
        d="M12 5.130c1.690 0 3.200.58 4.390 1.720l3.280-3.280A11 11 0 0 0 12 .54 11.460 11.460 0 0 0 1.780 6.860L5.600 9.830A6.840 6.840 0 0 1 12 5.130Z"
      />
    </svg>
  );
}

/** Separates the form from the Google button. */
export function Divider() {
  return (
    <div className="flex items-center gap-3 text-sm text-soft" aria-hidden>
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

/** Shows why an external sign-in, such as Google's, failed. */
export function useLoginError(error: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    notify({ title: "Login failed", description: error, tone: "destructive" });
    void navigate({ to: "/login", search: {}, replace: true });
  }, [error, navigate]);
}
