import { reportError } from "@/lib/monitoring/report-error";
import { readDocumentData } from "./document-data";
import { type FlightRow, parseFlightRows, writeFlightRow } from "./flight-rows";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Props = { [key: string]: Json };

/** What components/ui/static-part.island.tsx exports */
const staticPart = "StaticPart";

let isReported = false;

/**
 * Leaves the content of static parts out of a document's data: they are in its HTML, where the browser takes them from.
 * Data that it does not understand stays as it is: the page is larger then, and no different.
 * @param html byte string, like the result
 */
export function leaveOutStaticParts(html: string): string {
  try {
    return withLessData(html);
  } catch (error) {
    // Once: each page would repeat it.
    if (!isReported) reportError(error, { part: "page data" });
    isReported = true;
    return html;
  }
}

function withLessData(html: string): string {
  const data = readDocumentData(html);
  const rows = data && parseFlightRows(data.stream);
  const remainingRows = rows && keptRows(rows, partsIn(html));
  return remainingRows ? data.withStream(remainingRows.map(writeFlightRow).join("")) : html;
}

/** The ids of static parts that are in the document. Another part could not be taken from there. */
function partsIn(html: string): Set<string> {
  const attribute = ' data-part="';
  const parts = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const from = at + attribute.length;
    parts.add(html.slice(from, html.indexOf('"', from)));
  }
  return parts;
}

/** "$L2a", "$2a", "$@2a", "$2a:props:children:0"; of a letter it is open whether it is a digit, so both ids count. */
const reference = /^\$([A-Za-z@]?)([0-9a-f]*)((?::[^:]+)*)$/;

/** Rows whose promise or stream others fill later */
const isStream = /^[XxRrC]$/;

/**
 * The rows that the root refers to, directly or not, without the content of static parts. Rows are parsed when something
 * refers to them.
 * @returns undefined when there was nothing to leave out @throws when one of them refers to what was left out
 */
function keptRows(rows: readonly FlightRow[], parts: ReadonlySet<string>): FlightRow[] | undefined {
  const byId = new Map<string, FlightRow[]>();
  for (const row of rows) {
    const same = byId.get(row.id);
    if (same) same.push(row);
    else byId.set(row.id, [row]);
  }
  const types = new Set(
    rows.flatMap(({ id, tag, body }) =>
      tag === "I" && body.includes(staticPart) && (JSON.parse(body) as Json[])[2] === staticPart
        ? [`$L${id}`, `$${id}`]
        : [],
    ),
  );
  const models = new Map<FlightRow, Json>();
  const reached = new Set<FlightRow>();
  const changed = new Set<FlightRow>();
  let isAnyLeftOut = false;
  const paths: { id: string; path: string }[] = [];

  const reach = (row: FlightRow): void => {
    if (reached.has(row)) return;
    reached.add(row);
    if ((row.tag !== "" && row.tag !== "I") || row.id === "") return;
    const model = JSON.parse(row.body) as Json;
    models.set(row, model);
    follow(model, row);
  };
  const followReference = (value: string): void => {
    const match = reference.exec(value);
    if (!match) return;
    const [, letter = "", digits = "", path = ""] = match;
    for (const id of letter === "" ? [digits] : [digits, letter + digits]) byId.get(id)?.forEach(reach);
    if (path !== "") paths.push({ id: letter + digits, path });
  };
  const follow = (value: Json, row: FlightRow): void => {
    if (typeof value === "string") {
      if (value.startsWith("$")) followReference(value);
    } else if (Array.isArray(value)) {
      if (leaveOutContent(value, types, parts)) {
        changed.add(row);
        isAnyLeftOut = true;
      }
      for (const inner of value) follow(inner, row);
    } else if (typeof value === "object" && value !== null) {
      for (const name in value) {
        if (value[name] !== "$undefined") follow(value[name] as Json, row);
        // An absent property is undefined, too.
        else if (delete value[name]) changed.add(row);
      }
    }
  };
  for (const row of rows) {
    const isModel = row.tag === "" || row.tag === "T";
    if (
      row.id === "0" ||
      row.id === "" ||
      !isModel ||
      byId.get(row.id)?.some(({ tag }) => isStream.test(tag))
    )
      reach(row);
  }
  if (!isAnyLeftOut) return undefined;
  const lost = paths.find(({ id, path }) => !leadsSomewhere(id, path, byId, models));
  if (lost) throw new Error(`$${lost.id}${lost.path} refers to what a static part contains.`);
  return rows.flatMap((row) => {
    if (!reached.has(row) || isStylesheetHint(row)) return [];
    return changed.has(row) ? { ...row, body: JSON.stringify(models.get(row)) } : row;
  });
}

/** The document has the stylesheet itself. */
const isStylesheetHint = ({ tag, body }: FlightRow): boolean =>
  tag === "H" && /^L\["[^"]*","style"/.test(body);

/** @returns whether `value` is a static part that had content */
function leaveOutContent(value: Json[], types: ReadonlySet<string>, parts: ReadonlySet<string>): boolean {
  const [mark, type, , props] = value;
  if (mark !== "$" || typeof type !== "string" || !types.has(type) || !isProps(props)) return false;
  if (!("children" in props || "html" in props) || !parts.has(String(props.part))) return false;
  value[3] = { inDocument: String(props.part) };
  return true;
}

const isProps = (value: Json | undefined): value is Props =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const elementFields: Record<string, number> = { type: 1, key: 2, props: 3 };

function leadsSomewhere(
  id: string,
  path: string,
  byId: ReadonlyMap<string, FlightRow[]>,
  models: ReadonlyMap<FlightRow, Json>,
): boolean {
  const modelOf = (rowId: string) => models.get(byId.get(rowId)?.[0] as FlightRow);
  let value = modelOf(id);
  for (const name of path.slice(1).split(":")) {
    const referred = typeof value === "string" ? /^\$[L@]?([0-9a-f]+)$/.exec(value)?.[1] : undefined;
    if (referred !== undefined) value = modelOf(referred);
    if (typeof value !== "object" || value === null) return false;
    const isElement = Array.isArray(value) && value[0] === "$" && name in elementFields;
    value = (value as Props)[isElement ? String(elementFields[name]) : name];
  }
  return value !== undefined;
}
