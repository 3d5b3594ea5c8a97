import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";

/** Stands where a mailed link came without its token; `children` is the way to a new one. */
export function IncompleteLink({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warning" title="This link is not complete">
      Please open the link from your e-mail again, or {children}.
    </Notice>
  );
}
