/** Small ways to a report, on many pages. In a file of their own: the frame of every page holds them. */
export const reportLinkTexts = {
  barrier: "Barriere melden",
  content: "Inhalt melden",
};
