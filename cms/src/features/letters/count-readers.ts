import { warnedThemes } from "@dorfforum/shared/letters/themes";
import type { LetterReaders } from "./panel-data";
import type { Receiver } from "./receivers";

const starts: Record<keyof LetterReaders, readonly string[]> = {
  woche: ["woche"],
  gefahr: warnedThemes.Gefahr,
  warnung: warnedThemes.Warnung,
  kategorie: ["kategorie:"],
  organisation: ["organisation:"],
  veranstaltung: ["veranstaltung:"],
  erinnerung: ["erinnerung-"],
  abfall: ["abfall:"],
};

/** How many of those who get letters get something of each kind */
export function countReaders(receivers: readonly Pick<Receiver, "themes">[]): LetterReaders {
  const count = (kinds: readonly string[]) =>
    receivers.filter(({ themes }) => themes.some((theme) => kinds.some((kind) => theme.startsWith(kind))))
      .length;
  const counted = Object.entries(starts).map(([kind, kinds]) => [kind, count(kinds)]);
  return Object.fromEntries(counted) as LetterReaders;
}
