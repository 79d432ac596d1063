import { readFile, rm } from "node:fs/promises";
import { maxUploadBytes } from "@dorfforum/shared/forms/form-fields";
import { decodedTypes, pictureType } from "@dorfforum/shared/media/picture-files";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { z } from "zod";
import { deliverSoon } from "../mail/schedule-delivery";
import type { InboxType } from "../slots/inbox";
import { inboxOf } from "../slots/inboxes";
import { type Arrival, type Picture, type Receipt, storeOnce } from "./store-once";

type Uploaded = { filepath: string };

/** An inbox's controller: 201 with a receipt, 200 if the key is already stored, 400 with the names of invalid fields. */
export const receiving =
  (inbox: InboxType, schema: z.ZodType<Arrival>) =>
  ({ strapi }: { strapi: Core.Strapi }) => ({
    async create(ctx: Context): Promise<void> {
      const sent = await readSent(ctx, schema, inbox);
      if (!sent) return;
      answer(strapi, ctx, await storeOnce(strapi, inbox, sent.content, sent.picture));
    },
  });

/** 201 with the receipt, 200 if the entry was already stored. */
export function answer(strapi: Core.Strapi, ctx: Context, receipt: Receipt): void {
  ctx.status = receipt.Schon_da ? 200 : 201;
  ctx.body = { data: receipt };
  if (!receipt.Schon_da) deliverSoon(strapi);
}

/** What was sent, if it fits the schema; otherwise the answer is 400 with the names of invalid fields. */
export async function readSent<Content>(ctx: Context, schema: z.ZodType<Content>, inbox: InboxType) {
  const parsed = schema.safeParse(sentData(ctx));
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join(".") || "data");
    ctx.badRequest("The content is invalid.", { fields: [...new Set(fields)] });
    return undefined;
  }
  const picture = await sentPicture(ctx, inbox);
  if (picture && "refused" in picture) {
    ctx.badRequest(picture.refused, { fields: ["files"] });
    return undefined;
  }
  return { content: parsed.data, picture };
}

/** The data of a JSON body, or of the field `data` where a picture is sent with it. */
function sentData(ctx: Context): unknown {
  const sent: unknown = ctx.request.body?.data;
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

async function sentPicture(
  ctx: Context,
  inbox: InboxType,
): Promise<Picture | { refused: string } | undefined> {
  const uploads = (ctx.request as unknown as { files?: Record<string, Uploaded | Uploaded[]> }).files ?? {};
  const files = Object.values(uploads).flat();
  const [file] = files;
  if (!file) return undefined;
  try {
    if (files.length > 1 || !inboxOf(inbox)?.takesPicture)
      return { refused: "Only an Einsendung may have a picture, and only one." };
    const bytes = await readFile(file.filepath);
    const type = bytes.length > maxUploadBytes ? undefined : pictureType(bytes);
    return type && type in decodedTypes
      ? { bytes, type }
      : { refused: "The file is too large or no JPEG, PNG, WebP or AVIF." };
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
}
