import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";

interface Props {
  apiKey: string;
  onDone: () => void;
}

/** Shows a new key in full; it cannot be shown again. */
export function NewKeyNotice({ apiKey, onDone }: Props) {
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-lg border border-success/30 bg-success-tint p-4"
    >
      <p className="text-sm font-medium">Copy your new key now. It is not shown again.</p>
      <code className="rounded-md bg-card p-3 font-mono text-sm break-all select-all">
        {apiKey}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={apiKey} name="Key">
          Copy
        </CopyButton>
        <Button size="sm" variant="secondary" onClick={onDone}>
          I have it
        </Button>
      </div>
    </div>
  );
}
