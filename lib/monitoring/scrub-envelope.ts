import { scrubAddress, scrubText } from "./scrub-text";

type Json = unknown;
type Fields = Record<string, Json>;

const isFields = (value: Json): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How each allowed field of a report is sent. Fields without a rule are removed. */
type Rules = { [field: string]: (value: Json) => Json };

const asIs = (value: Json) => value;
const address = (value: Json) => (typeof value === "string" ? scrubAddress(value) : undefined);
const sentence = (value: Json) => (typeof value === "string" ? scrubText(value) : undefined);
const fields = (rules: Rules) => (value: Json) => {
  if (!isFields(value)) return undefined;
  const allowed = Object.entries(value).map(([name, inner]) => [name, rules[name]?.(inner)] as const);
  return Object.fromEntries(allowed.filter(([, inner]) => inner !== undefined));
};
const list = (rule: (value: Json) => Json) => (value: Json) =>
  Array.isArray(value) ? value.map(rule) : undefined;

/** Attributes whose text is the SDK's own. Any other text may come from a page or a person; numbers are always sent. */
const sdkAttributes =
  /^(sentry\.|http\.(request\.method|method|route|response\.status_code)$|next\.(span_type|route)$|url\.template$|navigation\.type$)/;
const measurements = (value: Json) => {
  if (!isFields(value)) return undefined;
  const allowed = Object.entries(value).filter(
    ([name, inner]) => typeof inner === "number" || typeof inner === "boolean" || sdkAttributes.test(name),
  );
  return Object.fromEntries(
    allowed.map(([name, inner]) => [name, typeof inner === "string" ? scrubAddress(inner) : inner]),
  );
};

const span = fields({
  span_id: asIs,
  parent_span_id: asIs,
  trace_id: asIs,
  op: asIs,
  origin: asIs,
  status: asIs,
  is_segment: asIs,
  start_timestamp: asIs,
  timestamp: asIs,
  description: address,
  measurements: asIs,
  data: measurements,
});

const frame = fields({
  filename: address,
  abs_path: address,
  module: address,
  function: asIs,
  lineno: asIs,
  colno: asIs,
  in_app: asIs,
});

const exception = fields({
  type: asIs,
  value: sentence,
  mechanism: fields({ type: asIs, handled: asIs, exception_id: asIs, parent_id: asIs, source: asIs }),
  stacktrace: fields({ frames: list(frame) }),
});

/** That something was clicked or requested, and where, without its text. */
const breadcrumb = fields({
  timestamp: asIs,
  type: asIs,
  category: asIs,
  level: asIs,
  data: fields({ method: asIs, status_code: asIs, url: address, from: address, to: address }),
});

/** Tags with generated values, in which a run of digits is no telephone number */
const generatedTags = /^(requestId|digest|reference)$/;

/** The context of reportError() */
const tags = (value: Json) =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, tag]) => [
          name,
          typeof tag === "string" && !generatedTags.test(name) ? scrubText(tag) : tag,
        ]),
      )
    : undefined;

const event = fields({
  event_id: asIs,
  type: asIs,
  platform: asIs,
  level: asIs,
  timestamp: asIs,
  start_timestamp: asIs,
  environment: asIs,
  release: asIs,
  sdk: fields({ name: asIs, version: asIs }),
  transaction: address,
  transaction_info: fields({ source: asIs }),
  message: sentence,
  tags,
  exception: fields({ values: list(exception) }),
  breadcrumbs: list(breadcrumb),
  spans: list(span),
  measurements: asIs,
  debug_meta: asIs,
  contexts: fields({
    trace: span,
    runtime: fields({ name: asIs, version: asIs }),
  }),
  request: fields({ method: asIs, url: address }),
  // Fields of a replay
  replay_id: asIs,
  replay_type: asIs,
  replay_start_timestamp: asIs,
  segment_id: asIs,
  error_ids: asIs,
  trace_ids: asIs,
  urls: list(address),
});

const rules: Record<string, (payload: Json) => Json> = { event, transaction: event, replay_event: event };

type Item = readonly [{ readonly type: string }, Json];
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
    const rule = rules[head.type];
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
