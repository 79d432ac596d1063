import { reportError } from "@/lib/monitoring/report-error";
import { toByteString } from "./byte-string";
import { readDocumentData } from "./document-data";
import { type FlightRow, parseFlightRows, writeFlightRow } from "./flight-rows";
import type { StaticPartProps } from "./static-parts";

let isReported = false;

/**
 * Writes a document's data in one script, without absent properties and hints at stylesheets that the document has itself.
 * Data that it does not understand stays as it is: the page is larger then, and has all but the missing parts.
 * @param html byte string, like the result
 * @param missingParts static parts that are in the data by their id, but not in the HTML: they are written into the data
 */
export function shortenData(html: string, missingParts: readonly StaticPartProps[] = []): string {
  try {
    return shortened(html, missingParts);
  } catch (error) {
    // Once, unless something is missing: each page would repeat it.
    if (!isReported || missingParts.length > 0) reportError(error, { part: "page data" });
    isReported = true;
    return html;
  }
}

function shortened(html: string, missingParts: readonly StaticPartProps[]): string {
  const data = readDocumentData(html);
  if (!data) {
    if (missingParts.length > 0)
      throw new Error("The page's data cannot take the parts that its HTML lacks.");
    return html;
  }
  const rows = parseFlightRows(data.stream).flatMap((row) => {
    if (isStylesheetHint(row)) return [];
    return row.tag === "" ? { ...row, body: completed(withoutAbsent(row.body), missingParts) } : row;
  });
  return data.withStream(rows.map(writeFlightRow).join(""));
}

const isStylesheetHint = ({ tag, body }: FlightRow): boolean =>
  tag === "H" && /^L\["[^"]*","style"/.test(body);

/** Of JSON, in which quotes within strings are escaped: what looks like a property is one. */
const withoutAbsent = (json: string): string =>
  json.replace(/,"[^"\\]*":"\$undefined"/g, "").replace(/\{"[^"\\]*":"\$undefined"(?:,|(?=\}))/g, "{");

const completed = (json: string, missingParts: readonly StaticPartProps[]): string =>
  missingParts.reduce(
    (text, props) => text.replace(`"inDocument":"${props.part}"`, () => toByteString(propertiesOf(props))),
    json,
  );

/** As React writes them: a text that begins with "$" would be a reference. */
const propertiesOf = (props: StaticPartProps): string =>
  JSON.stringify(props, (_, value) =>
    typeof value === "string" && value.startsWith("$") ? `$${value}` : value,
  ).slice(1, -1);
