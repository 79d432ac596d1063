import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import { type ErrorContext, inOneSentence } from "./report-error";
import { scrubLine } from "./scrub-text";

/** The request that is being answered; its id stands in every line that is written meanwhile. */
export const currentRequest = new AsyncLocalStorage<{ requestId: string }>();

const isProduction = process.env.NODE_ENV === "production";

/** One line for people, while developing: "warn  ANALYTICS=vercel … part=search" */
const forPeople = {
  write(line: string) {
    const { level, time, msg, requestId, stack, ...details } = JSON.parse(line);
    const pairs = Object.entries(details).map(([name, value]) => `${name}=${value}`);
    process.stdout.write(`${[level.padEnd(5), msg, ...pairs].join(" ")}\n${stack ? `${stack}\n` : ""}`);
  },
};

/**
 * What operators read: one JSON object a line on stdout, in English, without personal data, so no query strings, no
 * form values and no whole addresses.
 */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    // A copy, for pino writes the line's own fields into it.
    mixin: () => ({ ...currentRequest.getStore() }),
  },
  isProduction ? pino.destination({ fd: 1, sync: true }) : forPeople,
);

/** An error as a line of the log, with its causes in one sentence and the status that the CMS answered with. */
export function logError(error: unknown, context: ErrorContext): void {
  const isCms = error instanceof Error && error.name === "CmsRequestError" && "status" in error;
  log.error(
    {
      ...context,
      ...(isCms && { cmsStatus: error.status ?? "no answer" }),
      ...(error instanceof Error && !isCms && { stack: scrubLine(error.stack ?? "") }),
    },
    scrubLine(inOneSentence(error)),
  );
}
