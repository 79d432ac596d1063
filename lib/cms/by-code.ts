import { z } from "zod";
import { cmsJson, withRetry } from "./client";
import { CmsRequestError } from "./errors";

/** The codes of links for one person, as the CMS makes them. Others, such as "..", could lead to another path of it. */
export const isCode = (text: string): boolean => /^[\w-]{32}$/.test(text);

/**
 * What the CMS has behind a code. Reading changes nothing.
 * @returns null for a code that opens nothing (any more), undefined for what is no code @throws CmsRequestError
 */
export async function findByCode<Data>(
  path: string,
  code: string,
  schema: z.ZodType<Data>,
): Promise<Data | null | undefined> {
  if (!isCode(code)) return undefined;
  const Answer: z.ZodType<{ data: Data | null }> = z.object({ data: schema.nullable() });
  const read = () => cmsJson(`${path}/${code}`, Answer, { token: "CMS_WRITE_TOKEN" });
  return (await withRetry("read", read)).data;
}

type Change<Schema extends z.ZodType> = {
  /** What stands behind the code in the path, such as "zuruecknahme" */
  action?: string;
  schema?: Schema;
  data?: object;
  /** Whether it may be sent again after an error: a second time changes nothing */
  isRepeatable?: boolean;
};

/**
 * Does what a code allows.
 * @throws CmsRequestError with status 409 for what the code does not allow (any more), and for what is no code
 */
export async function changeByCode<Schema extends z.ZodType = z.ZodUnknown>(
  path: string,
  code: string,
  { action, schema, data = {}, isRepeatable = true }: Change<Schema> = {},
): Promise<z.output<Schema>> {
  if (!isCode(code)) throw new CmsRequestError(`${path}/…`, 409);
  const address = [path, code, action].filter(Boolean).join("/");
  const change = () =>
    cmsJson(address, schema ?? (z.unknown() as unknown as Schema), {
      token: "CMS_WRITE_TOKEN",
      body: { data },
    });
  return isRepeatable ? withRetry("write", change) : change();
}
