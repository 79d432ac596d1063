import { createHash, createHmac } from "node:crypto";
import type { Core } from "@strapi/strapi";

/** What the database holds of a code. */
export const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");

/**
 * The code of a link, 192 bits as 32 characters, which nobody can guess without the secret. The same for each attempt at
 * one mail.
 * @param purpose what the link is for, with the entry and the time that it was made for
 */
export const codeFor = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(purpose).digest().subarray(0, 24).toString("base64url");

/** The first of APP_KEYS, and those that are still accepted. @throws Error without any */
export function appKeys(strapi: Core.Strapi): [string, ...string[]] {
  const [secret, ...former] = strapi.config.get<string[]>("server.app.keys") ?? [];
  if (!secret) throw new Error("APP_KEYS is not set.");
  return [secret, ...former];
}

/** The code of a link, which stays when APP_KEYS get a new first key. @param storedHash of the code that was sent before */
export function keptCode(
  strapi: Core.Strapi,
  purpose: string,
  storedHash: string | null | undefined,
): string {
  const keys = appKeys(strapi);
  const codes = keys.map((key) => codeFor(key, purpose));
  return codes.find((code) => hashOf(code) === storedHash) ?? codeFor(keys[0], purpose);
}
