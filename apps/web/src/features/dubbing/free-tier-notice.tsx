import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/notice.tsx";
import { textLink } from "../../ui/text-link.ts";

export function FreeTierNotice() {
  return (
    <Notice title="Free Tier Notice">
      Free accounts include a small watermark.{" "}
      <Link to="/app/billing" className={textLink}>
        Upgrade to remove it
      </Link>
    </Notice>
  );
}
