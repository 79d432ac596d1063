import { inflateSync } from "node:zlib";
import { startCollector } from "./collector";

type Fields = Record<string, unknown>;

/** One item of an envelope. `json` is undefined for a recording; `text` is what can be read in it, uncompressed. */
export interface Report {
  type: string;
  envelope: Fields;
  json: Fields;
  text: string;
}

/** Takes an envelope apart: a line of JSON for it and for each item, whose payload ends with its length or its line. */
function parse(body: string): Report[] {
  let rest = body;
  const line = () => {
    const end = rest.includes("\n") ? rest.indexOf("\n") : rest.length;
    const text = rest.slice(0, end);
    rest = rest.slice(end + 1);
    return text;
  };
  const envelope = JSON.parse(line()) as Fields;
  const reports: Report[] = [];
  while (rest.length > 0) {
    const { type, length } = JSON.parse(line()) as { type: string; length?: number };
    const payload = length === undefined ? line() : rest.slice(0, length);
    if (length !== undefined) rest = rest.slice(length + 1);
    reports.push({ type, envelope, ...(type === "replay_recording" ? recording(payload) : event(payload)) });
  }
  return reports;
}

/** Bytes came as one character each. */
const utf8 = (bytes: string) => Buffer.from(bytes, "latin1").toString("utf8");
const event = (payload: string) => ({ json: JSON.parse(utf8(payload)) as Fields, text: utf8(payload) });

function recording(payload: string) {
  const end = payload.indexOf("\n");
  const text = inflateSync(Buffer.from(payload.slice(end + 1), "latin1")).toString("utf8");
  return { json: { events: JSON.parse(text) as unknown }, text };
}

/** A server that speaks the error-reporting service's protocol, and the variables that lead a site to it. */
export async function startReports() {
  const collector = await startCollector();
  const all = () => collector.received.flatMap(({ body }) => parse(body));
  return {
    ...collector,
    env: { SENTRY_DSN: `${collector.origin.replace("//", "//publickey@")}/7`, SENTRY_ENVIRONMENT: "e2e" },
    all,
    ofType: (type: string) => all().filter((report) => report.type === type),
    /** The messages of all errors so far */
    errors: () =>
      all()
        .filter(({ type }) => type === "event")
        .map(({ json }) => (json.exception as { values: { value: string }[] }).values.at(-1)?.value ?? ""),
  };
}
