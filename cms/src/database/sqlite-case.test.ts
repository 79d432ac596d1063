import assert from "node:assert/strict";
import { test } from "node:test";
import { ignoreCaseOfAllLetters } from "./sqlite-case";

// Strapi's dependency; its types are not installed.
const Database = require("better-sqlite3");
const connection = new Database(":memory:");
ignoreCaseOfAllLetters(connection);

const isLike = (value: unknown, pattern: unknown) =>
  connection.prepare("SELECT ? LIKE ? ESCAPE '\\' AS found").get(value, pattern).found;

test("LIKE ignores the case of umlauts, as of other letters", () => {
  assert.equal(isLike("Öffentliche Sitzung", "%öffentliche%"), 1);
  assert.equal(isLike("Nächtliche Führung\nam See", "%FÜHRUNG%"), 1);
  assert.equal(isLike("Straße", "%STRASSE%"), 0);
  assert.equal(isLike("Führung", "%Fuhrung%"), 0);
});

test("wildcards, escapes and characters of regular expressions are what they are to SQLite", () => {
  assert.deepEqual(
    [
      isLike("Anfang und Ende", "anfang%"),
      isLike("Am Anfang", "anfang%"),
      isLike("Am Anfang", "%anfang"),
      isLike("Anfang und Ende", "anfang"),
      isLike("", "%"),
      isLike("a😀b", "a_b"),
    ],
    [1, 0, 1, 0, 1, 1],
  );
  assert.deepEqual(
    [
      isLike("100 % Wolle", "%0 \\%%"),
      isLike("100 Euro", "%0 \\%%"),
      isLike("a_b", "a\\_b"),
      isLike("axb", "a\\_b"),
    ],
    [1, 0, 1, 0],
  );
  assert.deepEqual(
    [
      isLike("Wer? (Alle)", "%wer? (alle)%"),
      isLike("C:\\Bild", "%c:\\\\bild%"),
      isLike("Ort^", "%^%"),
      isLike("2 * 3", "%\\*%"),
    ],
    [1, 1, 1, 1],
  );
});

test("numbers are compared as text, and nothing is like NULL", () => {
  assert.equal(isLike(1055, "%05%"), 1);
  assert.equal(isLike(null, "%"), null);
  assert.equal(isLike("a", null), null);
});

test("lower() knows umlauts", () => {
  assert.equal(connection.prepare("SELECT lower('GRÜẞE') AS text").get().text, "grüße");
});
