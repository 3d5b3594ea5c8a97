import { clock } from "@dubdeck/domain";
import { AlertDialog } from "radix-ui";
import { buttonClass } from "../../ui/button.tsx";
import { conflictFields } from "./conflict-fields.ts";
import { useActions, useStudio } from "./state/use-studio.ts";

/** Shows what two people made of the same line, and lets the user choose. */
export function ConflictDialog() {
  const { settle } = useActions();
  const conflict = useStudio((state) => state.conflicts[0]);
  const speakers = useStudio(({ studio }) => studio.speakers);
  if (!conflict) return null;
  const { lineId, seen, theirs } = conflict;
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-frame/55" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] -translate-1/2 gap-5 overflow-y-auto rounded-xl border bg-card p-6 shadow-raised">
          <div>
            <AlertDialog.Title className="text-lg font-semibold tracking-tight">
              {theirs ? "Somebody else changed this line too" : "Somebody else deleted this line"}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-sm text-soft">
              The line at {clock(seen.startMs)}. Which version should stay?
            </AlertDialog.Description>
          </div>
          {conflictFields(conflict, speakers).map((field) => (
            <dl key={field.name} className="grid gap-2 text-sm sm:grid-cols-2">
              <Version title={`${field.name}: theirs`}>{field.theirs}</Version>
              <Version title={`${field.name}: mine`}>{field.mine}</Version>
            </dl>
          ))}
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel
              className={buttonClass({ variant: "secondary", size: "sm" })}
              onClick={() => void settle(lineId, "theirs")}
            >
              {theirs ? "Keep theirs" : "Leave it deleted"}
            </AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonClass({ size: "sm" })}
              onClick={() => void settle(lineId, "mine")}
            >
              {theirs ? "Keep mine" : "Add it again"}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Version({ title, children }: { title: string; children: string }) {
  return (
    <div className="rounded-md bg-well p-3">
      <dt className="text-xs font-medium text-soft">{title}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
