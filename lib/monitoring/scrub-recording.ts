import { type Item, isFields, mapFields } from "./scrub-envelope";
import { scrubAddress } from "./scrub-text";

/** Event types of rrweb. Others are dropped: what they hold is not known. */
const [loaded, complete, snapshot, change, metaEvent, customEvent] = [0, 1, 2, 3, 4, 5];
const knownEvents: unknown[] = [loaded, complete, snapshot, change, metaEvent, customEvent];

/** Attributes that decide how an element looks. All others (link targets, values, labels) may be personal. */
const visualAttributes =
  /^(class|type|dir|lang|open|hidden|popover|colspan|rowspan|_cssText|rr_\w+|data-(compact|scheme|open|show)|aria-(hidden|expanded|pressed)|d|viewBox|preserveAspectRatio|fill|stroke[\w-]*|x[12]?|y[12]?|cx|cy|r|rx|ry|points|transform|width|height)$/;

/** Fields of the SDK's own events (clicks, navigation) whose text is never personal, and those that hold URLs */
const plainFields = /^(type|category|op|level|tag|method)$/;
const urlFields = /^(description|from|to|href|previous)$/;

const masked = (text: unknown) => (typeof text === "string" ? text.replace(/\S/g, "*") : text);

function scrubCustomEvent(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((inner) => scrubCustomEvent(inner));
  if (isFields(value)) return mapFields(value, scrubCustomEvent);
  if (typeof value !== "string" || plainFields.test(name)) return value;
  return urlFields.test(name) ? scrubAddress(value).replace(/\[.*/s, "") : undefined;
}

/** Snapshots and changes of the page are trees of nodes, attributes and texts. */
function scrubNode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubNode);
  if (!isFields(value)) return value;
  return mapFields(value, (inner, key) => {
    if (key === "attributes" && isFields(inner))
      return Object.fromEntries(Object.entries(inner).filter(([name]) => visualAttributes.test(name)));
    if (key === "textContent") return value.isStyle ? inner : masked(inner);
    if (key === "text" || (key === "value" && typeof inner === "string")) return masked(inner);
    return key === "isChecked" ? false : scrubNode(inner);
  });
}

function scrubEvent(event: unknown): unknown {
  if (!isFields(event) || !knownEvents.includes(event.type)) return [];
  if (!isFields(event.data)) return { ...event, data: undefined };
  const { data } = event;
  if (event.type === metaEvent) return { ...event, data: { ...data, href: scrubAddress(String(data.href)) } };
  return { ...event, data: event.type === customEvent ? scrubCustomEvent(data) : scrubNode(data) };
}

/** Older browsers send it uncompressed. */
function deflated(text: string): ReadableStream | string {
  if (typeof CompressionStream === "undefined") return text;
  return new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
}

/**
 * The SDK masks texts and inputs; this removes attributes, URLs, titles and the details of its own events from a segment
 * of a replay. Not possible with its options: `beforeAddRecordingEvent` sees custom events only, and `maskAttributes`
 * lists what to mask. Compressed without a worker, which the CSP would have to allow.
 */
export async function scrubRecording([head, payload]: Item): Promise<Item | undefined> {
  if (typeof payload !== "string") return undefined;
  const [header = "", ...lines] = payload.split("\n");
  const events = JSON.parse(lines.join("\n")) as unknown[];
  const body = await new Response(deflated(JSON.stringify(events.flatMap(scrubEvent)))).blob();
  const bytes = new Uint8Array(await new Blob([`${header}\n`, body]).arrayBuffer());
  return [{ ...head, length: bytes.length } as Item[0], bytes];
}
