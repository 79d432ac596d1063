import type { Refusal } from "@/lib/texts/form-outcomes";
import type { FieldErrors } from "./values";

/** What became of a form that was sent. */
export type Answer =
  /** The CMS has it; `to` is the page that says so. */
  | { kind: "sent"; to: string }
  /** The CMS had it already, as it was before the visitor changed something. */
  | { kind: "earlier"; reference: string }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "refused"; reason: Refusal };

export const refused = (reason: Refusal): Answer => ({ kind: "refused", reason });

const statuses = new Map<Refusal, number>([
  ["tooMany", 429],
  ["tooLarge", 413],
  ["foreign", 403],
  ["unreadable", 400],
  ["unavailable", 503],
  ["declined", 502],
]);

/** The status an answer goes with. What the visitor only has to change or send again is no failed request. */
export const statusOf = (answer: Answer): number =>
  answer.kind === "refused" ? (statuses.get(answer.reason) ?? 200) : 200;

/** What a failed request means for the form; `status` is undefined when no answer came. */
export function refusalOf(status: number | undefined): Refusal {
  for (const [reason, known] of statuses) if (known === status) return reason;
  return status === undefined ? "offline" : "unavailable";
}
