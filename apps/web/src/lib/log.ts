/** The site's intentional console output. */
export const log = {
  info: (...parts: unknown[]): void => console.info(...parts),
  error: (...parts: unknown[]): void => console.error(...parts),
};
