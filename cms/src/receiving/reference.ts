import { randomInt } from "node:crypto";

// Without characters that sound or look alike, because references are read out on the telephone.
const alphabet = "23456789ABCDEFGHKLMNPQRTUVWXYZ";
const initials: Record<string, string> = {
  kontakt: "K",
  barriere: "B",
  inhalt: "I",
  veranstaltung: "V",
  organisation: "O",
  beitrag: "A",
  hilfe: "H",
};

const randomCharacters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");

/** A Vorgangsnummer such as `B-7K4M-2QXD`: its initial tells the form, the rest is random. */
export const newReference = (form: string): string =>
  `${initials[form] ?? "X"}-${randomCharacters(4)}-${randomCharacters(4)}`;
