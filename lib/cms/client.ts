import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import { measureCmsRequest } from "@/lib/monitoring/metrics";
import { CmsRequestError, isCmsRequestError } from "./errors";

const defaultTimeoutMs = 5000;
/** Of one answer. A page of 250 entries with 100 kB each stays below it, and a file as large as editors may upload. */
const maxBytes = 32_000_000;
/** A write is repeated only where a key makes that safe (submissions.ts). */
const retryDelaysMs = { read: [150, 500], write: [300] };

type CmsRequest = {
  params?: QueryParams;
  /** The variable whose value authorises the request; uploads need none. */
  token?: "CMS_API_TOKEN" | "CMS_WRITE_TOKEN" | "CMS_PREVIEW_TOKEN";
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
  const startedAt = performance.now();
  let status: number | undefined;
  let isRead = false;
  try {
    const unlimited = await fetch(`${env.CMS_URL}${path}${query && `?${query}`}`, {
      method: body ? "POST" : "GET",
      headers,
      body: isJson ? JSON.stringify(body) : (body ?? null),
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const response = withLimit(unlimited);
    status = response.status;
    if (response.ok) {
      const result = await read(response);
      isRead = true;
      return result;
    }
    const { reason, word } = await readRefusal(response);
    throw new CmsRequestError(path, status, undefined, reason, word);
  } catch (error) {
    throw isCmsRequestError(error) ? error : new CmsRequestError(path, status, error);
  } finally {
    const kind = body ? "write" : token ? "read" : "file";
    const isAnswered = isRead || (status !== undefined && status >= 400);
    measureCmsRequest(kind, isAnswered && status ? status : "failed", performance.now() - startedAt);
  }
}

/** The response, whose body fails once it is longer than allowed. */
function withLimit(response: Response): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) controller.error(new Error(`The answer has more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counter) ?? null, response);
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
  timeoutMs?: number,
): Promise<z.infer<Schema>> =>
  withRetry("read", () =>
    cmsJson(path, schema, { params, token: "CMS_API_TOKEN", ...(timeoutMs && { timeoutMs }) }),
  );

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
    await sleep(withJitter(delayMs));
  }
  return attempt();
}

/** A quarter less to a quarter more, so that repeated requests do not come all at once. */
export const withJitter = (delayMs: number): number => delayMs * (0.75 + Math.random() / 2);

const isRefusal = (error: unknown) =>
  isCmsRequestError(error) && error.status !== undefined && error.status >= 400 && error.status < 500;

const Refusal = z.object({
  error: z.object({
    name: z.string(),
    message: z.string(),
    // The names of the fields that a form's receiver refuses, or why nothing was done
    details: z
      .object({ fields: z.array(z.string()).optional(), wort: z.string().optional() })
      .optional()
      .catch(undefined),
  }),
});

/** Strapi's own words, such as "ValidationError: Invalid key Titl", and the word of the CMS; none when something else answered. */
async function readRefusal(
  response: Response,
): Promise<{ reason?: string | undefined; word?: string | undefined }> {
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return {};
  const { name, message, details } = refusal.data.error;
  const reason = [`${name}: ${message}`, ...(details?.fields ?? [])].join(" ").slice(0, 300);
  return { reason, word: details?.wort };
}

type Value = string | number | boolean | readonly Value[] | { [key: string]: Value | undefined };
export type QueryParams = Record<string, Value>;

/** Strapi's bracket notation with every key and value encoded: `{ a: { b: ["c"] } }` → `a[b][0]=c`. */
export function toQueryString(params: QueryParams): string {
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
