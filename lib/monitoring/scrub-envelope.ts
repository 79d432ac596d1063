import { scrubAddress, scrubText } from "./scrub-text";

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How each allowed field of a report is sent. Fields without a rule are removed. */
type Rules = { [field: string]: (value: unknown) => unknown };

const unchanged = (...names: string[]): Rules =>
  Object.fromEntries(names.map((name) => [name, (value: unknown) => value]));
const address = (value: unknown) => (typeof value === "string" ? scrubAddress(value) : undefined);
const sentence = (value: unknown) => (typeof value === "string" ? scrubText(value) : undefined);
export const mapFields = (value: Fields, map: (inner: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, name)]));
const fields = (rules: Rules) => (value: unknown) => {
  if (!isFields(value)) return undefined;
  // Own rules only: every object inherits a function called "constructor".
  const allowed = mapFields(value, (inner, name) =>
    Object.hasOwn(rules, name) ? rules[name]?.(inner) : undefined,
  );
  return Object.fromEntries(Object.entries(allowed).filter(([, inner]) => inner !== undefined));
};
const list = (rule: (value: unknown) => unknown) => (value: unknown) =>
  Array.isArray(value) ? value.map(rule) : undefined;

/** Attributes whose text is the SDK's own. Any other text may come from a page or a person; numbers are always sent. */
const sdkAttributes =
  /^(sentry\.|http\.(request\.method|method|route|response\.status_code)$|next\.(span_type|route)$|url\.template$|navigation\.type$)/;
const attributes = (value: unknown) => {
  if (!isFields(value)) return undefined;
  const allowed = Object.entries(value).filter(
    ([name, inner]) => typeof inner === "number" || typeof inner === "boolean" || sdkAttributes.test(name),
  );
  return mapFields(Object.fromEntries(allowed), (inner) => address(inner) ?? inner);
};

const span = fields({
  ...unchanged("span_id", "parent_span_id", "trace_id", "op", "origin", "status", "is_segment"),
  ...unchanged("start_timestamp", "timestamp", "measurements"),
  description: address,
  data: attributes,
});

const frame = fields({
  ...unchanged("function", "lineno", "colno", "in_app"),
  filename: address,
  abs_path: address,
  module: address,
});

const exception = fields({
  ...unchanged("type"),
  value: sentence,
  mechanism: fields(unchanged("type", "handled", "exception_id", "parent_id", "source")),
  stacktrace: fields({ frames: list(frame) }),
});

const breadcrumb = fields({
  ...unchanged("timestamp", "type", "category", "level"),
  data: fields({ ...unchanged("method", "status_code"), url: address, from: address, to: address }),
});

/** Tags with generated values, in which a run of digits is no telephone number */
const generatedTags = /^(requestId|digest|reference)$/;

/** The context of reportError() */
const tags = (value: unknown) =>
  isFields(value)
    ? mapFields(value, (tag, name) => (generatedTags.test(name) ? tag : (sentence(tag) ?? tag)))
    : undefined;

const event = fields({
  ...unchanged("event_id", "type", "platform", "level", "timestamp", "start_timestamp"),
  ...unchanged("environment", "release", "measurements", "debug_meta"),
  sdk: fields(unchanged("name", "version")),
  transaction: address,
  transaction_info: fields(unchanged("source")),
  message: sentence,
  tags,
  exception: fields({ values: list(exception) }),
  breadcrumbs: list(breadcrumb),
  spans: list(span),
  contexts: fields({ trace: span, runtime: fields(unchanged("name", "version")) }),
  request: fields({ ...unchanged("method"), url: address }),
  // Fields of a replay
  ...unchanged("replay_id", "replay_type", "replay_start_timestamp", "segment_id", "error_ids", "trace_ids"),
  urls: list(address),
});

const rules: Rules = { event, transaction: event, replay_event: event };

export type Item = readonly [{ readonly type: string }, unknown];
type AnyEnvelope = readonly [Fields, readonly Item[]];

/**
 * Removes everything from a report that no rule above allows. Runs last before a report is sent, on the server and in the
 * browser. Items without a rule (sessions, logs, attachments) are removed.
 * @param scrubRecording is applied to recordings; without it they are removed
 */
export async function scrubEnvelope<Envelope>(
  envelope: Envelope,
  scrubRecording: (item: Item) => Promise<Item | undefined> = async () => undefined,
): Promise<Envelope> {
  const [headers, items] = envelope as unknown as AnyEnvelope;
  const allowed: Item[] = [];
  for (const item of items) {
    const [head, payload] = item;
    const rule = Object.hasOwn(rules, head.type) ? rules[head.type] : undefined;
    const scrubbed = rule
      ? ([head, rule(payload)] as const)
      : head.type === "replay_recording" && (await scrubRecording(item));
    if (scrubbed) allowed.push(scrubbed);
  }
  const trace = isFields(headers.trace)
    ? { ...headers.trace, transaction: address(headers.trace.transaction) }
    : undefined;
  return [{ ...headers, trace }, allowed] as unknown as Envelope;
}
