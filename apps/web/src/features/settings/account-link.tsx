import { Link } from "@tanstack/react-router";
import { textLink } from "../../ui/text-link.ts";

/** Leads to the page where any plan's account is managed. */
export function AccountLink() {
  return (
    <p className="text-sm text-soft">
      Your password, a copy of your data and the deletion of your account are on the{" "}
      <Link to="/app/account" className={textLink}>
        Account page
      </Link>
      .
    </p>
  );
}
