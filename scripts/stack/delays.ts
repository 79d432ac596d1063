import { routes } from "@/lib/urls/routes";
import { type Outcome, sendBytes } from "./hostile-requests";

const harmlessPaths = [
  routes.home,
  routes.calendar(),
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.clubs,
  routes.search({ q: "Fest" }),
  routes.contact,
];

function harmlessRequest(number: number): Buffer {
  const path = harmlessPaths[number % harmlessPaths.length];
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

export function* harmlessRequests(count: number): Generator<Buffer> {
  for (let made = 0; made < count; made += 1) yield harmlessRequest(made);
}

/** Sends all requests over so many connections at once. */
export async function sendAll(
  port: number,
  all: Iterable<Buffer>,
  connections: number,
  onOutcome: (outcome: Outcome, request: Buffer) => void = () => {},
): Promise<void> {
  const requests = all[Symbol.iterator]();
  async function send(): Promise<void> {
    for (let next = requests.next(); !next.done; next = requests.next())
      onOutcome(await sendBytes(port, next.value), next.value);
  }
  await Promise.all(Array.from({ length: connections }, send));
}

/**
 * Sends all `others` over so many connections at once, and beside them harmless requests, one after the other.
 * @returns the delays of the harmless ones in milliseconds
 */
export async function delaysBeside(
  port: number,
  others: Iterable<Buffer>,
  connections: number,
): Promise<number[]> {
  let isSending = true;
  const sent = sendAll(port, others, connections).finally(() => {
    isSending = false;
  });
  const delays: number[] = [];
  while (isSending) delays.push((await sendBytes(port, harmlessRequest(delays.length))).ms);
  await sent;
  return delays;
}
