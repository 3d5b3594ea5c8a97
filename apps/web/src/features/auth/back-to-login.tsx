import { Link } from "@tanstack/react-router";
import { textLink } from "../../ui/text-link.ts";

export function BackToLogin() {
  return (
    <>
      Remembered it?{" "}
      <Link to="/login" className={textLink}>
        Sign in
      </Link>
    </>
  );
}
