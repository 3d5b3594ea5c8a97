import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";

interface Props {
  title: string;
  secret: string;
  /** Name of the secret for the copy button's toast, such as "Key". */
  name: string;
  onDone: () => void;
}

/** Shows a secret in full that cannot be shown again. */
export function SecretNotice({ title, secret, name, onDone }: Props) {
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-lg border border-success/30 bg-success-tint p-4"
    >
      <p className="text-sm font-medium">{title}</p>
      <code className="rounded-md bg-card p-3 font-mono text-sm break-all select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} name={name}>
          Copy
        </CopyButton>
        <Button size="sm" variant="secondary" onClick={onDone}>
          I have it
        </Button>
      </div>
    </div>
  );
}
