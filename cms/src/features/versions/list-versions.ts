import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import type { ListedVersion } from "./panel-data";
import { versionType } from "./remember-versions";

type Person = { firstname?: string | null; lastname?: string | null } | null;

/** The earlier versions of an entry, the newest first; types without drafts have none. */
export async function listVersions(
  strapi: Core.Strapi,
  type: string,
  documentId: string,
): Promise<ListedVersion[]> {
  const stored = await rows(strapi, versionType).findMany({
    select: ["documentId", "Stand"],
    where: { Typ: type, Dokument: documentId },
    orderBy: { id: "desc" },
    populate: { createdBy: { select: ["firstname", "lastname"] } },
  });
  return stored.map(({ documentId: version, Stand, createdBy }): ListedVersion => {
    const { firstname, lastname } = (createdBy as Person) ?? {};
    const by = [firstname, lastname].filter(Boolean).join(" ") || null;
    return { version, at: new Date(String(Stand)).toISOString(), by };
  });
}
