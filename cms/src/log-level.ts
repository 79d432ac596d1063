/** The levels of the site's LOG_LEVEL, each with Strapi's level that prints the same; requests are `info` (Strapi: http). */
const levels = new Map([
  ["fatal", "error"],
  ["error", "error"],
  ["warn", "warn"],
  ["info", "http"],
  ["debug", "debug"],
  ["trace", "silly"],
]);

const nameIn = (environment: NodeJS.Dict<string>) => environment.LOG_LEVEL?.trim() || "info";

export const strapiLogLevel = (environment: NodeJS.Dict<string>): string =>
  levels.get(nameIn(environment)) ?? "http";

/** What is wrong with LOG_LEVEL, as a sentence for operators; undefined if nothing is. */
export const logLevelProblem = (environment: NodeJS.Dict<string>): string | undefined =>
  levels.has(nameIn(environment)) ? undefined : `LOG_LEVEL is none of ${[...levels.keys()].join(", ")}.`;
