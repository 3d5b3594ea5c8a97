/** The part of pino's logger that billing uses. */
export interface BillingLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}
