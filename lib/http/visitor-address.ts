import { createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import { serverEnv } from "@/lib/env/server";

/** Set by follow-connections.ts before anything reads the request; what a client sends under this name is overwritten. */
export const connectionHeader = "x-dorfforum-connection";

/**
 * Where a request comes from, as far as it can be known: each of one's own proxies adds the address that it saw, and
 * what stands before that was written by strangers.
 *
 * @param chain what X-Forwarded-For said when the request arrived, and the address of the connection at its end
 * @param hops how many proxies of one's own stand in front (TRUSTED_PROXY_HOPS)
 */
export function addressIn(chain: string, hops: number): string | undefined {
  const addresses = chain.split(",").map(bareAddress);
  return addresses[Math.max(addresses.length - 1 - hops, 0)];
}

/** "192.0.2.7" of "192.0.2.7:4711", "::ffff:192.0.2.7" or " 192.0.2.7 "; undefined of what is no address */
function bareAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");
  return isIP(address) ? address : undefined;
}

/** The first four groups of an IPv6 address: a household has a whole /64 to choose from. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** What limits are counted by: never an address itself, and nothing that could be turned back into one. */
export function visitorKey(headers: Headers): string {
  const { ALTCHA_HMAC_KEY, TRUSTED_PROXY_HOPS } = serverEnv();
  const address = addressIn(headers.get(connectionHeader) ?? "", TRUSTED_PROXY_HOPS);
  const network = address === undefined ? "unknown" : networkOf(address);
  return createHmac("sha256", ALTCHA_HMAC_KEY).update(`address ${network}`).digest("base64url").slice(0, 22);
}
