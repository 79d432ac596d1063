import type { Problem } from "./problem";

/** The Markdown of each type that the site shows with its pictures; such a type has the field `Dateien_im_Text`. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  "api::allgemeine-einstellung.allgemeine-einstellung": ["Begruessung"],
  "api::beitrag.beitrag": ["Text", "Leichte_Sprache"],
  "api::organisation.organisation": ["Beschreibung"],
  "api::seite.seite": ["Text"],
  "api::veranstaltung.veranstaltung": ["Kurztext"],
};

/** Names of the uploads that a Markdown text shows or links to, each once. */
export function filesIn(...texts: unknown[]): string[] {
  const written = texts.filter((text) => typeof text === "string").join("\n");
  return [
    ...new Set([...written.matchAll(/\/(?:uploads|dateien)\/([\w.-]+\.\w+)/g)].map(([, name]) => name ?? "")),
  ];
}

/** The editor's button fills in the file's name, which describes nothing. */
const fileName = /^[^\s]*\.(?:jpe?g|png|webp|avif|gif)$/i;

/** A problem for each picture in a Markdown text whose description is missing or only a file's name. */
export function undescribedPictures(field: string, text: unknown): Problem[] {
  if (typeof text !== "string") return [];
  const pictures = [...text.matchAll(/!\[([^\]\n]*)\]\(([^)\s]*)/g)];
  return pictures
    .filter(([, description = ""]) => description.trim() === "" || fileName.test(description.trim()))
    .map(([, , address = ""]) => ({
      path: [field],
      message: `Bitte beschreiben Sie das Bild ${address.slice(address.lastIndexOf("/") + 1)}: Schreiben Sie zwischen die eckigen Klammern, was zu sehen ist.`,
    }));
}
