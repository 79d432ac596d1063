import { lookup as resolveName } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import ipaddr from "ipaddr.js";
import { ImportProblem } from "./import-problem";

export const maxSourceBytes = 5 * 1024 * 1024;
const maxRedirects = 5;

/** Outlook's published calendars, and others, answer only to what looks like a browser. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Dorfforum/1.0";

export type FetchOptions = {
  /** For all requests together, in milliseconds */
  timeoutMs?: number;
  maxBytes?: number;
  /** Whether the server may connect to an address. Tests allow their own server. */
  isAllowed?: (address: string) => boolean;
  /** Beside those of every request */
  headers?: Record<string, string>;
  /** Whether http: is refused */
  onlyHttps?: boolean;
};

/** Servers of a private network that the operator allows, such as "http://10.0.0.5:8080" */
const allowedOrigins = () => (process.env.CALENDAR_HOSTS ?? "").split(",").map((origin) => origin.trim());

/** Whether an address, also with http:, is of such a server */
export const isOfOperator = (address: string): boolean =>
  allowedOrigins().includes(URL.parse(address.trim())?.origin ?? "");

/** All that is given out for use on the internet (IANA, "IPv6 Global Unicast Address Assignments") */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is one of the internet: not this machine's, of a private network, or of a special range. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  // 192.0.2.1 of ::ffff:192.0.2.1
  const parsed = ipaddr.process(address);
  const isGivenOut = parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
  return isGivenOut && parsed.range() === "unicast";
};

/** `host` answered in the end, over redirects; the body is empty unless the status is 200. */
export type Answer = { status: number; headers: IncomingHttpHeaders; host: string; body: Uint8Array };

/** What an address of the internet answers, over redirects. @throws ImportProblem with a German sentence */
export const fetchAnswer = (address: string, options: FetchOptions = {}): Promise<Answer> =>
  visit("GET", address, options, async (response, { host }) => {
    const { statusCode: status = 0, headers } = response;
    if (status === 200)
      return { status, headers, host, body: await readBody(response, options.maxBytes ?? maxSourceBytes) };
    response.destroy();
    return { status, headers, host, body: new Uint8Array() };
  });

/** @throws ImportProblem with a German sentence */
export async function fetchAddress(address: string, options?: FetchOptions): Promise<Uint8Array> {
  const { status, body } = await fetchAnswer(address, options);
  if (status !== 200) throw failed(status);
  return body;
}

export const failed = (status: number) =>
  new ImportProblem(
    `Die Adresse antwortet mit dem Fehler ${status}. Öffnet Ihr Browser sie, laden Sie die Datei dort herunter und wählen Sie sie hier aus.`,
  );

/** The status that an address of the internet answers with. @throws ImportProblem; its cause may be Node's error */
export const fetchStatus = (method: Method, address: string, options: FetchOptions): Promise<number> =>
  visit(method, address, options, (response) => {
    response.destroy();
    return response.statusCode ?? 0;
  });

type Method = "GET" | "HEAD";

/** Resolves the name for each request, and connects to the address that was checked. */
async function visit<Result>(
  method: Method,
  address: string,
  { timeoutMs = 20_000, isAllowed = isPublicAddress, headers: added, onlyHttps = false }: FetchOptions,
  read: (response: IncomingMessage, url: URL) => Result | Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = toUrl(address);
  const origins = allowedOrigins();
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const isOperators = origins.includes(url.origin);
      if (onlyHttps && url.protocol !== "https:" && !isOperators)
        throw new ImportProblem("Die Adresse muss mit https:// beginnen.");
      const response = await send(url, {
        method,
        signal,
        isAllowed: isOperators ? () => true : isAllowed,
        added,
      });
      const { statusCode = 0, headers } = response;
      if (statusCode < 300 || statusCode >= 400 || !headers.location) return await read(response, url);
      response.destroy();
      url = toUrl(headers.location, url);
    }
  } catch (error) {
    throw toProblem(error, url, signal);
  }
  throw new ImportProblem("Die Adresse leitet immer wieder weiter.");
}

/** webcal: is how calendars name https: addresses. */
function toUrl(address: string, base?: URL): URL {
  const text = base ? address : address.trim().replace(/^webcals?:/i, "https:");
  const url = URL.parse(text, base?.href);
  if (!url) throw new ImportProblem("Das ist keine Internetadresse. Sie beginnt mit https://.");
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new ImportProblem("Die Adresse muss mit https:// oder http:// beginnen.");
  if (url.username || url.password) throw new ImportProblem("Die Adresse darf kein Passwort enthalten.");
  return url;
}

class ForbiddenAddress extends Error {}

type SendOptions = {
  method: Method;
  signal: AbortSignal;
  isAllowed: (address: string) => boolean;
  added: Record<string, string> | undefined;
};

function send(url: URL, { method, signal, isAllowed, added }: SendOptions): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    // Node does not look up what is an address already.
    if (isIP(host) && !isAllowed(host)) return reject(new ForbiddenAddress());
    const headers = {
      "User-Agent": userAgent,
      Accept: "text/calendar, text/*;q=0.8, */*;q=0.5",
      "Accept-Encoding": "gzip, br",
      ...added,
    };
    request(url, { method, signal, headers, lookup: checkedLookup(isAllowed), agent: false }, resolve)
      .on("error", reject)
      .end();
  });
}

/** Resolves a name and refuses it when any of its addresses is forbidden. */
export const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new ForbiddenAddress(), "");
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of decoded(response)) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

export const tooLarge = (maxBytes = maxSourceBytes) =>
  new ImportProblem(`Das sind mehr als ${maxBytes / 1024 / 1024} MB; so viel wird nicht übernommen.`);

/** By the name of a coding in small letters (RFC 9110, 8.4.1); those of zlib tell themselves apart. */
function decoderOf(coding: string): Transform {
  if (/^(?:(?:x-)?gzip|deflate)$/.test(coding)) return createUnzip();
  if (coding === "br") return createBrotliDecompress();
  throw new ImportProblem(`Die Adresse antwortet in einer unbekannten Kodierung: ${coding}.`);
}

function decoded(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const codings = (response.headers["content-encoding"] ?? "")
    .split(",")
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding && coding !== "identity");
  return codings.reduceRight<IncomingMessage | Transform>((coded, coding) => {
    const decoder = decoderOf(coding);
    coded.on("error", (error) => decoder.destroy(error));
    return coded.pipe(decoder);
  }, response);
}

function toProblem(error: unknown, url: URL, signal: AbortSignal): ImportProblem {
  if (error instanceof ImportProblem) return error;
  if (error instanceof ForbiddenAddress)
    return new ImportProblem(
      `${url.hostname} liegt nicht im Internet, sondern in einem privaten Netz. Solche Adressen werden nicht abgerufen.`,
    );
  if (signal.aborted) return new ImportProblem(`${url.hostname} antwortet nicht rechtzeitig.`);
  const { code } = error as { code?: string };
  const reason = code === "ENOTFOUND" ? "Den Namen gibt es nicht" : `Fehler ${code ?? "unbekannt"}`;
  return new ImportProblem(`${url.hostname} ist nicht zu erreichen: ${reason}.`, { cause: error });
}
