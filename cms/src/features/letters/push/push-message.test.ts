import assert from "node:assert/strict";
import { test } from "node:test";
import type { Letter } from "../stored-types";
import { toMessage } from "./push-message";

const sending = (given: object) =>
  ({
    Schluessel: "key",
    Themen: "\nwoche\n",
    Betreff: "Titel",
    Push: { body: "Text", path: "/a" },
    ...given,
  }) as unknown as Letter;
const payloadOf = (given: object) => toMessage(sending(given)).payload as Record<string, string>;
/** A documentId */
const id = "a".repeat(24);
const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });

test("title and body are cut between characters as people see them, and fit into what every service takes", () => {
  for (const character of ["a", "ß", "€", "😀", "👨‍👩‍👧‍👦", "🇩🇪", "e\u0301", '"', "\\"]) {
    const text = character.repeat(1000);
    const { title = "", body = "" } = payloadOf({
      Betreff: text,
      Push: { body: text, path: `/${"a".repeat(300)}` },
    });
    for (const cut of [title, body]) {
      const whole = cut.replace(/ …$/, "");
      assert.ok(whole.length > 0 && cut.endsWith(" …"), character);
      assert.ok(
        [...graphemes.segment(whole)].every(({ segment }) => segment === character),
        `${character}: ${cut}`,
      );
    }
    assert.ok(
      Buffer.byteLength(JSON.stringify(payloadOf({ Betreff: text, Push: { body: text } }))) < 3993,
      character,
    );
  }
});

test("a message has a line of each text, and goes to the home page where it names no other", () => {
  assert.deepEqual(payloadOf({ Betreff: "Zwei\nZeilen", Push: null }), {
    title: "Zwei Zeilen",
    body: "",
    path: "/",
    tag: payloadOf({}).tag,
  });
});

test("a later message about the same replaces one that waits; news replace none", () => {
  const topic = (given: object) => toMessage(sending(given)).topic;
  const ofEvent = { Themen: `\nveranstaltung:${id}\n` };
  assert.equal(topic({ ...ofEvent, Schluessel: "1" }), topic({ ...ofEvent, Schluessel: "2" }));
  const news = { Themen: `\nkategorie:${id}\n` };
  assert.notEqual(topic({ ...news, Schluessel: "1" }), topic({ ...news, Schluessel: "2" }));
  assert.match(topic(news) ?? "", /^[\w-]{32}$/);
});

test("how urgent a message is, and how long it is worth showing, follows from its theme", () => {
  for (const [theme, urgency, ttlSeconds] of [
    ["woche", "low", 86_400],
    ["gefahr", "high", 86_400],
    ["warnung", "high", 86_400],
    [`erinnerung-stunde:${id}`, "high", 3600],
    [`veranstaltung:${id}`, "normal", 86_400],
  ] as const) {
    const message = toMessage(sending({ Themen: `\n${theme}\n` }));
    assert.deepEqual([message.urgency, message.TTL], [urgency, ttlSeconds], theme);
  }
});
