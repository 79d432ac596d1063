import type { Receiver } from "./sendings";
import type { LetterReaders } from "./shown-letters";

const starts: Record<keyof LetterReaders, string> = {
  woche: "woche",
  gefahr: "gefahr",
  kategorie: "kategorie:",
  organisation: "organisation:",
  veranstaltung: "veranstaltung:",
  erinnerung: "erinnerung-",
};

/** How many of those who get letters get something of each kind */
export function countReaders(receivers: readonly Pick<Receiver, "themes">[]): LetterReaders {
  const count = (start: string) =>
    receivers.filter(({ themes }) => themes.some((theme) => theme.startsWith(start))).length;
  const counted = Object.entries(starts).map(([kind, start]) => [kind, count(start)]);
  return Object.fromEntries(counted) as LetterReaders;
}
