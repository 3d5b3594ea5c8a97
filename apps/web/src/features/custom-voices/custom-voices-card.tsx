import { type LanguageCode, MAX_CUSTOM_VOICES } from "@dubdeck/domain";
import { AudioLines } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { CustomVoiceRow } from "./custom-voice-row.tsx";
import { MixForm } from "./mix-form.tsx";
import { useMixableVoices } from "./use-mixable-voices.ts";

/** Lists the account's custom voices and the form to mix another. */
export function CustomVoicesCard() {
  const list = trpc.customVoices.list.useQuery();
  const { voices, nameOf } = useMixableVoices();
  const [language, setLanguage] = useSampleLanguage();
  return (
    <Card id="custom-voices" className="grid gap-6">
      <CardTitle hint="Mix two voices into one that speaks every language.">
        Custom voices
      </CardTitle>
      {voices && voices.length < 2 && (
        <p className="text-sm text-soft">The voice engine of this site cannot mix voices.</p>
      )}
      {voices && voices.length >= 2 && (
        <MixForm {...{ voices, nameOf, language }} onLanguage={setLanguage} />
      )}
      <Loaded query={list} skeleton="h-20">
        {(own) =>
          own.length === 0 ? (
            <p className="flex items-center gap-2.5 rounded-lg bg-well p-4 text-sm text-soft">
              <AudioLines className="size-4 shrink-0" aria-hidden />
              No custom voices yet. You can keep {MAX_CUSTOM_VOICES}.
            </p>
          ) : (
            <ul className="grid divide-y" aria-label="Your custom voices">
              {own.map((voice) => (
                <CustomVoiceRow key={voice.id} {...{ voice, nameOf, language }} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

/** Holds the language of samples; defaults to the first available one. */
function useSampleLanguage() {
  const { data: languages } = trpc.catalog.languages.useQuery();
  const [chosen, setChosen] = useState<LanguageCode | "" | null>(null);
  const first = languages?.find(({ available }) => available)?.code;
  return [chosen ?? first ?? "", setChosen] as const;
}
