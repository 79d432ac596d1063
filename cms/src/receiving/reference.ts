import { randomInt } from "node:crypto";

// Without what sounds or looks alike: the number is read out on the telephone.
const SIGNS = "23456789ABCDEFGHKLMNPQRTUVWXYZ";
const FIRST: Record<string, string> = {
  kontakt: "K",
  barriere: "B",
  inhalt: "I",
  veranstaltung: "V",
  organisation: "O",
  beitrag: "A",
  hilfe: "H",
};

const signs = (count: number) => Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join("");

/** A Vorgangsnummer such as `B-7K4M-2QXD`: tells the kind, and neither how many came before nor who wrote. */
export const newReference = (kind: string): string => `${FIRST[kind] ?? "X"}-${signs(4)}-${signs(4)}`;
