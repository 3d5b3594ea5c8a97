import { LaneMotif } from "../../ui/lane-motif.tsx";

/** What one gets, beside the form; only where there is room for it. */
export function AuthAside() {
  return (
    <aside className="hidden flex-col justify-end gap-8 bg-frame p-12 text-on-frame lg:flex">
      <LaneMotif />
      <div>
        <p className="text-2xl leading-snug font-semibold tracking-tight text-balance">
          Every line lands where the original did.
        </p>
        <p className="mt-3 max-w-md text-on-frame/75">
          Upload a video, choose a language and a voice, and watch each stage as it happens.
        </p>
      </div>
    </aside>
  );
}
