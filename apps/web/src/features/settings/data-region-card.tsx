import type { DataRegion, DataRegionState } from "@dubdeck/domain";
import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useDataRegion } from "./use-data-region.ts";

const REGIONS = [
  { value: "global", label: "Global", hint: "Your files are stored in this site's main storage." },
  {
    value: "eu",
    label: "EU only",
    hint: "Your videos, clips and dubs are stored in the EU, and nowhere else.",
  },
] as const;

/** Moves the account's files to another region; hidden if the site has one storage only. */
export function DataRegionCard() {
  const region = useDataRegion();
  if (!region) return null;
  return (
    <Card>
      <CardTitle>Data region</CardTitle>
      <div className="mt-6" aria-live="polite">
        {region.movingTo && <Moving />}
      </div>
      {!region.movingTo && <RegionForm current={region.current} />}
    </Card>
  );
}

const Moving = () => (
  <Notice title="Moving your files…">
    You can leave this page. Uploads, dubs and removals are possible again when it is done.
  </Notice>
);

function RegionForm({ current }: Pick<DataRegionState, "current">) {
  const [region, setRegion] = useState<DataRegion>(current);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.settings.moveFiles.useMutation();

  async function move() {
    try {
      const settings = await mutateAsync({ region });
      // Cancel a running request: its response may not show the move.
      await utils.settings.get.cancel();
      utils.settings.get.setData(undefined, settings);
    } catch (error) {
      notifyError("Your files were not moved", error);
    }
  }

  return (
    <Form className="grid gap-4" action={move}>
      <RadioCards
        legend="Where your files are stored"
        options={REGIONS}
        value={region}
        onChange={setRegion}
      />
      <p className="text-sm text-soft">
        A change moves all your files. Until it is done you cannot upload, dub or remove videos.
      </p>
      <SubmitButton
        pendingLabel="Starting..."
        disabled={region === current}
        className="justify-self-start"
      >
        Move my files
      </SubmitButton>
    </Form>
  );
}
