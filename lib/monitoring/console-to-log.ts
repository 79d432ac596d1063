import { format } from "node:util";
import { log } from "./log";
import { inOneSentence, wasReported } from "./report-error";
import { scrubLine } from "./scrub-text";

/**
 * What the framework and libraries print as an error or a warning becomes a line of the log, without personal data;
 * not said again of an error that has been reported, as Next does.
 */
export function logConsole(): void {
  // biome-ignore-start lint/suspicious/noConsole: this is where it ends
  console.error = (...parts) => print("error", parts);
  console.warn = (...parts) => print("warn", parts);
  // biome-ignore-end lint/suspicious/noConsole: this is where it ends
}

function print(level: "error" | "warn", parts: unknown[]): void {
  if (parts.some(wasReported)) return;
  const error = parts.find((part) => part instanceof Error);
  const text = format(...parts.map((part) => (part instanceof Error ? inOneSentence(part) : part)));
  log[level]({ part: "console", ...(error && { stack: scrubLine(error.stack ?? "") }) }, scrubLine(text));
}
