import { stripMarkdown } from "@dorfforum/german-search/analysis/strip-markdown";
import { escapePlainSigns } from "@dorfforum/shared/markdown/escape-plain-signs";

/** A row of a table, in plain text */
type Row = { heading: string; columns: string[]; cells: string[] };

/** A sentence, or an item of a list, in plain text, under the last heading before it */
type Statement = { heading: string; text: string; isItem: boolean };

export type Segments = { rows: Row[]; statements: Statement[] };

const maxLines = 2000;
const headingLine = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/;
const itemLine = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(.*)$/;
const tableLine = /^\s*\|(.*)\|\s*$/;
const delimiterRow = /^[\s|:-]+$/;
/** Not after the points of dates and abbreviations: "am 3. Mai", "z. B." */
const sentenceEnd = /(?<=(?:\p{L}{2}|\d{3})[)”“*]{0,3}[.!?][)”“*]{0,3})\s+(?=[\p{Lu}\d„*])/u;

/**
 * A Markdown text in the pieces that can hold a fact.
 * @param mayHold tells by Markdown whether a piece can; the others are left out unread, since most of a text holds none
 */
export function toSegments(markdown: string, mayHold: (text: string, heading: string) => boolean): Segments {
  const rows: Row[] = [];
  const statements: Statement[] = [];
  let heading = "";
  let columns: string[] | undefined;
  let paragraph: string[] = [];
  let isItem = false;

  const endParagraph = () => {
    const whole = paragraph.join(" ");
    const lines = !mayHold(whole, heading) ? [] : isItem ? [whole] : whole.split(sentenceEnd);
    for (const line of lines) {
      const text = mayHold(line, heading) ? stripMarkdown(line) : "";
      if (text) statements.push({ heading: stripMarkdown(heading), text, isItem });
    }
    paragraph = [];
    isItem = false;
  };

  for (const line of escapePlainSigns(markdown).split("\n", maxLines)) {
    const row = tableLine.exec(line)?.[1];
    if (row !== undefined) {
      endParagraph();
      if (!columns) columns = toCells(row);
      else if (!delimiterRow.test(row) && mayHold(row, heading))
        rows.push({ heading: stripMarkdown(heading), columns, cells: toCells(row) });
      continue;
    }
    columns = undefined;
    const title = headingLine.exec(line)?.[1];
    const item = itemLine.exec(line)?.[1];
    if (title !== undefined || item !== undefined || line.trim() === "") endParagraph();
    if (title !== undefined) heading = title;
    else if (item !== undefined) {
      isItem = true;
      paragraph = [item];
    } else if (line.trim() !== "") paragraph.push(line.replace(/^\s*>\s?/, "").trim());
  }
  endParagraph();
  return { rows, statements };
}

const toCells = (row: string) => row.split(/(?<!\\)\|/).map((cell) => stripMarkdown(cell));
