import { FileVideo } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";

export function VideoNotFound() {
  return (
    <div className="grid justify-items-center gap-4 py-24 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-well text-soft">
        <FileVideo className="size-7" aria-hidden />
      </span>
      <h1 className="text-heading">Video not found</h1>
      <p className="max-w-sm text-soft">
        It may have been removed, or the address is not complete.
      </p>
      <ButtonLink to="/app">Back to dashboard</ButtonLink>
    </div>
  );
}
