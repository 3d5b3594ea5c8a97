import { Notice } from "../../ui/notice.tsx";

export function JobFailedCard({ error }: { error: string | null }) {
  return (
    <div role="alert">
      <Notice tone="destructive" title="Processing Failed">
        {error}
      </Notice>
    </div>
  );
}
