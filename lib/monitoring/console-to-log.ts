import { format } from "node:util";
import { log } from "./log";
import { inOneSentence, wasReported } from "./report-error";
import { scrubLine } from "./scrub-text";

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
