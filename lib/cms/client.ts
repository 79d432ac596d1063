import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import { CmsRequestError, isCmsRequestError } from "./errors";
import { type QueryParams, toQueryString } from "./query-string";

const defaultTimeoutMs = 5000;
/** A write is repeated only where a key makes that safe (submissions.ts). */
const retryDelaysMs = { read: [150, 500], write: [300] };

type CmsRequest = {
  params?: QueryParams;
  /** The variable whose value authorises the request; uploads need none. */
  token?: "CMS_API_TOKEN" | "CMS_WRITE_TOKEN";
  /** Makes it a POST: a form with files, or what is sent as JSON. */
  body?: FormData | { data: unknown };
  /** For the whole request, its answer's body included */
  timeoutMs?: number;
};

/**
 * One request to the CMS, without retries and without a cache, for content is cached by the replicas alone.
 * @param path of Strapi, such as "/api/seiten"
 * @param read takes what is needed from a successful response
 * @throws CmsRequestError when Strapi does not answer or refuses, and when `read` fails
 */
export async function cmsFetch<Result>(
  path: string,
  read: (response: Response) => Promise<Result>,
  { params = {}, token, body, timeoutMs = defaultTimeoutMs }: CmsRequest = {},
): Promise<Result> {
  const env = serverEnv();
  const query = toQueryString(params);
  const headers = new Headers();
  if (token) headers.set("Authorization", `Bearer ${env[token]}`);
  const isJson = body !== undefined && !(body instanceof FormData);
  if (isJson) headers.set("Content-Type", "application/json");
  let status: number | undefined;
  try {
    const response = await fetch(`${env.CMS_URL}${path}${query && `?${query}`}`, {
      method: body ? "POST" : "GET",
      headers,
      body: isJson ? JSON.stringify(body) : (body ?? null),
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    if (response.ok) return await read(response);
    throw new CmsRequestError(path, status, undefined, await refusalReason(response));
  } catch (error) {
    throw isCmsRequestError(error) ? error : new CmsRequestError(path, status, error);
  }
}

/** @throws CmsRequestError also when the response does not fit the schema */
export const cmsJson = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  request: CmsRequest,
): Promise<z.infer<Schema>> =>
  cmsFetch(path, async (response) => schema.parse(await response.json()), request);

/**
 * Reads JSON of the CMS in at most three attempts.
 * @throws CmsRequestError when Strapi does not answer, refuses, or answers in another shape than `schema`
 */
export const readCms = <Schema extends z.ZodType>(
  path: string,
  params: QueryParams,
  schema: Schema,
): Promise<z.infer<Schema>> =>
  withRetry("read", () => cmsJson(path, schema, { params, token: "CMS_API_TOKEN" }));

/** Repeats a failed attempt after short pauses. A refusal (4xx) is final: Strapi would only repeat it. */
export async function withRetry<Result>(
  kind: keyof typeof retryDelaysMs,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (const delayMs of retryDelaysMs[kind]) {
    try {
      return await attempt();
    } catch (error) {
      if (isRefusal(error)) throw error;
    }
    await sleep(delayMs);
  }
  return attempt();
}

const isRefusal = (error: unknown) =>
  isCmsRequestError(error) && error.status !== undefined && error.status >= 400 && error.status < 500;

const Refusal = z.object({
  error: z.object({
    name: z.string(),
    message: z.string(),
    // The names of the fields that a form's receiver refuses
    details: z
      .object({ fields: z.array(z.string()) })
      .optional()
      .catch(undefined),
  }),
});

/** Strapi's own words, such as "ValidationError: Invalid key Titl"; undefined when something else answered. */
async function refusalReason(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return undefined;
  const { name, message, details } = refusal.data.error;
  return [`${name}: ${message}`, ...(details?.fields ?? [])].join(" ").slice(0, 300);
}
