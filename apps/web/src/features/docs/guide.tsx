import { Link } from "@tanstack/react-router";
import { textLink } from "../../ui/text-link.ts";
import { GUIDE_STEPS } from "./guide-steps.ts";
import { SideNav } from "./side-nav.tsx";
import { GuideStep } from "./guide-step.tsx";

/** Shows the steps from a file to its dub. */
export function Guide() {
  return (
    <div className="grid gap-10 lg:grid-cols-[15rem_minmax(0,48rem)] lg:gap-14">
      <SideNav
        label="Steps"
        groups={[{ title: "Guide", links: GUIDE_STEPS.map(({ id, title }) => ({ id, title })) }]}
      />
      <div className="grid gap-14">
        <div>
          <h1 className="text-title">Uploads, jobs and live events</h1>
          <p className="mt-4 text-lg text-soft">
            A few requests take a file to its dub, and to a better one. Each is shown with curl (and
            jq) and in TypeScript; run them one after another. A webhook saves you the waiting.
            Every field is described in the{" "}
            <Link to="/docs" className={textLink}>
              API reference
            </Link>
            .
          </p>
        </div>
        {GUIDE_STEPS.map((step, i) => (
          <GuideStep key={step.id} number={i + 1} step={step} />
        ))}
      </div>
    </div>
  );
}
