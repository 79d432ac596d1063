import type { Core } from "@strapi/strapi";
import { codeOf } from "./error-code";

type Log = { log: Pick<Core.Strapi["log"], "error"> };
type Cron = Log & { cron: Pick<Core.Strapi["cron"], "add"> };

/**
 * Runs what no request waits for, or one item of many: it never rejects, so that it neither ends the process nor keeps the next
 * item from its turn. What failed is logged by its name and the error's code, for a message may hold a person's data.
 * @param name says what runs, as "The reading of source x"
 * @returns whether it went well
 */
export async function runInBackground({ log }: Log, name: string, task: () => unknown): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    log.error(`${name} failed: ${codeOf(error)}`);
    return false;
  }
}

/** Runs a task by the clock. @param rule six fields, seconds first; in the process's zone, unless `tz` names one */
export function schedule(
  strapi: Cron,
  name: string,
  { rule, tz }: { rule: string; tz?: string },
  task: () => unknown,
): void {
  const options = { rule, ...(tz && { tz }) };
  strapi.cron.add({ [name]: { task: () => runInBackground(strapi, name, task), options } });
}

/**
 * Strapi itself waits for no reader of its events, which read the database. A failure there would end the process by Node's
 * default.
 */
export function outliveRejections({ log }: Log): void {
  process.on("unhandledRejection", (error) =>
    log.error(`Something that nobody waits for failed: ${codeOf(error)}`),
  );
}

/** Begins a task in the background, one run at a time in this process; who asks meanwhile has it run once more. */
export function onceAtATime(name: string, task: (strapi: Core.Strapi) => Promise<void>) {
  let isRunning = false;
  let isRequestedAgain = false;
  const run = async (strapi: Core.Strapi) => {
    isRunning = true;
    while (isRequestedAgain) {
      isRequestedAgain = false;
      // Not again at once what failed
      if (!(await runInBackground(strapi, name, () => task(strapi)))) break;
    }
    isRunning = false;
  };
  return (strapi: Core.Strapi): void => {
    isRequestedAgain = true;
    if (!isRunning) void run(strapi);
  };
}
