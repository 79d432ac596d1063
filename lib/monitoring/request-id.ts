import { randomBytes } from "node:crypto";

/** Carries what a request is called in the log: to the pages, in the answer, and from a proxy that has named it already. */
export const requestIdHeader = "x-request-id";

const sane = /^[\w-]{8,64}$/;

/** The name that a proxy has given, when it is one, or a new one: "9f86d081884c7d65" */
export const toRequestId = (sent: string | string[] | undefined): string =>
  typeof sent === "string" && sane.test(sent) ? sent : randomBytes(8).toString("hex");
