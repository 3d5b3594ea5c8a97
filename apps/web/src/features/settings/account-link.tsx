import { Link } from "@tanstack/react-router";
import { textLink } from "../../ui/text-link.ts";

/** Links to the account page, which every plan has. */
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
