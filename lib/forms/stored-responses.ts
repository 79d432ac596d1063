import { randomBytes } from "node:crypto";
import { maxUploadBytes } from "@dorfforum/shared/forms/form-fields";
import { z } from "zod";
import { readText, storeText } from "@/lib/caches/ttl-store";
import { type FormName, formNames } from "@/lib/urls/form-names";
import { fieldsOf, takesPicture } from "./form-fields";
import { FormResponse } from "./form-response";
import type { ReadForm } from "./read-form";
import type { FormValues } from "./values";

const ttlSeconds = 30 * 60;

/** The texts of a form, in characters when they are stored and in bytes when they are received */
const maxTextLength = 200_000;

/** A form that was sent without JavaScript, and the response to it. */
const StoredResponse = z.object({
  form: z.enum(formNames),
  values: z.record(z.string(), z.string()),
  /** A picture came with the form; browsers do not give it back to the page. */
  lostPicture: z.boolean(),
  response: FormResponse,
});

/** The values of the form's own fields; other names, which a form does not have, are not stored. */
function ownValues(form: FormName, values: FormValues): FormValues {
  let charactersLeft = maxTextLength;
  const stored: Record<string, string> = {};
  for (const name of Object.keys(fieldsOf(form))) {
    const value = Object.hasOwn(values, name) ? values[name]?.slice(0, charactersLeft) : undefined;
    if (!value) continue;
    stored[name] = value;
    charactersLeft -= value.length;
  }
  return stored;
}

/** Stores a response for the page that the visitor is redirected to. Reloading it sends nothing twice. @returns a random id */
export async function storeResponse(form: FormName, read: ReadForm | undefined, response: FormResponse) {
  const id = randomBytes(18).toString("base64url");
  const stored: z.infer<typeof StoredResponse> = {
    form,
    values: ownValues(form, read?.values ?? {}),
    lostPicture: read?.picture !== undefined,
    response,
  };
  await storeText(`answer:${id}`, JSON.stringify(stored), ttlSeconds);
  return id;
}

/** Undefined when it has expired, or when it belongs to another form. */
export async function getStoredResponse(form: FormName, id: unknown) {
  if (typeof id !== "string" || !/^[\w-]{24}$/.test(id)) return undefined;
  const text = await readText(`answer:${id}`);
  const stored = text === undefined ? undefined : StoredResponse.safeParse(JSON.parse(text)).data;
  return stored?.form === form ? stored : undefined;
}

/**
 * How much of a form's body is read, in bytes: its texts, and the picture where it takes one. A picture a little above
 * the limit is read too, so that the error stands at its field.
 */
export const maxBodyBytes = (form: FormName): number =>
  takesPicture(form) ? maxUploadBytes + 3 * maxTextLength : maxTextLength;
