import { randomBytes } from "node:crypto";
import { readText, storeText } from "@/lib/caches/ttl-store";

const ttlSeconds = 30 * 60;
/** A few more than the CMS accepts, so that a remark that is too long comes back whole as a rule. */
const maxKeptLength = 5000;

/** Keeps a remark that could not be stored, for the page that gives it back. @returns a random id */
export async function keepRemark(remark: string): Promise<string> {
  const id = randomBytes(18).toString("base64url");
  await storeText(`remark:${id}`, remark.slice(0, maxKeptLength), ttlSeconds);
  return id;
}

/** Undefined when it has expired. */
export async function getKeptRemark(id: unknown): Promise<string | undefined> {
  return typeof id === "string" && /^[\w-]{24}$/.test(id) ? readText(`remark:${id}`) : undefined;
}
