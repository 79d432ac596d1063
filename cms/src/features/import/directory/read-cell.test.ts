import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink } from "./read-cell";

const href = "https://tsv.example/";
for (const [cell, expected] of [
  [`<a href="${href}">TSV</a>`, { text: "TSV", href }],
  [`<A class=x HREF = ${href} target="_blank"><b>TSV</b></A>`, { text: "TSV", href }],
  [`<a href='${href}'></a>`, { text: href, href }],
  [`<a href="${href}">TSV`, { text: "TSV" }],
  ['<a name="x">TSV</a>', { text: "TSV" }],
  [`[TSV](${href})`, { text: "TSV", href }],
  [`=HYPERLINK("${href}";"TSV")`, { text: "TSV", href }],
  // Longer than any link
  [`[${"T".repeat(5000)}](${href})`, { text: `[${"T".repeat(5000)}](${href})` }],
] as const)
  test(`the link of a cell is read: ${cell.slice(0, 60)}`, () => assert.deepEqual(readLink(cell), expected));
