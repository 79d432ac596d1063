export const seoTexts = {
  feed: (siteTitle: string) => `${siteTitle}: Neuigkeiten`,
  search: (siteTitle: string) => `${siteTitle} durchsuchen`,
};
