import { randomBytes } from "node:crypto";

/** Carries the id of a request in the log: from a proxy that has set it, to the pages, and in the response. */
export const requestIdHeader = "x-request-id";

/** The id that a proxy has set, when it is valid, or a new one: "9f86d081884c7d65" */
export const toRequestId = (sent: string | string[] | undefined): string =>
  typeof sent === "string" && /^[\w-]{8,64}$/.test(sent) ? sent : randomBytes(8).toString("hex");
