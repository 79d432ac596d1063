/** A row of the format in which React sends a page's data (react-server-dom, ReactFlightClient). */
export type FlightRow = { id: string; tag: string; body: string };

/** Rows of these tags say their length in bytes; the others end with their line. */
const hasLength = /^[TAOoUSsLlGgMmVb]$/;
const isTag = /^[A-Za-z#]$/;

/** @param stream byte string @throws on data of another form */
export function parseFlightRows(stream: string): FlightRow[] {
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < stream.length) {
    const colon = stream.indexOf(":", at);
    const id = stream.slice(at, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error("A row of the page's data has no id.");
    const first = stream.charAt(colon + 1);
    const tag = isTag.test(first) && !/^[tfn]$/.test(first) ? first : "";
    const start = colon + 1 + tag.length;
    if (hasLength.test(tag)) {
      const comma = stream.indexOf(",", start);
      const end = comma + 1 + Number.parseInt(stream.slice(start, comma), 16);
      rows.push({ id, tag, body: stream.slice(comma + 1, end) });
      at = end;
    } else {
      const end = stream.indexOf("\n", start);
      if (end < 0) throw new Error("A row of the page's data does not end.");
      rows.push({ id, tag, body: stream.slice(start, end) });
      at = end + 1;
    }
  }
  return rows;
}

export const writeFlightRow = ({ id, tag, body }: FlightRow): string =>
  hasLength.test(tag) ? `${id}:${tag}${body.length.toString(16)},${body}` : `${id}:${tag}${body}\n`;
