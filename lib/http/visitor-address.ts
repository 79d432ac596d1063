import { createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { serverEnv } from "@/lib/env/server";

/** Set before anything reads the request (lib/server/prepare-request.ts); a value sent by the client is overwritten. */
export const connectionHeader = "x-dorfforum-connection";

/**
 * The address that a request comes from. Each trusted proxy appends the address that it saw; what stands before those was
 * written by the client.
 * @param chain X-Forwarded-For as it arrived, followed by the address of the connection
 * @param hops TRUSTED_PROXY_HOPS
 */
export function addressIn(chain: string, hops: number): string | undefined {
  const addresses = chain.split(",").map(bareAddress);
  return addresses[Math.max(addresses.length - 1 - hops, 0)];
}

/** "192.0.2.7" of "192.0.2.7:4711", "::ffff:192.0.2.7" or " 192.0.2.7 " */
function bareAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  return isIP(address) ? ipaddr.process(address).toString() : undefined;
}

/** The first address of the network that an address lies in; prefix lengths in bits. */
export const networkOf = (address: string, bits: { v4: number; v6: number }): string =>
  isIPv6(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits.v6}`).toString()
    : ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits.v4}`).toString();

const manyVisitors = new Set(["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"]);

/** Whether an address may stand for many visitors: this machine's, a proxy's, one of a private network. */
export const isShared = (address: string): boolean => manyVisitors.has(ipaddr.process(address).range());

/** addressKey() of the visitor who sends a request */
export function visitorKey(headers: Headers): string {
  const { TRUSTED_PROXY_HOPS } = serverEnv();
  return addressKey(addressIn(headers.get(connectionHeader) ?? "", TRUSTED_PROXY_HOPS));
}

/** The key that rate limits count by: a keyed hash, from which the address cannot be found out. */
export function addressKey(address: string | undefined): string {
  const { ALTCHA_HMAC_KEY } = serverEnv();
  // An IPv6 household has a whole /64 to choose addresses from.
  const network = address === undefined ? "unknown" : networkOf(address, { v4: 32, v6: 64 });
  return createHmac("sha256", ALTCHA_HMAC_KEY).update(`address ${network}`).digest("base64url").slice(0, 22);
}
