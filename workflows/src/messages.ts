/** Update that approves the script of a dub; refused while the dub does not wait for review. */
export const APPROVE = "approve";
