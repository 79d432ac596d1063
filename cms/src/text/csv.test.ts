import assert from "node:assert/strict";
import { test } from "node:test";
import { toCsv } from "./csv";

test("text that a spreadsheet would calculate gets an apostrophe in front", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r", "＝"])
    assert.equal(toCsv([["A"], [`${start}1+1`]]), `\ufeff"A"\r\n"'${start}1+1"\r\n`);
});

test("quotes, separators and line breaks stay in their cell", () => {
  const table = toCsv([
    ["A", "B"],
    ['eins;"zwei"\ndrei', null],
  ]);
  assert.equal(table, '\ufeff"A";"B"\r\n"eins;""zwei""\ndrei";""\r\n');
});
