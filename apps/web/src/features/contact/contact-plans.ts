export const CONTACT_PLANS = [
  { id: "free", label: "Free Plan" },
  { id: "studio", label: "Studio Plan" },
  { id: "enterprise", label: "Enterprise Plan" },
  { id: "other", label: "Other / General Inquiry" },
] as const;
export type ContactPlan = (typeof CONTACT_PLANS)[number]["id"];
