import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import { type ErrorContext, inOneSentence } from "./report-error";
import { scrubLine } from "./scrub-text";

/** The request that is being answered; its id stands in every line that is logged during it. */
export const currentRequest = new AsyncLocalStorage<{ requestId: string }>();

const isProduction = process.env.NODE_ENV === "production";

/** One readable line during development: "warn  ANALYTICS=vercel … part=search" */
const developmentOutput = {
  write(line: string) {
    const { level, time, msg, requestId, stack, ...details } = JSON.parse(line);
    const pairs = Object.entries(details).map(([name, value]) => `${name}=${value}`);
    process.stdout.write(`${[level.padEnd(5), msg, ...pairs].join(" ")}\n${stack ? `${stack}\n` : ""}`);
  },
};

/** One JSON object a line on stdout, without personal data: no query strings, form values or whole IP addresses. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    // A copy, because pino writes the fields of the line into it.
    mixin: () => ({ ...currentRequest.getStore() }),
  },
  isProduction ? pino.destination({ fd: 1, sync: true }) : developmentOutput,
);

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
