import { Sheet } from "../../../ui/sheet.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { keyText, SHORTCUTS } from "./shortcuts.ts";

const TIMELINE = [
  { keys: ["← →"], label: "Move the block 0.1 s" },
  { keys: ["Shift + ← →"], label: "Move it 0.01 s" },
  { keys: ["Alt + ← →"], label: "Move its end; with Shift 0.01 s" },
];

/** Lists all shortcuts of the studio. */
export function ShortcutSheet() {
  const { show } = useActions();
  const open = useStudio((state) => state.panel === "shortcuts");
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => show(next ? "shortcuts" : null)}
      title="Keyboard shortcuts"
      description="While you type in a field, only those with Ctrl and Esc work. On a Mac, ⌘ works as Ctrl."
    >
      {SHORTCUTS.map(({ group, items }) => (
        <Group
          key={group}
          title={group}
          items={items.map(({ label, keys }) => ({ label, keys: keys.map(keyText) }))}
        />
      ))}
      <Group title="On a block of the timeline" items={TIMELINE} />
    </Sheet>
  );
}

interface GroupProps {
  title: string;
  items: readonly { label: string; keys: readonly string[] }[];
}

function Group({ title, items }: GroupProps) {
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid gap-1.5">
        {items.map(({ label, keys }) => (
          <div key={label} className="flex items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border bg-well px-2 py-0.5 font-sans text-xs">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
