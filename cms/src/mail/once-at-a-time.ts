import type { Core } from "@strapi/strapi";
import { codeOf } from "./error-code";

/** Runs a task over what waits, one run at a time in this process; who asks meanwhile has it run once more. Never throws. */
export function onceAtATime(run: (strapi: Core.Strapi) => Promise<void>) {
  let isRunning = false;
  let isRequestedAgain = false;
  return async (strapi: Core.Strapi): Promise<void> => {
    isRequestedAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isRequestedAgain) {
        isRequestedAgain = false;
        await run(strapi);
      }
    } catch (error) {
      strapi.log.error(`The outbox could not be read: ${codeOf(error)}`);
    } finally {
      isRunning = false;
    }
  };
}
