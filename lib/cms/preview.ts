import { createHmac } from "node:crypto";
import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import { sameSecret } from "@/lib/security/same-secret";
import type { Collection } from "./collection";

const versions = ["draft", "published"] as const;

/** What an editor's panel asked to see. */
export type PreviewLink = {
  /** Strapi's singular API name of the entry's type */
  model: string;
  documentId: string;
  version: (typeof versions)[number];
  isExpired: boolean;
};

/** `model.documentId.version.expires.signature`, as cms/src/preview/preview-address.ts writes it; `expires` in seconds */
const Link = z
  .tuple([z.string(), z.string(), z.enum(versions), z.coerce.number().int(), z.string()])
  .transform(([model, documentId, version, expires]) => ({ model, documentId, version, expires }));

/** Undefined unless the link was signed by the CMS, and while the preview is not set up. */
export function readPreviewLink(text: string): PreviewLink | undefined {
  const { CMS_PREVIEW_SECRET, CMS_PREVIEW_TOKEN } = serverEnv();
  if (!CMS_PREVIEW_SECRET || !CMS_PREVIEW_TOKEN) return undefined;
  const end = text.lastIndexOf(".");
  const signature = createHmac("sha256", CMS_PREVIEW_SECRET)
    .update(`preview ${text.slice(0, end)}`)
    .digest("base64url");
  if (!sameSecret(text.slice(end + 1), signature)) return undefined;
  const { expires, ...link } = Link.parse(text.split("."));
  return { ...link, isExpired: Date.now() / 1000 > expires };
}

/** A version of an entry; a draft may still lack what its type requires. */
export type Previewed<Item> = { item: Item } | { missingFields: string[] };

/**
 * Reads the linked version from the CMS, past the replica.
 * @returns undefined when there is no such version
 * @throws CmsRequestError
 */
export async function readPreviewed<Item>(
  collection: Collection<Item>,
  { documentId, version }: PreviewLink,
): Promise<Previewed<Item> | undefined> {
  const wire = await collection.readVersion(documentId, version);
  if (!wire) return undefined;
  try {
    return { item: await collection.parseJoined(wire) };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const names = error.issues.flatMap(({ path: [field] }) => (typeof field === "string" ? field : []));
    return { missingFields: [...new Set(names)] };
  }
}
