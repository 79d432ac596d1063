/** The parts of a text of which each says one thing, without signs of Markdown. */
export const clausesOf = (text: string): string[] =>
  text.replace(/[*_]/g, "").split(/[.!?:]\s+|[,;|\n]|\s–\s/);

/** The sentences of a text, without signs of Markdown */
export const sentencesOf = (text: string): string[] => text.replace(/[*_]/g, "").split(/[.!?]\s+|\n/);
