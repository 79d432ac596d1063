import { randomBytes } from "node:crypto";
import { z } from "zod";
import { readText, storeText } from "@/lib/caches/ttl-store";
import type { FormValues } from "@/lib/forms/values";
import { registerTexts } from "./base/form-texts";
import { typedFields } from "./typed-registration";

const refusals = Object.keys(registerTexts.refusals) as (keyof typeof registerTexts.refusals)[];

/** Why a registration was not taken: errors of fields, or a refusal */
const Problem = z.object({
  errors: z.record(z.string(), z.string()).optional(),
  refusal: z.enum(refusals).optional(),
});
export type RegistrationProblem = z.infer<typeof Problem>;

const Kept = z.object({ values: z.record(z.string(), z.string()), problem: Problem });
export type KeptRegistration = z.infer<typeof Kept>;

const keptSeconds = 30 * 60;
/** Of each field, in characters: what is too long comes back to be shortened. */
const maxKept = 3000;

/** Keeps a registration that was not taken for the page that gives it back. @returns a random id */
export async function keepRegistration(values: FormValues, problem: RegistrationProblem): Promise<string> {
  const id = randomBytes(18).toString("base64url");
  const typed = typedFields.flatMap((name) => {
    const value = values[name];
    return value ? [[name, value.slice(0, maxKept)]] : [];
  });
  const kept: KeptRegistration = { values: Object.fromEntries(typed), problem };
  await storeText(`registration:${id}`, JSON.stringify(kept), keptSeconds);
  return id;
}

/** Undefined when it has expired. */
export async function getKeptRegistration(id: unknown): Promise<KeptRegistration | undefined> {
  if (typeof id !== "string" || !/^[\w-]{24}$/.test(id)) return undefined;
  const text = await readText(`registration:${id}`);
  return text === undefined ? undefined : Kept.safeParse(JSON.parse(text)).data;
}
