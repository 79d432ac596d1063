import { createHash, createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { claim } from "@/lib/caches/ttl-store";
import { serverEnv } from "@/lib/env/server";
import { countedSoFar } from "@/lib/security/rate-limits";
import type { FormName } from "@/lib/urls/form-names";

const ttlSeconds = 30 * 60;
/** People need longer to fill in a form, counted from its first key. */
export const minAgeSeconds = 3;
/** Iterations of PBKDF2 in one attempt, which takes about a millisecond, on graphics cards not much less */
const iterations = 5000;
/** The average number of attempts that solve a task */
const meanAttempts = 400;
/** Tasks in ten minutes. With each further 200 all tasks become harder, up to the maximum factor. */
const usualTasks = 200;
const maxDifficulty = 8;

/** A solution has about 900 characters. */
const maxProofLength = 4000;

const secrets = () => {
  const derived = (purpose: string) =>
    createHmac("sha256", serverEnv().ALTCHA_HMAC_KEY).update(purpose).digest("hex");
  return { hmacSignatureSecret: derived("task"), hmacKeySignatureSecret: derived("solution") };
};

/** A task for the browser that fills in this form. It must not be cached: it is good for one sending. */
export async function createTask(form: FormName): Promise<Challenge> {
  const recentTasks = await countedSoFar("tasksOfAll");
  const size = meanAttempts * Math.min(1 + Math.floor(recentTasks / usualTasks), maxDifficulty);
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: iterations,
    counter: randomInt(size + size / 2, size / 2),
    deriveKey,
    data: { form, begun: Math.floor(Date.now() / 1000) },
    expiresAt: Math.floor(Date.now() / 1000) + ttlSeconds,
    ...secrets(),
  });
}

const Proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      expiresAt: z.number(),
      data: z.object({ form: z.string(), begun: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Checks that a browser has solved a task of this site, for this form, not too fast and not used before, and marks it
 * as used.
 * @param text base64 of JSON, as solve-task.ts sends it
 * @returns why it does not count, undefined when it does
 */
export async function proofProblem(form: FormName, text: string) {
  const proof = readProof(text);
  if (!proof) return "unreadable";
  const { challenge, solution } = proof;
  const result = await verifySolution({
    challenge: challenge as unknown as Payload["challenge"],
    solution,
    deriveKey,
    ...secrets(),
  });
  if (result.expired) return "expired";
  if (!result.verified) return "forged";
  const { data } = challenge.parameters;
  if (data.form !== form) return "other form";
  if (Date.now() / 1000 - data.begun < minAgeSeconds) return "too fast";
  const name = createHash("sha256").update(challenge.signature).digest("base64url");
  return (await claim(`task:${name}`, ttlSeconds)) ? undefined : "used";
}

function readProof(text: string): z.infer<typeof Proof> | undefined {
  // Deeply nested JSON would exhaust the stack.
  if (text.length > maxProofLength) return undefined;
  try {
    return Proof.parse(JSON.parse(Buffer.from(text, "base64").toString("utf8")));
  } catch {
    return undefined;
  }
}
