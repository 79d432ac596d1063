/** Words of the button that hands a page on. */
export const sharingTexts = {
  share: "Teilen",
  copyLink: "Link kopieren",
  byMail: "Per E-Mail teilen",
  copied: "Der Link ist kopiert.",
  notCopied: "Der Link ließ sich nicht kopieren. Hier ist er:",
};
