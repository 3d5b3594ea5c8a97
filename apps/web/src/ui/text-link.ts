export const textLink = "font-medium text-brand underline underline-offset-4 hover:no-underline";
