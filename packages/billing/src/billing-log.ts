/** The part of pino's logger that is used here. */
export interface BillingLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}
