import type { Problem } from "./problem";

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
