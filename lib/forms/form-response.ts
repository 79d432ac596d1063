import * as z from "zod/mini";
import { type Refusal, refusalTexts } from "@/lib/texts/form-outcomes";

const isRefusal = (reason: unknown): reason is Refusal =>
  typeof reason === "string" && Object.hasOwn(refusalTexts, reason);

export const FormResponse = z.discriminatedUnion("kind", [
  /** The CMS has stored it; `to` is the page that says so. */
  z.object({ kind: z.literal("sent"), to: z.string() }),
  /** The CMS has stored an earlier version of it, before the visitor changed something. */
  z.object({ kind: z.literal("earlier"), reference: z.string() }),
  /** An error for each field that has to be changed */
  z.object({ kind: z.literal("invalid"), errors: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal("refused"), reason: z.custom<Refusal>(isRefusal) }),
]);

export type FormResponse = z.output<typeof FormResponse>;

export const refused = (reason: Refusal): FormResponse => ({ kind: "refused", reason });

const statuses = new Map<Refusal, number>([
  ["tooMany", 429],
  ["tooLarge", 413],
  ["foreign", 403],
  ["unreadable", 400],
  ["takenOver", 409],
  ["unavailable", 503],
  ["declined", 502],
]);

/** The HTTP status of a response. It is 200 where the visitor only has to change something or send again. */
export const statusOf = (response: FormResponse): number =>
  response.kind === "refused" ? (statuses.get(response.reason) ?? 200) : 200;

/** The reason behind the HTTP status of a failed request; `status` is undefined when no response came. */
export function refusalOf(status: number | undefined): Refusal {
  for (const [reason, itsStatus] of statuses) if (itsStatus === status) return reason;
  return status === undefined ? "offline" : "unavailable";
}
