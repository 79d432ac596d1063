import { createHash, createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { claim } from "@/lib/caches/ttl-store";
import { serverEnv } from "@/lib/env/server";
import type { FormName } from "@/lib/form-names";
import { countedSoFar } from "@/lib/security/rate-limits";

/** How long a task may lie unsolved or solved, in seconds; the browser asks for a new one by itself. */
const lifetime = 30 * 60;
/** Nobody fills in a form in less, in seconds after its first key was pressed. */
export const minimumAge = 3;
/** Rounds of PBKDF2 in one attempt: about a millisecond, on graphics cards too not much less. */
const cost = 5000;
/** About so many attempts a task takes, the browser's workers together. */
const attempts = 400;
/** So many tasks in ten minutes are usual; with each more of that, all become harder, up to the factor. */
const usualLoad = 200;
const hardest = 8;

/** A solution has some 900 characters. */
const longest = 4000;

const secrets = () => {
  const derived = (purpose: string) =>
    createHmac("sha256", serverEnv().ALTCHA_HMAC_KEY).update(purpose).digest("hex");
  return { hmacSignatureSecret: derived("task"), hmacKeySignatureSecret: derived("solution") };
};

/** A task for the browser that fills in this form. Never to be cached: it is good for one sending. */
export async function createTask(form: FormName): Promise<Challenge> {
  const load = await countedSoFar("tasksOfAll");
  const size = attempts * Math.min(1 + Math.floor(load / usualLoad), hardest);
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(size + size / 2, size / 2),
    deriveKey,
    data: { form, begun: Math.floor(Date.now() / 1000) },
    expiresAt: Math.floor(Date.now() / 1000) + lifetime,
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

/** Why a task does not count as solved, for the log; to the visitor all are the same: the browser solves another. */
export type ProofProblem = "unreadable" | "expired" | "forged" | "other form" | "too fast" | "used";

/**
 * Whether the browser solved a task of ours, for this form, not too fast and not used before. It is used up by this.
 * @param text base64 of JSON, as solve-task.ts sends it
 */
export async function proofProblem(form: FormName, text: string): Promise<ProofProblem | undefined> {
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
  if (Date.now() / 1000 - data.begun < minimumAge) return "too fast";
  const name = createHash("sha256").update(challenge.signature).digest("base64url");
  return (await claim(`task:${name}`, lifetime)) ? undefined : "used";
}

function readProof(text: string): z.infer<typeof Proof> | undefined {
  // What is nested a thousandfold would exhaust the stack of whoever walks through it.
  if (text.length > longest) return undefined;
  try {
    return Proof.parse(JSON.parse(Buffer.from(text, "base64").toString("utf8")));
  } catch {
    return undefined;
  }
}
