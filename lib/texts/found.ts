/** Words that feed readers, search engines and shared links show. */
export const foundTexts = {
  feed: (siteTitle: string) => `${siteTitle}: Neuigkeiten`,
  search: (siteTitle: string) => `${siteTitle} durchsuchen`,
};
