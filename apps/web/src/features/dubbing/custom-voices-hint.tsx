import { PLANS } from "@dubdeck/domain";
import { Link } from "@tanstack/react-router";
import { textLink } from "../../ui/text-link.ts";
import { usePlan } from "../../lib/session/auth-store.ts";

/** Explains next to a voice field how to get a custom voice: mix one, or upgrade first. */
export function CustomVoicesHint() {
  if (PLANS[usePlan()].voices === "custom") {
    return (
      <>
        You can mix voices of your own in{" "}
        <Link to="/app/settings" hash="custom-voices" className={textLink}>
          Settings
        </Link>
        .
      </>
    );
  }
  return (
    <>
      Custom voices, mixed from two others, are part of the Enterprise plan.{" "}
      <Link to="/app/billing" className={textLink}>
        See plans
      </Link>
    </>
  );
}
