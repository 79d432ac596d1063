const list = new Intl.ListFormat("de-DE");

export const wasteAnswerTexts = {
  waste: (bin: string, day: string) => `${bin}: ${day}.`,
  /** Of districts that share a day: "Musterbach am Mittwoch, 2. Dezember 2026" */
  wasteIn: (districts: readonly string[], day: string) => `${list.format(districts)} am ${day}`,
  wasteByDistrict: (bin: string) => `${bin}: Der Tag hängt vom Bezirk ab.`,
  wasteOfStreet: (street: string, district: string) =>
    `${street} (Bezirk ${district}): die nächsten Abholungen`,
  unknownStreet: (street: string, sentence: string) =>
    `${street} steht in keinem Bezirk; so wird abgeholt: ${sentence}`,
  collection: (bin: string, districts: readonly string[]) =>
    districts.length > 0 ? `${bin} in ${list.format(districts)}` : bin,
  collectedOn: (day: string, collections: readonly string[]) => `${day}: ${list.format(collections)}.`,
  nothingCollected: (day: string) => `${day}: keine Abholung.`,
  wasteOfAll: "Jede Tonne hat ihren eigenen Abfuhrtag.",
  furtherCollections: (days: readonly string[]) => `Danach: ${list.format(days)}`,
};
