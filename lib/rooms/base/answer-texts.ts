const list = new Intl.ListFormat("de-DE");

/** The sentences of a search's answer */
export const roomAnswerTexts = {
  room: (name: string, day: string, state: string) => `${name}, ${day}: ${state}.`,
  freeWeekendDays: (name: string, days: readonly string[]) => `${name} ist frei: ${list.format(days)}.`,
  noFreeWeekend: (name: string) => `${name}: in den nächsten Wochen kein Samstag und kein Sonntag ganz frei.`,
};
