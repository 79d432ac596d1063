import { scrubAddress } from "./scrub-text";

type Fields = Record<string, unknown>;

/** Kinds of events in a recording, as rrweb numbers them */
const meta = 4;
const custom = 5;

/** How an element looks; everything else (where a link leads, what a field holds, what is read out) may be personal. */
const looks =
  /^(class|type|dir|lang|open|hidden|popover|colspan|rowspan|_cssText|rr_\w+|data-(compact|scheme|open|show)|aria-(hidden|expanded|pressed)|d|viewBox|preserveAspectRatio|fill|stroke[\w-]*|x[12]?|y[12]?|cx|cy|r|rx|ry|points|transform|width|height)$/;

/** The SDK's own words in what it notes beside the picture, such as a click or a navigation */
const notes = /^(type|category|op|level|tag|method)$/;
const addresses = /^(description|from|to|href|previous)$/;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const masked = (text: unknown) => (typeof text === "string" ? text.replace(/\S/g, "*") : text);

function scrubNote(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((inner) => scrubNote(inner));
  if (isFields(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubNote(inner, key)]));
  }
  if (typeof value !== "string" || notes.test(name)) return value;
  return addresses.test(name) ? scrubAddress(value).replace(/\[.*/s, "") : undefined;
}

/** Walks through snapshots and changes of the page alike: both are made of nodes, attributes and texts. */
function scrubNode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubNode);
  if (!isFields(value)) return value;
  const scrubbed: Fields = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === "attributes" && isFields(inner)) {
      scrubbed[key] = Object.fromEntries(Object.entries(inner).filter(([name]) => looks.test(name)));
    } else if (key === "textContent") scrubbed[key] = value.isStyle ? inner : masked(inner);
    else if (key === "text" || (key === "value" && typeof inner === "string")) scrubbed[key] = masked(inner);
    else if (key === "isChecked") scrubbed[key] = false;
    else scrubbed[key] = scrubNode(inner);
  }
  return scrubbed;
}

function scrubEvent(event: unknown): unknown {
  if (!isFields(event) || !isFields(event.data)) return event;
  const { data } = event;
  if (event.type === meta) return { ...event, data: { ...data, href: scrubAddress(String(data.href)) } };
  return { ...event, data: event.type === custom ? scrubNote(data) : scrubNode(data) };
}

async function deflate(text: string): Promise<Uint8Array | string> {
  // Older browsers send it as it is.
  if (typeof CompressionStream === "undefined") return text;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

type Item = readonly [{ readonly type: string }, unknown];

/**
 * A piece of a replay as it may be sent. The SDK masks texts and inputs; here attributes, addresses and titles follow,
 * and what it noted beside the picture. Compressed without a worker, which the strict CSP would have to allow.
 */
export async function scrubRecording([head, payload]: Item): Promise<Item | undefined> {
  if (typeof payload !== "string") return undefined;
  const [header = "", ...lines] = payload.split("\n");
  const events = JSON.parse(lines.join("\n")) as unknown[];
  const body = await deflate(JSON.stringify(events.map(scrubEvent)));
  const start = new TextEncoder().encode(`${header}\n`);
  const rest = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const whole = new Uint8Array(start.length + rest.length);
  whole.set(start);
  whole.set(rest, start.length);
  return [{ ...head, length: whole.length } as Item[0], whole];
}
