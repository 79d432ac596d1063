import type { Socket } from "node:net";
import { serverEnv } from "@/lib/env/server";
import { isShared } from "@/lib/http/visitor-address";

/** 200 visitors of one school or company open six connections each. */
const maxPerAddress = 1500;

const counts = new Map<string, number>();

/**
 * Counts a new connection until it is closed. Connections of proxies, of this machine and of private networks are not
 * counted, since they may carry many visitors.
 * @returns false where its address has too many
 */
export function isWithinConnectionLimit(socket: Socket): boolean {
  const address = socket.remoteAddress;
  if (!address || serverEnv().TRUSTED_PROXY_HOPS > 0 || isShared(address)) return true;
  const count = (counts.get(address) ?? 0) + 1;
  counts.set(address, count);
  socket.once("close", () => {
    const remainingCount = (counts.get(address) ?? 0) - 1;
    if (remainingCount > 0) counts.set(address, remainingCount);
    else counts.delete(address);
  });
  return count <= maxPerAddress;
}
