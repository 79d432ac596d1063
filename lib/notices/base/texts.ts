export const noticeTexts = {
  label: "Wichtige Mitteilung",
  more: "Mehr dazu",
  hide: (level: string) => `${level} ausblenden`,
};
