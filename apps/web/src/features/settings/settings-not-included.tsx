import { Lock } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { AccountLink } from "./account-link.tsx";

/** Explains which plan includes the settings, if a user without them opens their URL. */
export function SettingsNotIncluded() {
  return (
    <div className="grid justify-items-center gap-4 py-24 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand">
        <Lock className="size-7" aria-hidden />
      </span>
      <h1 className="text-heading">Settings are part of the Enterprise plan</h1>
      <p className="max-w-md text-soft">
        It brings API keys, webhooks, default voices, custom voices that you mix from two others,
        and unlimited minutes.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/app/billing">See plans</ButtonLink>
        <ButtonLink to="/app" variant="secondary">
          Back to dashboard
        </ButtonLink>
      </div>
      <AccountLink />
    </div>
  );
}
