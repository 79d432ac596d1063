/** Where names begin that start with no letter. */
export const otherLetter = "0–9";

export const alphabet: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The letter a name stands under: "Ö" under O, "1. FC" under "0–9". */
export function letterOf(name: string): string {
  const [first = ""] = name.trim().normalize("NFKD").toLocaleUpperCase("de");
  return alphabet.includes(first) ? first : otherLetter;
}

/** Entries by the letter of their name, in the order they come in, which is the alphabet's. */
export function byLetter<Item extends { name: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const letter = letterOf(item.name);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return groups;
}

export const letterId = (letter: string): string => `buchstabe-${letter.toLowerCase()}`;
