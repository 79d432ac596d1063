import {
  documentUnavailable,
  mediaUnavailable,
  messageForStatus,
  unavailableTexts,
} from "@/lib/texts/errors";
import { resultTexts } from "@/lib/texts/search";

/** What a visitor got: the path's own content, a whole message in German, no answer at all, or none of these */
type Outcome = "content" | "message" | "closed" | "neither";

export interface Visit {
  path: string;
  outcome: Outcome;
  /** Of the catalogue of errors, or that the search is getting ready, on pages */
  message?: string | undefined;
  ms: number;
  /** For a report: status and beginning of the answer */
  answer: string;
}

/** What tells the answers of healthy paths apart: headings of a page, type and beginning of anything else */
const contentOf = (type: string, text: string) =>
  type.startsWith("text/html")
    ? [/<title>.*?<\/title>/, /<h1[\s>].*?<\/h1>/s].map((pattern) => pattern.exec(text)?.[0])
    : [type, text.slice(0, 30)];

const isWholePage = (text: string) =>
  ['<html lang="de"', "<header", "<main", "<footer"].every((part) => text.includes(part)) &&
  text.trimEnd().endsWith("</html>");

/** The messages of the catalogue for what a CMS may answer; `undefined` stands for all others. */
const messages = [400, 401, 403, 404, 500, undefined].map(messageForStatus);

function messageIn(type: string, text: string): string | undefined {
  if (!type.startsWith("text/html"))
    return [documentUnavailable, mediaUnavailable].find((sentence) => sentence === text);
  if (!isWholePage(text)) return undefined;
  if (text.includes(`>${resultTexts.notReady}</h1>`)) return resultTexts.notReady;
  if (!text.includes(`>${unavailableTexts.title}</h1>`)) return undefined;
  const alert = /role="alert".*?<h1/s.exec(text)?.[0] ?? "";
  return messages.find((message) => alert.includes(message));
}

async function get(url: string) {
  const response = await fetch(url, { redirect: "manual" });
  const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
  return { status: response.status, type: response.headers.get("Content-Type") ?? "", text };
}

/** Remembers what `paths` are answered with at `healthyUrl`. @returns a function that requests all of them at once */
export async function learnContent(healthyUrl: string, paths: readonly string[]) {
  const contents = new Map<string, string>();
  for (const path of paths) {
    const { status, type, text } = await get(healthyUrl + path);
    const content = contentOf(type, text);
    if (status !== 200 || content.some((part) => !part)) throw new Error(`${path} is not healthy: ${status}`);
    contents.set(path, JSON.stringify(content));
  }

  async function visit(siteUrl: string, path: string): Promise<Visit> {
    const startMs = performance.now();
    const result = await get(siteUrl + path).catch((error: Error) => String(error.cause ?? error));
    const ms = performance.now() - startMs;
    if (typeof result === "string") return { path, outcome: "closed", ms, answer: result };
    const { status, type, text } = result;
    const answer = `${status} ${text.slice(0, 200)}`;
    if (status === 200 && JSON.stringify(contentOf(type, text)) === contents.get(path))
      return { path, outcome: "content", ms, answer };
    const message = status === 503 ? messageIn(type, text) : undefined;
    return { path, outcome: message === undefined ? "neither" : "message", message, ms, answer };
  }

  return (siteUrl: string) => Promise.all(paths.map((path) => visit(siteUrl, path)));
}
