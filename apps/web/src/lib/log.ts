/** What the site tells the browser's console on purpose. */
export const log = {
  info: (...parts: unknown[]): void => console.info(...parts),
  error: (...parts: unknown[]): void => console.error(...parts),
};
