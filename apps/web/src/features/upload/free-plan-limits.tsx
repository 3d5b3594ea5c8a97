import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/notice.tsx";
import { textLink } from "../../ui/text-link.ts";

export function FreePlanLimits() {
  return (
    <Notice title="Free Plan Limits">
      Videos up to 100MB, and a small watermark on your exports.{" "}
      <Link to="/app/billing" className={textLink}>
        Upgrade for larger files and clean exports
      </Link>
    </Notice>
  );
}
