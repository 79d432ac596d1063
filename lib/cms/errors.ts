import { UnavailableError } from "@/lib/http/unavailable-error";

/**
 * Strapi did not answer, or not with what was asked for. `status` is undefined when nothing came back at all; `reason`
 * is what Strapi said about a refused query.
 */
export class CmsRequestError extends UnavailableError {
  override name = "CmsRequestError";
  constructor(
    readonly path: string,
    readonly status: number | undefined,
    cause?: unknown,
    reason?: string,
  ) {
    super(`The CMS failed on ${path}: ${status ?? "no answer"}${reason ? ` (${reason})` : ""}`, { cause });
  }
}

/** An entry that does not fit its schema; `path` names its fields, as in `veranstaltung abc123: Beginn`. */
export class CmsSchemaError extends Error {
  override name = "CmsSchemaError";
  constructor(
    readonly path: string,
    cause?: unknown,
  ) {
    super(`The CMS sent an entry that does not fit its schema at ${path}`, { cause });
  }
}

/** By name: middleware and pages are bundled apart, and each has a class of its own. */
export const isCmsRequestError = (error: unknown): error is CmsRequestError =>
  error instanceof Error && error.name === "CmsRequestError";
