/** The sentences of a search's answer */
export const placesAnswerTexts = {
  places: (title: string, when: string, state: string) => `${title}, ${when}: ${state}.`,
};
