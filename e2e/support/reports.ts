import { inflateSync } from "node:zlib";
import { startRequestRecorder } from "./request-recorder";

type Fields = Record<string, unknown>;

/** One item of a Sentry envelope; `text` is its uncompressed payload. */
export interface Report {
  type: string;
  envelope: Fields;
  json: Fields;
  text: string;
}

/**
 * Parses an envelope: one line of JSON for the envelope and for each item, whose payload ends after `length` bytes or at
 * the end of its line.
 */
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

/** Decodes text that was read as Latin-1. */
const utf8 = (bytes: string) => Buffer.from(bytes, "latin1").toString("utf8");
const event = (payload: string) => ({ json: JSON.parse(utf8(payload)) as Fields, text: utf8(payload) });

function recording(payload: string) {
  const end = payload.indexOf("\n");
  const text = inflateSync(Buffer.from(payload.slice(end + 1), "latin1")).toString("utf8");
  return { json: { events: JSON.parse(text) as unknown }, text };
}

/** Starts a server that records Sentry's reports; `env` makes a site use it. */
export async function startReports() {
  const recorder = await startRequestRecorder();
  const all = () => recorder.received.flatMap(({ body }) => parse(body));
  return {
    ...recorder,
    env: { SENTRY_DSN: `${recorder.origin.replace("//", "//publickey@")}/7`, SENTRY_ENVIRONMENT: "e2e" },
    all,
    ofType: (type: string) => all().filter((report) => report.type === type),
    /** The messages of all errors so far, as sent */
    errors: () =>
      all()
        .filter(({ type }) => type === "event")
        .map(({ json }) => (json.exception as { values: { value: string }[] }).values.at(-1)?.value ?? ""),
  };
}
