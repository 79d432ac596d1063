import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import type { FormName } from "@/lib/form-names";

/** What Google may take, in milliseconds; after that the visitor's browser solves a task of ours. */
const patience = 5000;
/** Tokens are good for two minutes. */
const oldest = 2 * 60 * 1000;
/** From 0, surely a robot, to 1. */
const lowestScore = 0.5;

const Verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  challenge_ts: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** Why Google's token does not count, for the log. */
export type RecaptchaProblem =
  | ("off" | "unreachable" | "refused" | "other form" | "other site" | "too old" | "score")
  | "unreadable";

/** Asks Google about a token; undefined when it was made on this site, for this form, just now, by a person. */
export async function recaptchaProblem(form: FormName, token: string): Promise<RecaptchaProblem | undefined> {
  const { RECAPTCHA_SECRET_KEY, RECAPTCHA_VERIFY_URL, SITE_URL } = serverEnv();
  if (!RECAPTCHA_SECRET_KEY) return "off";
  let verdict: z.infer<typeof Verdict>;
  try {
    const response = await fetch(RECAPTCHA_VERIFY_URL, {
      method: "POST",
      body: new URLSearchParams({ secret: RECAPTCHA_SECRET_KEY, response: token }),
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const answer = Verdict.safeParse(await response.json());
    if (!answer.success) return "unreadable";
    verdict = answer.data;
  } catch {
    return "unreachable";
  }
  if (!verdict.success) return "refused";
  if (verdict.action !== form) return "other form";
  if (verdict.hostname !== new URL(SITE_URL).hostname) return "other site";
  const age = Date.now() - Date.parse(verdict.challenge_ts ?? "");
  if (!(age < oldest)) return "too old";
  return (verdict.score ?? 0) < lowestScore ? "score" : undefined;
}
