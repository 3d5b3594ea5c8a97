/** The first letter of the address. */
export function Avatar({ email }: { email: string }) {
  return (
    <span
      aria-hidden
      className="grid size-7 place-items-center rounded-full bg-brand-tint text-sm font-semibold text-brand uppercase"
    >
      {email.charAt(0)}
    </span>
  );
}
