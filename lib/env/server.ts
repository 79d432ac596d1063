import { parseFeatures } from "@dorfforum/shared/features/feature-names";
import { z } from "zod";

const secret = (purpose: string) =>
  z.string({ error: purpose }).min(16, { error: `${purpose} (at least 16 characters)` });
const url = (purpose: string) =>
  z.url({ protocol: /^https?$/, error: purpose }).transform((value) => value.replace(/\/+$/, ""));
const redisUrl = (purpose: string) => z.url({ protocol: /^rediss?$/, error: purpose });
const count = (purpose: string, max: number) => z.coerce.number({ error: purpose }).int().min(0).max(max);
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace"] as const;
const address = (purpose: string) =>
  z.string().regex(/^(\/(?!\/)|https?:\/\/)\S*$/, { error: `${purpose}: a path of this site or a URL` });

const features = z
  .string()
  .optional()
  .transform((value, context) => {
    try {
      return parseFeatures(value);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

/** Every variable that the server reads; `.env.example` explains each to operators. */
const schema = z
  .object({
    SITE_URL: url("the site's public address, for example https://forum.musterbach.example"),
    CMS_URL: url("where the server reaches Strapi, for example http://127.0.0.1:1337"),
    CMS_API_TOKEN: secret("Strapi's read token; `npm start` generates one into .env"),
    CMS_WRITE_TOKEN: secret("Strapi's write token for sent forms; `npm start` generates one into .env"),
    CMS_WEBHOOK_SECRET: secret("the secret Strapi's webhook sends; `npm start` generates one into .env"),
    CMS_PREVIEW_SECRET: secret(
      "signs the links of the preview; `npm start` generates one into .env",
    ).optional(),
    CMS_PREVIEW_TOKEN: secret(
      "Strapi's token that reads drafts; `npm start` generates one into .env",
    ).optional(),
    CMS_ADMIN_URL: url("the editors' log-in page, for example https://cms.musterbach.example/admin"),
    METRICS_TOKEN: secret(
      "opens /api/metrics to your monitoring; `openssl rand -hex 32` makes one",
    ).optional(),
    LOG_LEVEL: z.enum(logLevels, { error: `the log's level: ${logLevels.join(", ")}` }).default("info"),
    DATA_DIR: z.string().min(1).default("var"),
    ALTCHA_HMAC_KEY: secret("signs the tasks that protect the forms; `npm start` generates one into .env"),
    RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
    RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
    RECAPTCHA_VERIFY_URL: url("where reCAPTCHA tokens are checked").default(
      "https://www.google.com/recaptcha/api/siteverify",
    ),
    REDIS_URL: redisUrl("several servers' common memory, for example redis://127.0.0.1:6379").optional(),
    TRUSTED_PROXY_HOPS: count("how many proxies of your own stand in front, for example 1", 10).default(0),
    FEATURES: features,
    OFFLINE_READING: z.enum(["on", "off"], { error: "reading offline: on or off" }).default("on"),
    ANALYTICS: z.enum(["off", "vercel"], { error: "page views: off or vercel" }).default("off"),
    ANALYTICS_SCRIPT_URL: address("the page-view script").optional(),
    ANALYTICS_ENDPOINT: address("where page views are sent").optional(),
    /** Set by Vercel's platform */
    VERCEL: z.string().optional(),
    SENTRY_DSN: url("the project's DSN at the error-reporting service").optional(),
    SENTRY_ENVIRONMENT: z.string().min(1).default("production"),
  })
  .refine((env) => (env.RECAPTCHA_SITE_KEY === undefined) === (env.RECAPTCHA_SECRET_KEY === undefined), {
    path: ["RECAPTCHA_SECRET_KEY"],
    error: "reCAPTCHA needs both of its keys or neither",
  });

export type ServerEnv = z.infer<typeof schema>;

export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** @throws EnvironmentError that names each wrong variable and what it is for */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const withoutBlanks = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(withoutBlanks);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`The environment is incomplete. Set in .env:\n${lines.join("\n")}`);
}

let validated: ServerEnv | undefined;

/**
 * The validated environment, read once. Call it inside functions, never while a module loads: builds have no environment.
 * @throws EnvironmentError
 */
export function serverEnv(): ServerEnv {
  validated ??= parseServerEnv(process.env);
  return validated;
}
