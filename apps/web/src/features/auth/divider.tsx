/** The line between the form and the other way in. */
export function Divider() {
  return (
    <div className="flex items-center gap-3 text-sm text-soft" aria-hidden>
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
