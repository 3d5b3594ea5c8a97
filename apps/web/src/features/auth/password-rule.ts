/** What a new password's field asks for. */
export const PASSWORD_RULE = {
  minLength: 8,
  maxLength: 128,
  required: true,
  hint: "8 to 128 characters",
} as const;
