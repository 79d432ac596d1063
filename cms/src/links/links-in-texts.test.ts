import assert from "node:assert/strict";
import { test } from "node:test";
import { linksIn } from "./links-in-texts";

const found: [text: string, ...links: string[]][] = [
  [
    "Siehe [Fahrplan](https://bahn.de/plan_a_) und [Bus](https://bus.de/b),",
    "https://bahn.de/plan_a_",
    "https://bus.de/b",
  ],
  [
    '[Ort](https://wiki.de/Au_(Dorf) "Titel") und [x](<https://a.de/b>)',
    "https://wiki.de/Au_(Dorf)",
    "https://a.de/b",
  ],
  ["[https://a.de/x](https://a.de/y)", "https://a.de/x", "https://a.de/y"],
  [
    "(siehe https://a.de/x.) „https://a.de/y“ **https://a.de/z**",
    "https://a.de/x",
    "https://a.de/y",
    "https://a.de/z",
  ],
  ["[Antrag](https://a.de/mein\\_antrag)", "https://a.de/mein_antrag"],
  [
    "<a href=\"https://a.de/?a=1&amp;b=2\">A</a> <a href='https://b.de/'>B</a>",
    "https://a.de/?a=1&b=2",
    "https://b.de/",
  ],
  [
    "[1]: https://a.de/fuß\n| https://b.de |https://c.de|",
    "https://a.de/fuß",
    "https://b.de",
    "https://c.de",
  ],
  ["HTTPS://A.de/ und https://grüße.de/", "HTTPS://A.de/", "https://grüße.de/"],
  ["https://a.de/ https://a.de/", "https://a.de/"],
  ["[Kontakt](/kontakt) post@a.de https://forum.dorf.de/x https://verein.example.org https://x.test http://"],
];
for (const [text, ...links] of found)
  test(text, () => assert.deepEqual(linksIn({ Text: text }, "https://forum.dorf.de"), links));

test("links stand in texts, in fields of their own and in components", () => {
  const entry = { id: 1, Webseite: "https://a.de", Leer: null, Schnelleinstiege: [{ Ziel: "https://b.de" }] };
  assert.deepEqual(linksIn(entry), ["https://a.de", "https://b.de"]);
});
