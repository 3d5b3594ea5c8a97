/** Monthly credits offered on the Studio plan, in minutes. */
export const STUDIO_CREDITS = [900, 1800, 3600] as const;
export type StudioCredits = (typeof STUDIO_CREDITS)[number];

/** A feature and its values for Free, Studio and Enterprise. */
export type ComparisonRow = readonly [string, string, string, string];

export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  ["Processing speed", "Standard", "3x", "10x"],
  ["Max single upload", "1 GB", "2 GB", "Custom"],
  ["Cloud storage", "1 GB", "500 GB", "Custom"],
  ["Support", "E-mail", "Priority", "24/7 with SLA"],
  ["Dual audio", "None", "Included", "Included"],
  ["Separation (Demucs)", "None", "Optional", "Included"],
  ["QC", "None", "Basic", "Advanced with auto retry"],
  ["API", "None", "Limited", "Full with SLA"],
  ["Data region", "Global", "Global or EU", "EU-only option"],
];
