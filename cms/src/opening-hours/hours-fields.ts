import { type OpeningRow, toRows } from "@dorfforum/shared/opening-hours/opening-rows";
import { readOpeningHours } from "@dorfforum/shared/opening-hours/read-opening-hours";

export type HoursFields = { Beschreibung?: string; Oeffnungszeiten?: OpeningRow[] };

/**
 * Typed hours as rows of an organisation. What cannot be read goes to the end of the description, which is Markdown, line by
 * line, and leaves an empty list of rows: those of an earlier text are no longer true.
 */
export function hoursFields(typed = "", description = ""): HoursFields {
  const lines = typed.split("\n").flatMap((line) => line.trim() || []);
  const text = description ? { Beschreibung: description } : {};
  if (lines.length === 0) return text;
  const spans = readOpeningHours(lines.join("\n"));
  if (spans) return { ...text, Oeffnungszeiten: toRows(spans) };
  const list = lines.map((line) => `- ${line}`).join("\n");
  const Beschreibung = [description, "## Öffnungszeiten", list].filter(Boolean).join("\n\n");
  return { Beschreibung, Oeffnungszeiten: [] };
}
