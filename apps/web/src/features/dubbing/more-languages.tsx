import type { LanguageCode } from "@dubdeck/domain";
import { useId } from "react";
import { trpc } from "../../lib/trpc.ts";

interface Props {
  /** The first target language, which is not offered again. */
  first: LanguageCode;
  /** In the order picked, which is also the processing order. */
  value: readonly LanguageCode[];
  onChange: (codes: readonly LanguageCode[]) => void;
}

/** Shows checkboxes for additional target languages. */
export function MoreLanguages({ first, value, onChange }: Props) {
  const id = useId();
  const { data: languages = [] } = trpc.catalog.languages.useQuery();
  const offered = languages.filter(({ code, available }) => available && code !== first);
  if (offered.length === 0) return null;

  const toggle = (code: LanguageCode, checked: boolean): void =>
    onChange(checked ? [...value, code] : value.filter((other) => other !== code));

  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="text-sm font-medium">Also dub into</legend>
      <p id={`${id}-note`} className="mt-0.5 text-sm text-soft">
        The dubs are made one after another. Each uses as many minutes as the video is long.
      </p>
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        {offered.map(({ code, name, flag }) => (
          <label
            key={code}
            className="flex cursor-pointer items-center gap-2.5 rounded-md border border-edge/60 px-3 py-2.5 text-sm transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-tint/40"
          >
            <input
              type="checkbox"
              checked={value.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
              className="size-4 shrink-0 accent-brand"
            />
            <span className="min-w-0 truncate">
              {name} <span aria-hidden>{flag}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
