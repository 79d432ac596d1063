import { z } from "zod";
import { changeByCode, findByCode } from "@/lib/cms/by-code";
import { getOrganisationsById } from "@/lib/cms/organisations";
import { infos, offers } from "@/lib/cms/redirect-entries";

const Linked = z.object({
  Typ: z.enum(["organisation", "angebot", "info"]),
  Dokument: z.string(),
  Stand: z.enum(["offen", "bestätigt", "abgelaufen"]),
});

/**
 * The published entry that the link of a mail is about, and whether the link can still confirm it. Reading changes nothing.
 * Undefined for an unknown code, and for an entry that is no longer published. @throws CmsRequestError
 */
export async function findConfirmable(code: string) {
  const linked = await findByCode("/api/nachfragen", code, Linked);
  const entry = linked && (await getEntry(linked.Typ, linked.Dokument));
  return entry ? { state: linked.Stand, entry } : undefined;
}

async function getEntry(type: "organisation" | "angebot" | "info", id: string) {
  if (type === "organisation") {
    const [organisation] = await getOrganisationsById([id]);
    return organisation && ({ type, organisation } as const);
  }
  const { byId } = await (type === "angebot" ? offers : infos).ready();
  const redirectEntry = byId.get(id);
  return redirectEntry && ({ type, redirectEntry } as const);
}

/** Confirms the entry of a link. @throws CmsRequestError with status 409 for a link that has expired */
export const confirmByLink = (code: string): Promise<unknown> => changeByCode("/api/nachfragen", code);
