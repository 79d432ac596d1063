import { randomBytes } from "node:crypto";
import { readText, storeText } from "@/lib/caches/ttl-store";
import { type FormName, takesPicture } from "@/lib/form-names";
import type { Answer } from "./answer";
import type { ReadForm } from "./read-form";
import { schemas } from "./schemas";
import type { FormValues } from "./values";

/** How long an answer can be read again, in seconds: the time to repair a form, and no more. */
const lifetime = 30 * 60;

/** A form that came without JavaScript, and what became of it. */
export type KeptAnswer = {
  form: FormName;
  values: FormValues;
  /** A picture came with it, which no browser gives back to a page. */
  lostPicture: boolean;
  answer: Answer;
};

/** So much of it is kept, in characters: what a form may be long without a picture. */
const longest = 200_000;

/** What stands in the form's own fields. Whatever else a stranger sends under whatever name is not kept for them. */
function typedIn(form: FormName, values: FormValues): FormValues {
  let room = longest;
  const kept = Object.keys(schemas[form].shape).flatMap((field) => {
    const value = Object.hasOwn(values, field) ? values[field]?.slice(0, room) : undefined;
    room -= value?.length ?? 0;
    return value ? [[field, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * Keeps what was typed, in memory and for half an hour, under a name that nobody can guess.
 * The page that the visitor is sent to reads it there: reloading it sends nothing twice.
 */
export async function keepAnswer(
  form: FormName,
  read: ReadForm | undefined,
  answer: Answer,
): Promise<string> {
  const id = randomBytes(18).toString("base64url");
  const values = typedIn(form, read?.values ?? {});
  const kept: KeptAnswer = { form, values, lostPicture: read?.picture !== undefined, answer };
  await storeText(`answer:${id}`, JSON.stringify(kept), lifetime);
  return id;
}

/** Undefined when its time is over, or when it belongs to another form. */
export async function getKeptAnswer(form: FormName, id: unknown): Promise<KeptAnswer | undefined> {
  if (typeof id !== "string" || !/^[\w-]{24}$/.test(id)) return undefined;
  const text = await readText(`answer:${id}`);
  const kept = text === undefined ? undefined : (JSON.parse(text) as KeptAnswer);
  return kept?.form === form ? kept : undefined;
}

/** What a form may be long: its longest texts, and the picture where one may come with it; in bytes. */
export const bodyLimit = (form: FormName): number => (takesPicture(form) ? 9_000_000 : 200_000);
