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

const setting = (environment: NodeJS.Dict<string>, name: string) => environment[name]?.trim() ?? "";

/** Without a VAPID_SUBJECT push services reach the village at the address that its mails come from. */
function read(environment: NodeJS.Dict<string>): [publicKey: string, privateKey: string, subject: string] {
  const [publicKey, privateKey, subject] = names.map((name) => setting(environment, name)) as [
    string,
    string,
    string,
  ];
  const sender = /([^\s<>]+@[^\s<>]+)>?$/.exec(setting(environment, "MAIL_FROM"))?.[1];
  return [publicKey, privateKey, subject || (sender ? `mailto:${sender}` : "")];
}

/** The keys by which push services know this village (RFC 8292); undefined while push is off, as it is without mail. */
export function pushSettings(environment: NodeJS.Dict<string> = process.env) {
  const [publicKey, privateKey, subject] = read(environment);
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
}

/** What is wrong with the settings of push, as a sentence for operators; undefined if nothing is. */
export function pushProblem(environment: NodeJS.Dict<string>): string | undefined {
  const [publicKey, privateKey, subject] = read(environment);
  if (!publicKey && !privateKey && !setting(environment, "VAPID_SUBJECT")) return undefined;
  if (!publicKey || !privateKey) return "push needs both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.";
  if (!belongTogether(publicKey, privateKey))
    return "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY: with both blank in cms/.env, `npm start` makes a pair.";
  if (!subject) return undefined;
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
