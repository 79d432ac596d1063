import { type Challenge, solveChallenge, solveChallengeWorkers } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as z from "zod/mini";
import { fetchJson } from "@/lib/messages/fetch-json";
import { routes } from "@/lib/urls/routes";

/** A solved task. `from` and `until` are when it may be sent, in the page's own time (`performance.now()`). */
export type SolvedTask = { proof: string; from: number; until: number };

/** ALTCHA itself checks the parameters. */
const Signed = z.object({ parameters: z.looseObject({ algorithm: z.string() }), signature: z.string() });

/** `wait` is in milliseconds. */
const Task = z.object({
  task: z.custom<Challenge>((task) => Signed.safeParse(task).success),
  wait: z.number(),
});

/** Tasks expire after half an hour on the server (proof-of-work.ts). */
const maxAgeMs = 28 * 60 * 1000;
const timeoutMs = 30_000;
/** The page itself needs a core, and phones have slow ones. */
const maxWorkers = 4;

/** Fetches a task for one sending of this form and solves it beside the page. @throws FetchError, Error */
export async function solveTask(form: string): Promise<SolvedTask> {
  const fetchedAt = performance.now();
  const { task, wait } = await fetchJson(routes.robotTask(form), (body) => Task.parse(body), {
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Where workers are forbidden or their file is gone it is slower, but the page stays responsive between attempts.
  const solution = await solveInWorkers(task).catch(() => solveChallenge({ challenge: task, deriveKey }));
  if (!solution) throw new Error("The proof-of-work task was not solved");
  const proof = btoa(JSON.stringify({ challenge: task, solution }));
  return { proof, from: performance.now() + wait, until: fetchedAt + maxAgeMs };
}

const solveInWorkers = (challenge: Challenge) =>
  solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, maxWorkers),
    createWorker: () => new Worker(new URL("./task.worker.ts", import.meta.url)),
  });

/** Waits until the task may be sent: the server takes a form that comes sooner for a robot's. */
export const untilSendable = ({ from }: SolvedTask): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(from - performance.now(), 0)));
