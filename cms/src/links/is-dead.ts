import { type FetchOptions, fetchStatus } from "../import/fetch-address";

export type AskOptions = Pick<FetchOptions, "isAllowed" | "timeoutMs">;

const tooManyRequests = 429;
const missing = [404, 410];

/**
 * Whether nothing is at an address any more: 404, 410, or a host that has no name. All else may be a matter of the moment,
 * or of who asks. Many servers know GET alone.
 */
export async function isDead(address: string, options: AskOptions = {}): Promise<boolean> {
  const limits = { timeoutMs: 10_000, ...options };
  try {
    const status = await fetchStatus("HEAD", address, limits);
    if (status < 400 || status === tooManyRequests) return false;
    return missing.includes(await fetchStatus("GET", address, limits));
  } catch (error) {
    return isUnknownHost(error);
  }
}

const isUnknownHost = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === "ENOTFOUND";
