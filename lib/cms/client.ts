import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import { CmsRequestError } from "./errors";

/** What one attempt may take before it counts as failed, in milliseconds. */
const timeout = 5000;
/** Pauses before the second and third attempt, in milliseconds. Reads only: a write could be stored twice. */
const pauses = [150, 500];

type Value = string | number | boolean | readonly Value[] | { [key: string]: Value | undefined };
type Params = Record<string, Value>;

/** Strapi's bracket notation, every key and value encoded: `{ a: { b: ["c"] } }` → `a[b][0]=c`. */
export function toQueryString(params: Params): string {
  const pairs: string[] = [];
  const visit = (prefix: string, value: Value | undefined) => {
    if (value === undefined) return;
    if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) visit(prefix ? `${prefix}[${key}]` : key, inner);
    } else {
      pairs.push(`${encodeURIComponent(prefix)}=${encodeURIComponent(value)}`);
    }
  };
  visit("", params);
  return pairs.join("&");
}

/** A refusal (4xx) is an answer and stays the same when asked again; everything else may pass. */
const mayPass = (error: unknown) =>
  !(
    error instanceof CmsRequestError &&
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 500
  );

async function attempt(path: string, query: string): Promise<unknown> {
  const { CMS_URL, CMS_API_TOKEN } = serverEnv();
  let response: Response;
  try {
    response = await fetch(`${CMS_URL}${path}${query && `?${query}`}`, {
      headers: { Authorization: `Bearer ${CMS_API_TOKEN}` },
      // The copy that counts is lib/cms/collection.ts; see docs/decisions/content-replica.md.
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return await response.json();
  } catch (error) {
    throw new CmsRequestError(path, undefined, error);
  }
  throw new CmsRequestError(path, response.status, undefined, await reasonOf(response));
}

const Refusal = z.object({ error: z.object({ name: z.string(), message: z.string() }) });

/** Strapi's own words, such as "ValidationError: Invalid key Titl"; undefined when something else answered. */
async function reasonOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return undefined;
  const { name, message } = refusal.data.error;
  return `${name}: ${message}`.slice(0, 300);
}

/**
 * Reads one answer of the CMS, in at most three attempts.
 * @throws CmsRequestError when Strapi stays silent, refuses, or answers in another shape than `schema`
 */
export async function readCms<T extends z.ZodType>(
  path: string,
  params: Params,
  schema: T,
): Promise<z.infer<T>> {
  const query = toQueryString(params);
  for (const pause of [...pauses, undefined]) {
    try {
      const answer = schema.safeParse(await attempt(path, query));
      if (answer.success) return answer.data;
      throw new CmsRequestError(path, 200, answer.error);
    } catch (error) {
      if (pause === undefined || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new CmsRequestError(path, undefined);
}

const pageSize = 250;

const List = z.object({
  data: z.array(z.looseObject({ documentId: z.string() })),
  meta: z.object({ pagination: z.object({ pageCount: z.number(), total: z.number() }) }),
});

export type WireDocument = z.infer<typeof List>["data"][number];

/**
 * Every entry that matches, page after page, however small the CMS caps a page.
 * @throws CmsRequestError
 */
export async function readAll(path: string, params: Params): Promise<WireDocument[]> {
  const found = new Map<string, WireDocument>();
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const answer = await readCms(
      path,
      { ...params, sort: "documentId:asc", pagination: { page, pageSize } },
      List,
    );
    for (const document of answer.data) found.set(document.documentId, document);
    pageCount = answer.meta.pagination.pageCount;
  }
  return [...found.values()];
}

/** A single type's entry; undefined while editors have not saved one. @throws CmsRequestError */
export async function readSingle(path: string, params: Params): Promise<WireDocument | undefined> {
  try {
    const Single = z.object({ data: z.looseObject({ documentId: z.string() }) });
    return (await readCms(path, params, Single)).data;
  } catch (error) {
    if (error instanceof CmsRequestError && error.status === 404) return undefined;
    throw error;
  }
}
