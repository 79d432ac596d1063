import { visit } from "unist-util-visit";
import { toTree } from "./markdown";
import { shownLines } from "./testing/shown-lines";

/** Each line is shown as it was typed. */
test.each([
  // Days, years and other numbers at the begins of lines
  ["28. November: Adventsmarkt\n5. Dezember: Nikolaus\n12. Dezember: Konzert"],
  ["28. November: A\n29. November: B\n30. November: C"],
  ["24.12. Heiligabend\n31.12. Silvester"],
  ["28. (Sa.) Markt\n29. (So.) Markt"],
  ["10. 11. Konzert\n11. 11. Umzug"],
  ["3. Advent: Singen\n4. Advent: Krippenspiel"],
  ["8. bis 10. Mai\n9. bis 11. Juni"],
  ["5. Sonntag im Monat\n6. Montag"],
  ["1. Januar Neujahrslauf\n2. Teil\n3. Teil"],
  ["1. Platz: Team Linde"],
  ["3. Liga, 5. Spieltag"],
  ["2026. Ein Jahr\n2027. Noch eins"],
  ["1986. Das Jahr"],
  ["01. Haus\n02. Hof"],
  ["1. Runde\n1. Lauf\n1. Ziel"],
  ["3. Platz: A\n2. Platz: B\n1. Platz: C"],
  ["1.) Anmelden\n2.) Kommen\na) Kuchen\nb) Kaffee"],
  ["14.00 Uhr Beginn\n15.30 Uhr Kaffee"],
  // Lines
  ["Gasthof Linde\nDorfstraße 3\n12345 Musterbach\nTel. 030 23125-100"],
  ["– Kuchen\n– Kaffee\n• Tee"],
  ["Tag Zeit Ort\nMo 8–12 Halle"],
  ["Montag | Dienstag | Mittwoch\nHalle | Saal | frei"],
  ["Viele Grüße\n--\nIhr Vorstand"],
  ["Beginn 14 Uhr\n-\nEnde 18 Uhr"],
  ["=====\nWichtig"],
  ["~~~~~~\nEinladung\n~~~~~~"],
  // Stars
  ["Erwachsene 5 €*, Kinder frei*\n*ermäßigt 3 €"],
  ["Erwachsene 5 €*\n* ermäßigt 3 €"],
  ["*Kinder 3 €\n**Senioren 4 €\nErwachsene 5 €* / 6 €**"],
  ["Karten unter www.example.org* und 5 €*"],
  ["Bürger*innen und Helfer*innen"],
  ["2 * 3 * 4 = 24, 2*3*4, 4*-Hotel, 5*-Hotel"],
  ["Kuchen *(vegan), Torte *(mit Nuss)"],
  ["50 % Rabatt* auf alles**\n* außer Bücher\n** nur heute"],
  ["***** Achtung *****"],
  ["****Achtung****"],
  // Other signs
  ["Anmeldung: <Vorname Nachname>, <Straße> an den <Vorstand>"],
  ["<Link>, <link>, <Datum, Uhrzeit>, <E-Mail>, <!-- offen"],
  [">> Zur Anmeldung"],
  ["> 18 Jahre: 5 €\n> 65 Jahre: 3 €"],
  ["Bier 3 €\n+ 0,50 € Pfand"],
  ["- 5 Grad"],
  ["~500 m vom Ort, ~300 m weiter, 3 ~ 4"],
  ["Name: ________ Ort:________ Tel.:________"],
  ["max_muster_verein und info_verein@example.org"],
  ["[x] Ja [ ] Nein, siehe [1]"],
  ["[1]: Satzung"],
  ["[2]: www.example.org"],
  ["[^1]: pro Person"],
  ["[Anmeldung](erforderlich)"],
  ["#1 im Kreis\n#musterbach"],
  ["Mach`s gut, geht`s noch"],
  ["C:\\Ordner\\Datei, und\\oder"],
])("%j is shown as it was typed", (typed) => expect(shownLines(typed)).toEqual(typed.split("\n")));

/** What is Markdown */
test.each([
  ["1. Anmelden\n2. Kommen\n3. Feiern", ["1. Anmelden", "2. Kommen", "3. Feiern"]],
  ["5) Fünf\n6) Sechs", ["5) Fünf", "6) Sechs"]],
  ["3. A\n\n4. B", ["3. A", "4. B"]],
  ["1. A\n2. B\n5. C\n6. D", ["1. A", "2. B", "5. C", "6. D"]],
  ["1. A\n   1. B\n   2. C\n2. D", ["1. A", "1. B", "2. C", "2. D"]],
  ["- 28. November: Markt\n- 5. Dezember: Nikolaus", ["• 28. November: Markt", "• 5. Dezember: Nikolaus"]],
  ["- a\n- b\n  c", ["• a", "• b", "c"]],
  ["- Mo 8–12\n- Di 14–16\nAußerdem nach Absprache", ["• Mo 8–12", "• Di 14–16", "Außerdem nach Absprache"]],
  ["+ Kuchen\n+ Kaffee", ["• Kuchen", "• Kaffee"]],
  ["- 5 € Eintritt\n- 3 € ermäßigt", ["• 5 € Eintritt", "• 3 € ermäßigt"]],
  ["*wichtig*, **fett**, ***beides***, _kursiv_", ["*wichtig*, **fett**, ***beides***, *kursiv*"]],
  ["Dorf**fest**, (*neu*), „*Titel*“, Wann:**heute**", ["Dorf**fest**, (*neu*), „*Titel*“, Wann:**heute**"]],
  ["**fett *kursiv* fett**, nur *3 €*", ["**fett *kursiv* fett**, nur *3 €*"]],
  ["*Wir gratulieren\nherzlich*", ["*Wir gratulieren", "herzlich*"]],
  [
    "*Samstag, 4. Juli 2026*\nBeginn 14 Uhr*\n*Einlass 13 Uhr",
    ["*Samstag, 4. Juli 2026*", "Beginn 14 Uhr*", "*Einlass 13 Uhr"],
  ],
  ["~~entfällt~~", ["~~entfällt~~"]],
  ["Termine\n-------\nText", ["## Termine", "Text"]],
  ["# Titel\n## Teil", ["## Titel", "## Teil"]],
  [
    "Treffpunkt um 14 Uhr.\nBitte Schuhe.\n-----\nEs laden ein",
    ["Treffpunkt um 14 Uhr.", "Bitte Schuhe.", "---", "Es laden ein"],
  ],
  ["Wir kommen alle.\n------", ["Wir kommen alle.", "---"]],
  ["> Ein Wort\n> und noch eins", ["Ein Wort", "und noch eins"]],
  ["Eins  \nZwei\\\nDrei", ["Eins", "Zwei", "Drei"]],
  ["|Tag|Zeit|\n|-|-|\n|Mo|8*|\n|Di|9*|", ["Tag | Zeit |", "Mo | 8* |", "Di | 9* |"]],
  ["|a|b|\n|-|-|\n|1|2|3|", ["a | b | |", "1 | 2 | 3 |"]],
  [
    "`<!--` und `<script>`, dann `-->` und `</script>`",
    ["`<!--` und `<script>`, dann `-->` und `</script>`"],
  ],
  ["```\n28. Mai\n5. Juni *a*\n```", ["`28. Mai", "5. Juni *a*", "`"]],
  // HTML
  ["Eintritt <b>frei</b><br>Beginn", ["Eintritt frei", "Beginn"]],
  ["<font color=red>Achtung</font><o:p></o:p>", ["Achtung"]],
  ["<p>Eins</p><p>Zwei</p>", ["Eins", "Zwei"]],
  ["<div>\n**Hallo** <u>du</u>\n</div>", ["**Hallo** du"]],
  ["<table><tr><td>a</td><td>b</td></tr></table>", ["a b"]],
  ["Vor\n<!-- Notiz\n\nnoch -->\nnach<style>p { }</style><!--[if mso]>x<![endif]-->!", ["Vor", "nach!"]],
  ["5 <!-- 3 --> 4 <!-- 5 -->", ["5 <!-- 3 --> 4 <!-- 5 -->"]],
  ["a<b und c>d, <main act: Band>", ["a<b und c>d, <main act: Band>"]],
  ["<small talk> im Café", ["<small talk> im Café"]],
  ["Bitte <input von euch> senden", ["Bitte <input von euch> senden"]],
  ["<object der Begierde>, <s siehe unten>", ["<object der Begierde>, <s siehe unten>"]],
  ['<b class="x">Fest</b><input disabled> am<br /> Anger', ["Fest am", "Anger"]],
  // Indented lines
  [
    "Liebe Gäste,\n\n\twir laden ein.\n\n    Ihr Vorstand",
    ["Liebe Gäste,", "wir laden ein.", "Ihr Vorstand"],
  ],
])("%j", (typed, lines) => expect(shownLines(typed)).toEqual(lines));

test("words of two lines do not run together for those who read them without the elements", () => {
  const words: string[] = [];
  visit(toTree("Straße 3<br>\n12345 Ort\nTel. 4711"), "text", ({ value }) => void words.push(value));
  expect(words.join("")).toBe("Straße 3\n12345 Ort\nTel. 4711");
});

test("lines that a mail program wrapped are one paragraph, also in a list", () => {
  const wrapped =
    "Dieser Text kam mit einer Mail und hat lange Zeilen, die das Programm\nnach siebzig Zeichen umbrochen hat, wie es alle Programme tun, und die\nniemand so wollte.";
  expect(shownLines(wrapped)).toEqual([wrapped.replaceAll("\n", " ")]);
  expect(shownLines(`- ${wrapped}`)).toEqual([`• ${wrapped.replaceAll("\n", " ")}`]);
});

/** In the forms of pages of German villages. Only the signs of lists, headings and emphasis are not as they were typed. */
const villageTexts: Record<string, string> = {
  "council agenda": `Tagesordnung:
1. Eröffnung und Begrüßung
2. Feststellung der Beschlussfähigkeit
3. Einwohnerfragestunde
4. Haushalt 2027
   a) Beratung
   b) Beschluss
5. Verschiedenes`,
  "dates of a year": `Jahresprogramm 2027

9. Januar: Neujahrsempfang
13. Februar: Fasching
30. April: Maibaumstellen
1. Mai: Wanderung
19. 6. Sonnenwende
3. Oktober – Erntedank`,
  "price list of a hall": `Saalmiete:
Tag 150,– € *
Wochenende 250,– € **
Küche 40,– €
Endreinigung + 60 €

* Vereine aus dem Ort: 75,– €
** inkl. Freitagabend`,
  "contacts of a fire brigade": `Wehrführer: Max Muster
Tel. 033767/12345
Mobil 0171 1234567
Feuerwehrhaus, Dorfstr. 12
12345 Musterbach
info@feuerwehr.example`,
  "programme of a feast": `Samstag, 4. Juli
14.00 Uhr Eröffnung
14.30 Uhr Kaffee & Kuchen
20.00 Uhr Tanz mit „Die 3 Lustigen“

Sonntag, 5. Juli
10.00 Uhr Gottesdienst
11.30 Uhr Frühschoppen`,
  "chronicle of a village": `1375. Erste Erwähnung
1618. Das Dorf brennt ab.
1945. Kriegsende
1990. Wahl des Rats`,
  "results of a club": `1. Mannschaft: 3:1 gegen Ahornbach
2. Mannschaft spielfrei
F-Jugend: 5. Platz
E-Jugend: 1. Platz`,
  "call of a choir": `Wer hat Lust?

Wir suchen Sänger*innen (ab 16 J.)!
Proben: jeden 1. + 3. Di., 19.30–21 Uhr
Ort: Pfarrhaus <Eingang hinten>
Beitrag: 5 €/Monat*

*Schüler frei`,
  "mail with a signature": `Hallo zusammen,

am Samstag ist Arbeitseinsatz.
Bitte mitbringen:
- Rechen
- Handschuhe

Danke!

--
Max Muster
Dorfverein e. V.`,
  "hours of a recycling yard": `Öffnungszeiten
------------------
April–Oktober: Mi 16–18, Sa 9–12
November–März: Sa 9–12
24. und 31. 12. geschlossen
Annahme: < 1 m³ frei, > 1 m³ 10 €`,
};

test.each(Object.entries(villageTexts))("the %s is shown line by line as it was typed", (_name, typed) => {
  const words = (line: string) => line.replace(/^(?:## |• |- )/, "").replace(/\s+/g, " ");
  const lines = typed.split("\n").filter((line) => line.trim() !== "" && !/^-{5,}$/.test(line));
  expect(shownLines(typed).map(words)).toEqual(lines.map((line) => words(line.trim())));
});
