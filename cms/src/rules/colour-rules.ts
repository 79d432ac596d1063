import { type Hex, isHex } from "@dorfforum/shared/look/contrast";
import {
  isAccentColourReadable,
  isMainColourReadable,
  minTextContrast,
  readableNeighbours,
  weakestPair,
} from "@dorfforum/shared/look/palette";
import type { FieldRule } from "../documents/problem";

const inGerman = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",")} : 1`;

const instead = (neighbours: Hex[]) =>
  neighbours.length > 0 ? ` Am nächsten liegt, was lesbar wäre: ${neighbours.join(" oder ")}.` : "";

/** Why the accent colour cannot be taken, as German sentences; undefined when it can. */
export function accentColourProblem(text: string): string | undefined {
  if (!isHex(text)) return `${text} ist keine Farbe. Schreiben Sie sie wie #ffd043.`;
  if (isAccentColourReadable(text)) return undefined;
  const { partner, ratio } = weakestPair("accent", text);
  const name = partner === "#ffffff" ? "weißer" : "dunkler";
  return `Auf der Akzentfarbe ${text} wäre Schrift schlecht lesbar: Mit ${name} Schrift (${partner}) ist der Kontrast höchstens ${inGerman(ratio)}, nötig ist ${minTextContrast} : 1.${instead(readableNeighbours(text, isAccentColourReadable))}`;
}

/** Why the main colour cannot be taken, as German sentences; undefined when it can. */
export function mainColourProblem(text: string): string | undefined {
  if (!isHex(text)) return `${text} ist keine Farbe. Schreiben Sie sie wie #154734.`;
  if (isMainColourReadable(text)) return undefined;
  const { partner, ratio } = weakestPair("main", text);
  return `In der Hauptfarbe ${text} wären Überschriften und Links schlecht lesbar: Auf dem Grund ${partner} ist der Kontrast nur ${inGerman(ratio)}, nötig ist ${minTextContrast} : 1.${instead(readableNeighbours(text, isMainColourReadable))}`;
}

const colourRule =
  (field: string, check: (text: string) => string | undefined): FieldRule =>
  ({ [field]: text }) => {
    const message = typeof text === "string" && text !== "" ? check(text) : undefined;
    return message ? [{ path: [field], message }] : [];
  };

/** Colours of the village or of an organisation that everybody can read, in both colour schemes. */
export const readableColours: readonly FieldRule[] = [
  colourRule("Akzentfarbe", accentColourProblem),
  colourRule("Hauptfarbe", mainColourProblem),
];
