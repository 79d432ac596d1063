import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { hyphenate, setWordBreaks, softHyphen } from "./hyphenate";

afterEach(() => setWordBreaks([]));

const shown = (title: string) => hyphenate(title).replaceAll(softHyphen, "|");

test.each([
  "Pflan|zen|tausch|börse",
  "Senio|ren|nach|mittag",
  "Dorf|ge|mein|schafts|haus",
  "Kinder|tages|stätte",
  "Kinder|tages|stätten",
  "Karne|vals|verein",
  "Verbrau|cher|streit|bei|le|gung",
  "Grund|steu|er|be|scheid",
  "Veranstal|tungen",
  "Vorlese|stunde",
  "Gemeinde|bücherei",
  "Daten|schutz|er|klä|rung",
  "Barrie|re|frei|heits|er|klä|rung",
  "Feuer|wehr|ge|rä|te|haus",
  "Weih|nachts|baum|ver|kauf",
  "Über|schwem|mungs|ge|biet",
  "SENIO|REN|NACH|MITTAG",
  "Lehr|bie|nen|stand",
  "Fami|lien|nach|mittag",
])("%s", (expected) => {
  expect(shown(expected.replaceAll("|", ""))).toBe(expected);
});

test("every long word of a title breaks, also beside punctuation", () => {
  expect(shown("Die „Pflanzentauschbörse“ (Dorfgemeinschaftshaus): Seniorennachmittag!")).toBe(
    "Die „Pflan|zen|tausch|börse“ (Dorf|ge|mein|schafts|haus): Senio|ren|nach|mittag!",
  );
});

test.each([
  "Donnerstag im Dorf",
  "Sprechstunde",
  "https://musterbach.example.org/kindertagesstaettenplaetze",
  "musterbach.example.org/veranstaltungskalender",
  "dorfgemeinschaftshaus@musterbach.example.org",
  "Abfallkalender_Gemeinde_2027",
  "Veranstaltungs­kalender",
  "Cookie-Einstellungen",
  "Veranstaltungs- und Vereinsfeste",
])("%s stays as it is written", (title) => {
  expect(hyphenate(title)).toBe(title);
});

test("of a word with a hyphen only a very long part breaks again", () => {
  expect(shown("Kita-Verbraucherstreitbeilegung")).toBe("Kita-Verbrau|cher|streit|bei|le|gung");
});

describe("the editors' breaks", () => {
  test("come before the patterns, whatever the case, and keep it", () => {
    setWordBreaks(["Pflanzen-tausch-börse"]);
    expect(shown("Pflanzentauschbörse")).toBe("Pflanzen|tausch|börse");
    expect(shown("PFLANZENTAUSCHBÖRSE")).toBe("PFLANZEN|TAUSCH|BÖRSE");
  });

  test("apply to words that would otherwise be too short, and forbid breaks", () => {
    setWordBreaks(["Dorf-teich", "Musterbachgarten"]);
    expect(shown("Dorfteich")).toBe("Dorf|teich");
    expect(shown("Musterbachgarten")).toBe("Musterbachgarten");
  });

  test("apply at once, and no more once they are deleted", () => {
    expect(shown("Seniorennachmittag")).toBe("Senio|ren|nach|mittag");
    setWordBreaks(["Senioren-nachmittag"]);
    expect(shown("Seniorennachmittag")).toBe("Senioren|nachmittag");
    setWordBreaks([]);
    expect(shown("Seniorennachmittag")).toBe("Senio|ren|nach|mittag");
  });
});

test("without its soft hyphens any text is what it was, and hyphenating twice adds none", () => {
  setWordBreaks(["Dorf-teich", "-", "a-b-c-d-e"]);
  fc.assert(
    fc.property(anyText, fc.constantFrom("Dorfteich", "abcde", "Kindertagesstätte"), (text, word) => {
      const title = `${text}${word} ${text}`;
      const hyphenated = hyphenate(title);
      expect(hyphenated.replaceAll(softHyphen, "")).toBe(title.normalize("NFC").replaceAll(softHyphen, ""));
      expect(hyphenate(hyphenated)).toBe(hyphenated);
    }),
  );
});

test("what is longer than any word is left as it is, since the patterns would take seconds", () => {
  const word = "Seniorennachmittag".repeat(300);
  expect(hyphenate(word)).toBe(word);
});

test("decomposed letters break as composed ones do, in titles and in the words of editors", () => {
  const written = "Kindertagesstätte Übungsleiterversammlung";
  expect(hyphenate(written.normalize("NFD"))).toBe(hyphenate(written));
  setWordBreaks(["Pflanzen-tausch-börse".normalize("NFD")]);
  expect(hyphenate("Pflanzentauschbörse")).toBe(`Pflanzen${softHyphen}tausch${softHyphen}börse`);
});
