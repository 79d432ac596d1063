import { type Challenge, solveChallenge, solveChallengeWorkers } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { fetchJson } from "@/lib/messages/fetch-json";
import { routes } from "@/lib/routes";

/** A solved task. `from` and `until` are when it may be sent, in the page's own time (`performance.now()`). */
export type SolvedTask = { proof: string; from: number; until: number };

type Task = { task: Challenge; wait: number };

/** Tasks are good for half an hour; the browser asks for a new one a little earlier. */
const lifetime = 28 * 60 * 1000;
/** Without an answer for so long the site is out of reach, in milliseconds. */
const patience = 30_000;
/** The page itself needs a core, and phones have slow ones. */
const mostWorkers = 4;

/** Fetches a task for one sending of this form and solves it beside the page. @throws FetchError, Error */
export async function solveTask(form: string): Promise<SolvedTask> {
  const fetched = performance.now();
  const { task, wait } = await fetchJson(routes.robotTask(form), (body) => body as Task, {
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
  });
  // Where workers are forbidden or their file is gone: slower, but the page stays alive between two attempts.
  const solution = await solveInWorkers(task).catch(() => solveChallenge({ challenge: task, deriveKey }));
  if (!solution) throw new Error("The task that keeps robots out was not solved");
  const proof = btoa(JSON.stringify({ challenge: task, solution }));
  return { proof, from: performance.now() + wait, until: fetched + lifetime };
}

const solveInWorkers = (challenge: Challenge) =>
  solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, mostWorkers),
    createWorker: () => new Worker(new URL("./task.worker.ts", import.meta.url)),
  });

/** Waits until the task may be sent: nobody fills in a form in less, and robots are in a hurry. */
export const untilSendable = ({ from }: SolvedTask): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(from - performance.now(), 0)));
