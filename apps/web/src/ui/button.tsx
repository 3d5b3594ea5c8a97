import { Link, type LinkProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

const VARIANTS = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong",
  secondary: "border border-edge/60 bg-card text-ink hover:border-edge hover:bg-well",
  ghost: "text-ink hover:bg-well",
  danger: "bg-danger text-on-danger hover:opacity-90",
};
const SIZES = {
  sm: "h-10 gap-1.5 rounded-md px-3 text-sm sm:h-9",
  md: "h-11 gap-2 rounded-md px-4.5 text-[0.9375rem]",
  lg: "h-13 gap-2 rounded-md px-6 text-base",
  icon: "size-10 rounded-md",
  round: "size-13 rounded-full",
};

interface Look {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/** Returns the CSS classes of a button, for links that look like one. */
export function buttonClass({ variant = "primary", size = "md" }: Look = {}, className?: string) {
  return cn(
    "inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap",
    "transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: LinkProps & Look & { className?: string }) {
  return <Link className={buttonClass({ variant, size }, className)} {...props} />;
}
