import { Copy } from "lucide-react";
import { copyText } from "../../lib/copy-text.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";

interface Props {
  apiKey: string;
  onDone: () => void;
}

/** The one time that a key is shown in full. */
export function NewKeyNotice({ apiKey, onDone }: Props) {
  async function copy() {
    try {
      await copyText(apiKey);
      notify({ title: "Key copied", tone: "success" });
    } catch {
      notify({ title: "Could not copy", description: "Please select the key and copy it." });
    }
  }
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
        <Button size="sm" onClick={() => void copy()}>
          <Copy className="size-4" aria-hidden />
          Copy
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          I have it
        </Button>
      </div>
    </div>
  );
}
