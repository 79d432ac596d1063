import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import pino from "pino";
import { processWide } from "@/lib/runtime/process-wide";
import { type ErrorContext, inOneSentence, wasReported } from "./report-error";
import { scrubLine } from "./scrub-text";

/** The request that is being answered; its id stands in every line that is logged during it. */
export const currentRequest = new AsyncLocalStorage<{ requestId: string }>();

/** One readable line during development: "warn  ANALYTICS=vercel … part=search" */
const developmentOutput = {
  write(line: string) {
    const { level, time, msg, requestId, stack, ...details } = JSON.parse(line);
    const pairs = Object.entries(details).map(([name, value]) => `${name}=${value}`);
    process.stdout.write(`${[level.padEnd(5), msg, ...pairs].join(" ")}\n${stack ? `${stack}\n` : ""}`);
  },
};

/**
 * One JSON object a line on stdout, without personal data: no query strings, form values or whole IP addresses. Shared by
 * Next's bundles, so that LOG_LEVEL holds in all of them.
 */
export const log = processWide("log", () =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      // A copy, because pino writes the fields of the line into it.
      mixin: () => ({ ...currentRequest.getStore() }),
    },
    process.env.NODE_ENV === "production" ? pino.destination({ fd: 1, sync: true }) : developmentOutput,
  ),
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

/** Turns what the framework and libraries print into lines of the log. Next prints reported errors a second time: skipped. */
export function logConsole(): void {
  // biome-ignore-start lint/suspicious/noConsole: replaced by the log
  console.error = (...parts) => print("error", parts);
  console.warn = (...parts) => print("warn", parts);
  // biome-ignore-end lint/suspicious/noConsole: replaced by the log
}

function print(level: "error" | "warn", parts: unknown[]): void {
  if (parts.some(wasReported)) return;
  const error = parts.find((part) => part instanceof Error);
  const text = format(...parts.map((part) => (part instanceof Error ? inOneSentence(part) : part)));
  log[level]({ part: "console", ...(error && { stack: scrubLine(error.stack ?? "") }) }, scrubLine(text));
}
