import { DubFrame, DubLanes } from "../../ui/dub-picture.tsx";

/** What one gets, beside the form; only where there is room for it. */
export function AuthAside() {
  return (
    <aside className="hidden content-center gap-10 bg-frame p-12 text-on-frame lg:grid">
      <div className="grid gap-5">
        <DubFrame />
        <DubLanes language="Spanish" progress={0.36} />
      </div>
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
