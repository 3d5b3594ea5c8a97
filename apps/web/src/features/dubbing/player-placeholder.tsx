import { Film } from "lucide-react";
import { Spinner } from "../../ui/spinner.tsx";

interface Props {
  thumbnailUrl: string | null;
  isProcessing: boolean;
  children: string;
}

/** What the player shows, and says, while it has nothing to play. */
export function PlayerPlaceholder({ thumbnailUrl, isProcessing, children }: Props) {
  return (
    <>
      {thumbnailUrl && (
        <img src={thumbnailUrl} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      <div className="absolute inset-0 grid place-items-center bg-frame/85">
        <p className="grid justify-items-center gap-3 px-6 text-center font-medium">
          {isProcessing ? <Spinner /> : <Film className="size-7 opacity-70" aria-hidden />}
          {children}
        </p>
      </div>
    </>
  );
}
