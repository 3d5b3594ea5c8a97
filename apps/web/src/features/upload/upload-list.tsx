import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { UploadRow } from "./upload-row.tsx";
import { clearCompleted, isUploading, useUploads } from "./upload-store.ts";

export function UploadList() {
  const items = useUploads((state) => state.items);
  if (items.length === 0) return null;
  const arrived = items.some(({ status }) => status === "completed" || status === "error");
  return (
    <Card aria-labelledby="upload-progress">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 id="upload-progress" className="font-semibold tracking-tight">
          Upload Progress
        </h2>
        {arrived && (
          <Button variant="ghost" size="sm" onClick={clearCompleted}>
            Clear completed
          </Button>
        )}
      </div>
      <ul className="mt-3 grid divide-y">
        {items.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
      <output className="sr-only">
        {isUploading(items) ? "Uploading" : "All uploads are done"}
      </output>
    </Card>
  );
}
