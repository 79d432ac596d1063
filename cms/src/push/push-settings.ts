import { createECDH } from "node:crypto";

const names = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"] as const;

/** The push services of Google, Mozilla, Apple and Microsoft */
const services = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "web.push.apple.com",
  "*.notify.windows.com",
];

const maxEndpointLength = 1000;

export type PushSettings = NonNullable<ReturnType<typeof pushSettings>>;

const read = (environment: NodeJS.Dict<string>) =>
  names.map((name) => environment[name]?.trim() ?? "") as [string, string, string];

/** The keys by which push services know this village (RFC 8292); undefined while push is off. */
export function pushSettings(environment: NodeJS.Dict<string> = process.env) {
  const [publicKey, privateKey, subject] = read(environment);
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
}

/** What is wrong with the settings of push, as a sentence for operators; undefined if nothing is. */
export function pushProblem(environment: NodeJS.Dict<string>): string | undefined {
  const [publicKey, privateKey, subject] = read(environment);
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject) return `push needs all of ${names.join(", ")}.`;
  if (!belongTogether(publicKey, privateKey))
    return "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY; `npx web-push generate-vapid-keys` makes both.";
  // Apple refuses blanks and brackets, which the library takes.
  return /^(?:https:\/\/|mailto:[^@]+@)[^\s<>@]+$/.test(subject) && !/[\s<>]/.test(subject)
    ? undefined
    : "VAPID_SUBJECT has to be https://… or mailto:name@example.org, without blanks and brackets.";
}

function belongTogether(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return pair.getPublicKey("base64url") === publicKey.replace(/=+$/, "");
  } catch {
    return false;
  }
}

/** The address of a device at a push service; undefined for any other, for strangers choose it. */
export function toEndpoint(address: string, environment: NodeJS.Dict<string> = process.env): URL | undefined {
  const url = address.length <= maxEndpointLength ? URL.parse(address) : null;
  if (!url || url.username || url.password) return undefined;
  const added = (environment.PUSH_HOSTS ?? "").split(",").map((host) => host.trim());
  if (isLoopback(url)) return added.includes(url.origin) ? url : undefined;
  if (url.protocol !== "https:" || url.port) return undefined;
  const isListed = [...services, ...added].some((host) =>
    host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
  return isListed ? url : undefined;
}

/** A push service of tests, which PUSH_HOSTS names with its port: http://127.0.0.1:4000 */
export const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && hostname === "127.0.0.1";
