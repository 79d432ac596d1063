import { UnavailableError } from "@/lib/http/unavailable-error";

/**
 * Strapi did not answer, refused, or sent something else than was asked for. `status` is undefined without a response;
 * `reason` is Strapi's own explanation of a refusal, `word` the one of the CMS's words for it that the site tells apart.
 */
export class CmsRequestError extends UnavailableError {
  override name = "CmsRequestError";
  constructor(
    readonly path: string,
    override readonly status: number | undefined,
    cause?: unknown,
    reason?: string,
    readonly word?: string,
  ) {
    super(`The CMS failed on ${path}: ${status ?? "no answer"}${reason ? ` (${reason})` : ""}`, { cause });
  }
}

/** An entry does not fit its schema; `path` names the fields, as in `veranstaltung abc123: Beginn`. */
export class CmsSchemaError extends Error {
  override name = "CmsSchemaError";
  constructor(path: string, cause: unknown) {
    super(`The CMS sent an entry that does not fit its schema at ${path}`, { cause });
  }
}

/** Tested by name, because each bundle (middleware, pages, routes) has its own class. */
export const isCmsRequestError = (error: unknown): error is CmsRequestError =>
  error instanceof Error && error.name === "CmsRequestError";
