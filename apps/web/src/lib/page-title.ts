/** The `head` of a route with this title. */
export const pageTitle = (title: string) => () => ({
  meta: [{ title: title === "Dubdeck" ? title : `${title} · Dubdeck` }],
});
