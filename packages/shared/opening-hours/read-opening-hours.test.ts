import { fc, textWith } from "../testing/arbitraries";
import { costRatio } from "../testing/cost-ratio";
import { toRows } from "./opening-rows";
import { readOpeningHours } from "./read-opening-hours";

const read = (text: string, isSentence = false) =>
  readOpeningHours(text, { isSentence })?.map(
    ({ days, from, to, note }) => `${days.join(" ")} ${from}-${to}${note ? ` (${note})` : ""}`,
  );
const week = "Mo Di Mi Do Fr";

test.each<[string, string[]]>([
  ["Mo–Fr 7–16 Uhr", [`${week} 07:00-16:00`]],
  ["Mo-Fr 8-12", [`${week} 08:00-12:00`]],
  ["MO-FR 8-12 UHR", [`${week} 08:00-12:00`]],
  ["Mo\u00a0–\u00a0Fr 8\u00a0–\u00a012\u00a0Uhr", [`${week} 08:00-12:00`]],
  ["Montag – Freitag     07.00 – 17.00 Uhr", [`${week} 07:00-17:00`]],
  ["Mo-Fr: 8 Uhr - 17 Uhr", [`${week} 08:00-17:00`]],
  ["Di–Do 8:00–18:00 h", ["Di Mi Do 08:00-18:00"]],
  ["Mo 8–12 Uhr, Die 14–16 Uhr", ["Mo 08:00-12:00", "Di 14:00-16:00"]],
  ["Mont. u. Donnerst. 8–12 Uhr", ["Mo Do 08:00-12:00"]],
  ["Sonnabend 9–12 Uhr", ["Sa 09:00-12:00"]],
  ["Mo 9–11 Uhr Sprechstunde", ["Mo 09:00-11:00 (Sprechstunde)"]],
  ["Freitagnachmittag 14–18 Uhr", ["Fr 14:00-18:00"]],
  ["Die. 15.00–17.00 Uhr, Don. 16–18 Uhr", ["Di 15:00-17:00", "Do 16:00-18:00"]],
  ["Mo-Do, Sa 7-20 Uhr, Fr 7-21 Uhr", ["Mo Di Mi Do Sa 07:00-20:00", "Fr 07:00-21:00"]],
  ["Mo, Mi u. Fr 8–12 / 14–18", ["Mo Mi Fr 08:00-12:00", "Mo Mi Fr 14:00-18:00"]],
  ["Mo+Mi+Fr 8-12", ["Mo Mi Fr 08:00-12:00"]],
  ["Sa./So. 14-17 Uhr", ["Sa So 14:00-17:00"]],
  ["Mo–Fr 17–22 Uhr, WE 11–22 Uhr", [`${week} 17:00-22:00`, "Sa So 11:00-22:00"]],
  ["an Wochenenden 10–17 Uhr", ["Sa So 10:00-17:00"]],
  ["täglich 10–18 Uhr", [`${week} Sa So 10:00-18:00`]],
  ["Werktags (Mo–Fr) 8–17 Uhr", [`${week} 08:00-17:00`]],
  ["werktags 8–18 Uhr, Sa 9–13 Uhr", [`${week} 08:00-18:00`, "Sa 09:00-13:00"]],
  ["Mo–Fr rund um die Uhr", [`${week} 00:00-00:00`]],
  ["Sa 18-24 Uhr", ["Sa 18:00-00:00"]],
  ["Fr 20–2 Uhr", ["Fr 20:00-02:00"]],
  [
    "Mo–Do 9.45–12 und 13–16.30, Fr 9–12",
    ["Mo Di Mi Do 09:45-12:00", "Mo Di Mi Do 13:00-16:30", "Fr 09:00-12:00"],
  ],
  ["Mo–Do 8–12, Do auch 14–18", ["Mo Di Mi Do 08:00-12:00", "Do 14:00-18:00"]],
  ["Mo–Fr von 8 bis 12 und von 14 bis 18 Uhr", [`${week} 08:00-12:00`, `${week} 14:00-18:00`]],
  [
    "Mo - Fr: 06.30 - 18.00 h / Sa: 06.30 - 12.30 h / So: 08.00 - 11.00 h",
    [`${week} 06:30-18:00`, "Sa 06:30-12:30", "So 08:00-11:00"],
  ],
  ["Montag\n8–12 Uhr\n14–18 Uhr\nDienstag\n9–12 Uhr", ["Mo 08:00-12:00", "Mo 14:00-18:00", "Di 09:00-12:00"]],
  ["Mo-Fr zwischen 8 und 12 Uhr", [`${week} 08:00-12:00`]],
  ["Mo–Fr 8–18, Do 8–20", ["Mo Di Mi Fr 08:00-18:00", "Do 08:00-20:00"]],
])("„%s“ is read", (text, spans) => expect(read(text)).toEqual(spans));

test.each<[string, string[]]>([
  [
    "Mo. - Sa. 16:30 - 22:00 Uhr So. 11:30 - 14:30 Uhr 16:30 - 22:00 Uhr Mi. & Do. Ruhetag",
    ["Mo Di Fr Sa 16:30-22:00", "So 11:30-14:30", "So 16:30-22:00"],
  ],
  ["Montag: geschlossen\nDi–So 10–17 Uhr", ["Di Mi Do Fr Sa So 10:00-17:00"]],
  ["Mo 8–12 Uhr\nDi –\nMi 8–12 Uhr", ["Mo 08:00-12:00", "Mi 08:00-12:00"]],
  ["Di–So 11–22 Uhr, Ruhetag: Mittwoch", ["Di Do Fr Sa So 11:00-22:00"]],
  ["Ruhetage: Mo und Di. Mi–So 11.30–22 Uhr", ["Mi Do Fr Sa So 11:30-22:00"]],
  ["täglich außer Mi 11–22 Uhr", ["Mo Di Do Fr Sa So 11:00-22:00"]],
  ["täglich 11–22 Uhr, außer mittwochs", ["Mo Di Do Fr Sa So 11:00-22:00"]],
  [
    "Mo–Fr 8–12 und 14–18 Uhr, Mi nachmittags geschlossen",
    [`${week} 08:00-12:00`, "Mo Di Do Fr 14:00-18:00"],
  ],
  [
    "Mo–Fr 8–12, 14–16 Uhr, Freitagnachmittag geschlossen",
    [`${week} 08:00-12:00`, "Mo Di Mi Do 14:00-16:00"],
  ],
  ["Di 7:30-12:30, 14-16 Uhr, Di nachm. geschlossen", ["Di 07:30-12:30"]],
  ["Mo–Fr 8–12 Uhr, nachmittags geschlossen", [`${week} 08:00-12:00`]],
  ["Mo–Fr 8–12 Uhr, Mi. ganztägig geschlossen", ["Mo Di Do Fr 08:00-12:00"]],
])("closed days of „%s“ are closed", (text, spans) => expect(read(text)).toEqual(spans));

test.each<[string, string[]]>([
  ["Di 19.30-21 Uhr Probe", ["Di 19:30-21:00 (Probe)"]],
  ["Mo 17.30–19 Uhr Klasse 1–4", ["Mo 17:30-19:00 (Klasse 1–4)"]],
  ["Fr 14–18 Uhr, Sommer 14–19 Uhr", ["Fr 14:00-18:00", "Fr 14:00-19:00 (Sommer)"]],
  ["Di 15–16 Uhr, 2–4 Jahre", ["Di 15:00-16:00 (2–4 Jahre)"]],
  ["Montag bis Freitag: 8  bis 12 Uhr, nur vormittags", [`${week} 08:00-12:00 (nur vormittags)`]],
  [
    "Mo-Fr 8-12.30, Mo-Mi 12.30-16.30 nach Vereinbarung, Fr 12.30-15.30 nach Vereinbarung",
    [`${week} 08:00-12:30`, "Mo Di Mi 12:30-16:30 (nach Vereinbarung)", "Fr 12:30-15:30 (nach Vereinbarung)"],
  ],
  [
    "Mo–Fr 8–12 Uhr und 14–16 Uhr nach Vereinbarung",
    [`${week} 08:00-12:00`, `${week} 14:00-16:00 (nach Vereinbarung)`],
  ],
  [
    "Mo 8–12 und 14–16 Uhr nach Vereinbarung",
    ["Mo 08:00-12:00 (nach Vereinbarung)", "Mo 14:00-16:00 (nach Vereinbarung)"],
  ],
  ["Mo–Fr 8–12 Uhr und nach Vereinbarung", [`${week} 08:00-12:00 (und nach Vereinbarung)`]],
  ["Mo 8–12 Uhr\nsonst nach Absprache", ["Mo 08:00-12:00 (sonst nach Absprache)"]],
  [
    "Mo 8–12 Uhr, Di 14–16 Uhr\nnur nach Vereinbarung",
    ["Mo 08:00-12:00 (nur nach Vereinbarung)", "Di 14:00-16:00 (nur nach Vereinbarung)"],
  ],
  [
    "Mo 8–12 Uhr, Di 14–16 Uhr, in den Ferien geschlossen",
    ["Mo 08:00-12:00 (in den Ferien geschlossen)", "Di 14:00-16:00 (in den Ferien geschlossen)"],
  ],
  ["Sa 9-22 Uhr (nur jeden 1. im Monat)", ["Sa 09:00-22:00 (nur jeden 1. im Monat)"]],
  [
    "Di 16–19 Uhr sowie jeden ersten Samstag im Monat 10–12 Uhr",
    ["Di 16:00-19:00", "Sa 10:00-12:00 (jeden ersten Samstag im Monat)"],
  ],
  ["Di (14-täglich) 15–17 Uhr", ["Di 15:00-17:00 (14-täglich)"]],
  ["Mi ungerade KW 15–18 Uhr", ["Mi 15:00-18:00 (ungerade KW)"]],
  [
    "Mai–Sept. Sa 10–18 Uhr, Okt.–April Sa/So 10–16 Uhr",
    ["Sa 10:00-18:00 (Mai–Sept.)", "Sa So 10:00-16:00 (Okt.–April)"],
  ],
  [
    "Sommer:\nMo–Fr 8–18 Uhr\nSa 8–12 Uhr\nWinter:\nMo–Fr 8–16 Uhr",
    [`${week} 08:00-18:00 (Sommer)`, "Sa 08:00-12:00 (Sommer)", `${week} 08:00-16:00 (Winter)`],
  ],
  [
    "Sommer (April–Oktober): Mi 16–19 Uhr\nWinter (November–März): Sa 9–12 Uhr",
    ["Mi 16:00-19:00 (Sommer (April–Oktober))", "Sa 09:00-12:00 (Winter (November–März))"],
  ],
  [
    "Sommer: Mo, Sa 8–12 Uhr; Winter: Mo–Sa 9–12 Uhr, Sa geschlossen",
    ["Mo Sa 08:00-12:00 (Sommer)", "Mo Di Mi Do Fr 09:00-12:00 (Winter)"],
  ],
  [
    "Mo 19–21 Uhr (nicht in den Ferien), Do 18–20 Uhr",
    ["Mo 19:00-21:00 (nicht in den Ferien)", "Do 18:00-20:00"],
  ],
  [
    "Sa 9–12 Uhr (April bis Oktober), sonst nur jeden 2. Samstag",
    ["Sa 09:00-12:00 ((April bis Oktober), sonst nur jeden 2. Samstag)"],
  ],
  ["Mo Sommer 8–12 Uhr, Winter 9–11 Uhr", ["Mo 08:00-12:00 (Sommer)", "Mo 09:00-11:00 (Winter)"]],
  ["bis 31.12.: Mo 8–18 Uhr", ["Mo 08:00-18:00 (bis 31.12.)"]],
  ["Sa 9–12 Uhr, jeden 2. Samstag im Monat", ["Sa 09:00-12:00 (jeden 2. Samstag im Monat)"]],
  [
    "Mo–Fr 8–12 Uhr, nachmittags nach Vereinbarung",
    [`${week} 08:00-12:00 (und nachmittags nach Vereinbarung)`],
  ],
  ["01.05.–30.09. Sa 10–17 Uhr", ["Sa 10:00-17:00 (01.05.–30.09.)"]],
  ["Sonn- und feiertags 10–17 Uhr", ["So 10:00-17:00 (und feiertags)"]],
  ["werktags 8–18 Uhr", [`${week} Sa 08:00-18:00 (werktags)`]],
  ["Büro: Mo–Fr 8–12 Uhr, Café: Sa 14–18 Uhr", [`${week} 08:00-12:00 (Büro)`, "Sa 14:00-18:00 (Café)"]],
  ["Fr, Sa und vor Feiertagen 18–1 Uhr", ["Fr Sa 18:00-01:00 (vor Feiertagen)"]],
])("notes of „%s“ stand at their own hours", (text, spans) => expect(read(text)).toEqual(spans));

test.each([
  "",
  "Morgens 8–10 Uhr",
  "Di ab 19 Uhr",
  "Mo 8–12 Uhr, Di ab 14 Uhr",
  "Mo–Do 8–16 Uhr, Fr. bis 14.00 Uhr",
  "tgl. 11–14 und ab 17 Uhr",
  "Di 19–25 Uhr",
  "Di 21–19 Uhr",
  "Di 8–2 Uhr",
  "Mo–Fr nachmittags 2–4 Uhr",
  "Mo abends 7–9 Uhr",
  "nach Vereinbarung",
  "bis auf Weiteres geschlossen",
  "Mo–Mi 8–12 Uhr, Do nach Vereinbarung",
  "Mo–Fr 8–18 Uhr, 12–13 Uhr geschlossen",
  "Mo–Fr 8–18 Uhr (12–13 Uhr Mittagspause)",
  "Mo–Fr 8–18 Uhr, Fr 8–13 Uhr",
  "Mo–Mi–Fr 8–12 Uhr",
  "Mo Di Mi\n8–12 9–12 10–12",
  "Mo\nDi 8–12 Uhr",
  "Mo–Sa 8–12 Uhr; Winter: Mo 14–16 Uhr, Sa geschlossen",
  "Mo-Fr 8-12 Uhr. In den Schulferien nur Di+Do 8-12 Uhr.",
  "Mo–Fr 8–12 Uhr, Silvester 8–10 Uhr",
  "Täglich 11–22 Uhr, November bis März Mo Ruhetag",
  "von Oktober bis März Mo Ruhetag, täglich 11–22 Uhr",
  "Mo 8–12 Uhr, Dienstg 14–16 Uhr",
  "Mo 8–12 Uhr, Donerstag 14–16 Uhr",
  "Mon–Fri 8–12",
  "Mo 8–12, 14:00–",
  "Mo–Fr 8–16 Uhr, im August 8–14 Uhr",
  "Fr 14–18 Uhr (Winter 14–17 Uhr)",
  "Mo–Fr 8–16 Uhr; in den Ferien Mo–Fr 8–12 Uhr",
  "Mo–Sa 8–18 Uhr; 24.12. 8–12 Uhr",
  "Fr 8–12 Uhr, jeden 1. Freitag bis 16 Uhr",
  "Mo–Fr 8–12, 14–16 Uhr, Mi abends geschlossen",
  "Mo–Fr 8–12, 14–16 Uhr, Mi und Fr nachmittags geschlossen",
  "Mo–Fr 8–12 Uhr, mittags geschlossen",
  "Feiertags 10–12 Uhr",
  "Mi 14–18 Uhr (in den Ferien 10–12 Uhr)",
  "Mo–Fr 8–12 Uhr, im Dezember 14–16 Uhr",
  "täglich außer montags 11–22 Uhr, warme Küche 12–14 und 17.30–21 Uhr",
  "Mi 8–18 Uhr, Mi nachmittags geschlossen",
  "01.05–15.10 Mo 8–12",
  `Di 8–9 Uhr ${"x".repeat(256)}`,
  "Mo 8–12 ".repeat(500),
])("„%.40s“ is not read", (text) => expect(read(text)).toBeUndefined());

test.each<[string, string[]]>([
  [
    "geöffnet mittwochs von 15 bis 18 Uhr und samstags von 9 bis 13 Uhr.",
    ["Mi 15:00-18:00", "Sa 09:00-13:00"],
  ],
  ["Unser Büro ist so gut wie immer offen, Mo–Fr 8–12 Uhr.", [`${week} 08:00-12:00`]],
  [
    "Im Sommer hat das Freibad samstags von 10 bis 19 Uhr geöffnet.",
    ["Sa 10:00-19:00 (Im Sommer hat das Freibad)"],
  ],
])("a sentence's subject is no note: „%s“", (text, spans) => expect(read(text, true)).toEqual(spans));

// After the forms of German villages' own pages
test.each<[string, string[]]>([
  [
    "Montag, Dienstag, Donnerstag, Freitag 07:30 Uhr bis 16:30 Uhr, Mittwoch 07:30 Uhr bis 15:00 Uhr",
    ["Mo Di Do Fr 07:30-16:30", "Mi 07:30-15:00"],
  ],
  [
    "Montags: 8:00 - 12:00 Uhr und 13:30 - 18:00 Uhr, dienstags geschlossen, mittwochs bis freitags 8:00-12:00 Uhr",
    ["Mo 08:00-12:00", "Mo 13:30-18:00", "Mi Do Fr 08:00-12:00"],
  ],
  [
    "Sprechzeiten: Mo, Di, Do, Fr 8.00–11.30 Uhr, Mo, Do 15.00–17.30 Uhr und nach Vereinbarung",
    ["Mo Di Do Fr 08:00-11:30", "Mo Do 15:00-17:30 (und nach Vereinbarung)"],
  ],
  ["Mi: 14.00 - 17.00 Uhr (März bis November)", ["Mi 14:00-17:00 (März bis November)"]],
  [
    "Mo - Sa von 8 - 20 Uhr, Sonn- u. Feiertage von 10-18 Uhr",
    [`${week} Sa 08:00-20:00`, "So 10:00-18:00 (und Feiertage)"],
  ],
  ["Mo.-Fr. 7.00-16.30, Schließtage: 24.12.–6.1.", [`${week} 07:00-16:30 (Schließtage: 24.12.–6.1.)`]],
  ["Mo. u. Mi. 8-12, Di. u. Do. 14-18, Fr. geschl.", ["Mo Mi 08:00-12:00", "Di Do 14:00-18:00"]],
  [
    "Mo 8–12, 14–16 | Di 8–12 | Mi zu | Do 8–12, 14–18",
    ["Mo 08:00-12:00", "Mo 14:00-16:00", "Di 08:00-12:00", "Do 08:00-12:00", "Do 14:00-18:00"],
  ],
  [
    "Krabbelgruppe Di 9.30–11 Uhr, Jungschar Fr 16–17.30 Uhr",
    ["Di 09:30-11:00 (Krabbelgruppe)", "Fr 16:00-17:30 (Jungschar)"],
  ],
  [
    "Mo-Do 15 -18 Uhr; letzter Freitag im Monat 15-20 Uhr",
    ["Mo Di Mi Do 15:00-18:00", "Fr 15:00-20:00 (letzter Freitag im Monat)"],
  ],
  ["Montag-Freitag 8-12 Uhr und Mo.,Di.,Do. auch 14-16 Uhr", [`${week} 08:00-12:00`, "Mo Di Do 14:00-16:00"]],
  ["dienstags von 18 bis 19.30 Uhr, nicht in den Ferien", ["Di 18:00-19:30 (nicht in den Ferien)"]],
])("„%s“", (text, spans) => expect(read(text)).toEqual(spans));

const anyLine = textWith(
  ...[
    "Mo",
    "Di–Fr ",
    "Sa. ",
    "So ",
    "täglich ",
    "werktags ",
    "8–12 ",
    "14.30 bis 18 Uhr ",
    "20–2 Uhr ",
    "ab 9 Uhr ",
  ],
  ...[
    "Ruhetag",
    "geschlossen ",
    "außer ",
    "und ",
    ", ",
    "\n",
    "(",
    ")",
    "1. ",
    "im Monat ",
    "April–Oktober ",
    "Feiertage ",
  ],
  ...["nach Vereinbarung ", "24.12. ", "Uhr", ": ", "– ", "nachmittags "],
);

test("whatever is read can be stored", () => {
  fc.assert(
    fc.property(anyLine, fc.boolean(), (line, isSentence) => {
      for (const { Tage, Von, Bis, Hinweis = "-" } of toRows(readOpeningHours(line, { isSentence }) ?? [])) {
        expect(Tage).toMatch(/^(Mo|Di|Mi|Do|Fr|Sa|So)(–(Mo|Di|Mi|Do|Fr|Sa|So))?$/);
        expect(`${Von} ${Bis}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
        expect(Hinweis.trim()).not.toBe("");
      }
    }),
  );
});

test.each(["1. ", "Mo und ", "und nach ", "8 – ", "im des ", "jeden 1. ", "zwischen 8 ", "Mo 8–9 a "])(
  "a text of many %j costs what others do",
  (piece) => {
    const text = piece.repeat(3000 / piece.length);
    expect(costRatio((given) => readOpeningHours(given), text)).toBeLessThan(100);
  },
);
