import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { readableEntry } from "./readable-entry";
import { versionType } from "./remember-versions";
import * as contents from "./version-content";

/**
 * Takes a word, or a file by its name, out of the versions of all entries that the editor may edit.
 * @returns how many versions held it
 */
export async function removeFromVersions(strapi: Core.Strapi, term: string): Promise<number> {
  const named = await rows(strapi, "plugin::upload.file").findMany({ where: { name: { $eqi: term } } });
  const files = [term, ...named.map(({ url }) => String(url).split("/").at(-1) ?? "")];
  const versions = rows(strapi, versionType);
  const known = await versions.findMany({ select: ["Typ", "Dokument"] });
  let count = 0;
  for (const [documentId, type] of new Map(known.map(({ Typ, Dokument }) => [Dokument, Typ]))) {
    if (!(await readableEntry(strapi, type, documentId))?.mayUpdate) continue;
    for (const { id, Inhalt } of await versions.findMany({ where: { Dokument: documentId } })) {
      const cleaned = contents.withoutTerm(Inhalt as contents.VersionContent, term, files);
      if (isDeepStrictEqual(cleaned, Inhalt)) continue;
      await versions.update({ where: { id }, data: { Inhalt: cleaned } });
      count += 1;
    }
  }
  return count;
}
