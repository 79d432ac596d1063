import { z } from "zod";
import { cmsJson, withRetry } from "./client";
import { CmsRequestError } from "./errors";
import { getOrganisationsById } from "./organisations";
import { infos, offers } from "./redirect-entries";

const Linked = z.object({
  data: z
    .object({
      Typ: z.enum(["organisation", "angebot", "info"]),
      Dokument: z.string(),
      Stand: z.enum(["offen", "bestätigt", "abgelaufen"]),
    })
    .nullable(),
});

/** As the CMS makes them (cms/src/confirmations/confirmation-links.ts). Others, such as "..", could lead to another path. */
const isCode = /^[\w-]{32}$/;

/**
 * The published entry that the link of a mail is about, and whether the link can still confirm it. Reading changes nothing.
 * Undefined for an unknown code, and for an entry that is no longer published. @throws CmsRequestError
 */
export async function findConfirmable(code: string) {
  if (!isCode.test(code)) return undefined;
  const { data } = await withRetry("read", () =>
    cmsJson(`/api/nachfragen/${code}`, Linked, { token: "CMS_WRITE_TOKEN" }),
  );
  const entry = data && (await getEntry(data.Typ, data.Dokument));
  return entry ? { state: data.Stand, entry } : undefined;
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

/**
 * Confirms the entry of a link; again it changes nothing. A retry is safe.
 * @throws CmsRequestError with status 409 for a link that has expired
 */
export async function confirmByLink(code: string): Promise<void> {
  if (!isCode.test(code)) throw new CmsRequestError("/api/nachfragen/…", 409);
  await withRetry("write", () =>
    cmsJson(`/api/nachfragen/${code}`, z.unknown(), { token: "CMS_WRITE_TOKEN", body: { data: {} } }),
  );
}
