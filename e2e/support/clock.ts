import path from "node:path";

/** The environment of a server whose clock is ahead by so many days. */
export const clockAhead = (days: number) => ({
  NODE_OPTIONS: `--require=${path.resolve("e2e/support/shift-clock.cjs")}`,
  DORFFORUM_DAYS_AHEAD: String(days),
});
