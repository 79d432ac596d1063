import path from "node:path";

/** The environment of a server whose clock is ahead by so many days. */
export const clockAhead = (days: number) => ({
  NODE_OPTIONS: `--require=${path.resolve("e2e/support/shift-clock.cjs")}`,
  DORFFORUM_DAYS_AHEAD: String(days),
});

/** The environment of a server whose clock shows a time (ISO) when it starts. */
export const clockAt = (time: string) => clockAhead((Date.parse(time) - Date.now()) / (24 * 3_600_000));
