/**
 * A text that is seen, in which no line ends between an hour and its "Uhr". Nothing that is compared, indexed or sent elsewhere
 * has it.
 */
export const keepTimes = (text: string): string => text.replace(/(?<=\d) (?=Uhr\b)/g, "\u00a0");
