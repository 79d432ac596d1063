import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import type { FormName } from "@/lib/urls/form-names";

/** After that the browser solves a task instead. */
const timeoutMs = 5000;
const maxTokenAgeMs = 2 * 60 * 1000;
/** From 0, surely a robot, to 1 */
const minScore = 0.5;

const Verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  challenge_ts: z.string().optional(),
});

/**
 * Asks Google about a token.
 * @returns why it does not count; undefined when a person has just made it on this site, for this form
 */
export async function recaptchaProblem(form: FormName, token: string) {
  const { RECAPTCHA_SECRET_KEY, RECAPTCHA_VERIFY_URL, SITE_URL } = serverEnv();
  if (!RECAPTCHA_SECRET_KEY) return "off";
  let verdict: z.infer<typeof Verdict>;
  try {
    const response = await fetch(RECAPTCHA_VERIFY_URL, {
      method: "POST",
      body: new URLSearchParams({ secret: RECAPTCHA_SECRET_KEY, response: token }),
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = Verdict.safeParse(await response.json());
    if (!parsed.success) return "unreadable";
    verdict = parsed.data;
  } catch {
    return "unreachable";
  }
  if (!verdict.success) return "refused";
  if (verdict.action !== form) return "other form";
  if (verdict.hostname !== new URL(SITE_URL).hostname) return "other site";
  const age = Date.now() - Date.parse(verdict.challenge_ts ?? "");
  if (!(age < maxTokenAgeMs)) return "too old";
  return (verdict.score ?? 0) < minScore ? "score" : undefined;
}
