import type { Problem } from "../documents/problem";

/** The Markdown fields that the site shows with pictures. Their types have the field `Dateien_im_Text`. */
export const markdownFields: Readonly<Record<string, readonly string[]>> = {
  "api::allgemeine-einstellung.allgemeine-einstellung": ["Begruessung"],
  "api::beitrag.beitrag": ["Text", "Leichte_Sprache"],
  "api::organisation.organisation": ["Beschreibung"],
  "api::seite.seite": ["Text"],
  "api::veranstaltung.veranstaltung": ["Kurztext"],
};

/** The distinct names of uploads that Markdown texts show or link to. */
export function filesIn(...texts: unknown[]): string[] {
  const written = texts.filter((text) => typeof text === "string").join("\n");
  return [
    ...new Set([...written.matchAll(/\/(?:uploads|dateien)\/([\w.-]+\.\w+)/g)].map(([, name]) => name ?? "")),
  ];
}

/** The panel's Markdown editor inserts the file name as description. */
const fileName = /^[^\s]*\.(?:jpe?g|png|webp|avif|gif)$/i;

/** A problem for each picture in a Markdown text without description or with a file name as description. */
export function undescribedPictures(field: string, text: unknown): Problem[] {
  if (typeof text !== "string") return [];
  const pictures = [...text.matchAll(/!\[([^[\]\n]*)\]\(([^)\s]*)/g)];
  return pictures
    .filter(([, description = ""]) => description.trim() === "" || fileName.test(description.trim()))
    .map(([, , address = ""]) => ({
      path: [field],
      message: `Bitte beschreiben Sie das Bild ${address.slice(address.lastIndexOf("/") + 1)}: Schreiben Sie zwischen die eckigen Klammern, was zu sehen ist.`,
    }));
}
