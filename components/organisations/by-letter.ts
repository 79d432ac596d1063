/** The heading of names that do not start with a letter */
export const otherLetter = "0–9";

export const alphabet: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The heading of a name: O for "Ökumenischer Kreis", "0–9" for "1. FC". */
export function letterOf(name: string): string {
  const [first = ""] = name.trim().normalize("NFKD").toLocaleUpperCase("de");
  return alphabet.includes(first) ? first : otherLetter;
}

export function byLetter<Item>(
  items: readonly Item[],
  letterOfItem: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const letter = letterOfItem(item);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return groups;
}

export const letterId = (letter: string): string => `buchstabe-${letter.toLowerCase()}`;
