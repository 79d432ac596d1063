import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { Message, Submission } from "@/cms/src/features/inbox/arrivals";
import { type FieldText, formTexts } from "@/lib/texts/form-texts";
import { formNames, isProposalName } from "@/lib/urls/form-names";
import "@/lib/testing/server-environment";
import type { FormField } from "@dorfforum/shared/forms/form-fields";
import { type CheckedForm, collectionOf, fieldsOf } from "./form-fields";
import { fromCmsData } from "./from-cms-data";
import { checkForm } from "./schemas";
import { eventRecurrence, eventSpan, toCmsData } from "./to-cms-data";
import { ticked } from "./values";

const sender = { name: "Nachbarin", email: "nachbarin@example.org" };

function dataOf(form: CheckedForm["form"], values: Record<string, string>) {
  const result = checkForm(form, values);
  if (!result.isValid) throw new Error(JSON.stringify(result.errors));
  return toCmsData(result.checked);
}

test("a message has its subject in words, and no empty fields", () => {
  expect(dataOf("kontakt", { ...sender, subject: "lob", text: " Zeile\r\nnoch eine " })).toEqual({
    Art: "kontakt",
    Name: "Nachbarin",
    E_Mail: "nachbarin@example.org",
    Betreff: "Lob oder Kritik",
    Text: "Zeile\nnoch eine",
    Bestaetigung_gewuenscht: false,
  });
});

test("texts are stored in Unicode's composed form", () => {
  expect(dataOf("barriere", { text: "u\u0308ber" })).toMatchObject({ Text: "über" });
});

test.each([
  ["/kontakt?a=1#b", "/kontakt?a=1"],
  [`${process.env.SITE_URL}/beitrag/fest`, "/beitrag/fest"],
])("the page %s of a report is stored as a path", (page, path) => {
  expect(dataOf("barriere", { page, text: "Zu blass" })).toMatchObject({ Seite: path, Text: "Zu blass" });
});

test.each(["Startseite", "https://example.org/", "//example.org", "/\\example.org", "/%2Fa", "/%0A"])(
  "the page %s, which is no path of the site, stands before the text",
  (page) => {
    const data = dataOf("barriere", { page, text: "Zu blass" });
    expect(data).toMatchObject({ Text: `Seite: ${page}\n\nZu blass` });
    expect(data).not.toHaveProperty("Seite");
  },
);

test.each([
  ["/bescheid/a-b_c9?stand=geaendert", { Seite: "/bescheid", Text: "Der Knopf fehlt." }],
  ["http://localhost:3000/raum/anfrage/a-b_c9", { Seite: "/raum/anfrage", Text: "Der Knopf fehlt." }],
  ["/kontakt?antwort=a-b_c9", { Seite: "/kontakt", Text: "Der Knopf fehlt." }],
  ["localhost:3000/einsendung/a-b_c9", { Text: expect.not.stringContaining("a-b_c9") }],
])("a report of %s names the page without what it would open", (page, stored) =>
  expect(dataOf("barriere", { page, text: "Der Knopf fehlt." })).toMatchObject(stored),
);

test("a change has what is wrong and how it is right in one text", () => {
  const change = { page: "/verein/chor", wrong: "Die Probe ist um 19 Uhr.", right: "Um 20 Uhr." };
  expect(dataOf("aenderung", change)).toEqual({
    Art: "aenderung",
    Seite: "/verein/chor",
    Text: "Das stimmt nicht:\nDie Probe ist um 19 Uhr.\n\nSo ist es richtig:\nUm 20 Uhr.",
    Bestaetigung_gewuenscht: false,
  });
  expect(dataOf("aenderung", { ...change, page: "Chor", right: "" })).toMatchObject({
    Text: "Seite: Chor\n\nDas stimmt nicht:\nDie Probe ist um 19 Uhr.",
  });
});

test("an event has instants instead of days and times", () => {
  const event = {
    ...sender,
    title: "Fest",
    day: "2027-07-03",
    begin: "19:00",
    place: "Anger",
    text: "Kommt!",
  };
  expect(dataOf("veranstaltung", { ...event, telephone: "030 23125 140" })).toEqual({
    Art: "veranstaltung",
    Titel: "Fest",
    Name: "Nachbarin",
    E_Mail: "nachbarin@example.org",
    Bestaetigung_gewuenscht: false,
    Daten: {
      Beginn: "2027-07-03T17:00:00.000Z",
      Ganztaegig: false,
      Ort: "Anger",
      Text: "Kommt!",
      Telefon_fuer_Rueckfragen: "030 23125 140",
    },
  });
});

test("the kind of an organisation is stored as its value", () => {
  const data = dataOf("organisation", { ...sender, overview: "verein", title: "Chor", text: "Wir singen." });
  expect(data).toMatchObject({ Daten: { Organisation: "verein" } });
});

test("an offer of help is named after its topics, which stand before its text", () => {
  const data = dataOf("hilfe", { ...sender, helpPhotos: ticked, helpVisits: ticked, text: "Gern." });
  expect(data).toMatchObject({
    Titel: "Fotos machen, Menschen besuchen und begleiten",
    Daten: { Text: "Fotos machen, Menschen besuchen und begleiten\n\nGern." },
  });
});

test("an offer of help without a topic has the form's title", () => {
  expect(dataOf("hilfe", { ...sender, text: "Gern." })).toMatchObject({
    Titel: "Mithelfen",
    Daten: { Text: "Gern." },
  });
});

const none = { allDay: false, begin: "", lastDay: "", end: "" };

test("times are those of the village, in summer and in winter", () => {
  expect(eventSpan({ ...none, day: "2027-07-03", begin: "19:00" }).startsAt).toBe("2027-07-03T17:00:00.000Z");
  expect(eventSpan({ ...none, day: "2027-12-03", begin: "19:00" }).startsAt).toBe("2027-12-03T18:00:00.000Z");
});

test("an end before the beginning is in the night after", () => {
  expect(eventSpan({ ...none, day: "2027-12-31", begin: "20:00", end: "02:00" }).endsAt).toBe(
    "2028-01-01T01:00:00.000Z",
  );
});

test("of an event that begins in the hour that the clocks leave out, an end before the moved beginning is left out", () => {
  expect(eventSpan({ day: "2027-03-28", begin: "02:30", lastDay: "", end: "03:00", allDay: false })).toEqual({
    startsAt: "2027-03-28T01:30:00.000Z",
    endsAt: undefined,
  });
});

test("an event of several days ends on the last of them", () => {
  expect(
    eventSpan({ ...none, day: "2027-10-30", begin: "14:00", lastDay: "2027-10-31", end: "18:00" }).endsAt,
  ).toBe("2027-10-31T17:00:00.000Z");
});

test("whole days begin at the village's midnight", () => {
  expect(eventSpan({ ...none, day: "2027-07-03", allDay: true, lastDay: "2027-07-04" })).toEqual({
    startsAt: "2027-07-02T22:00:00.000Z",
    endsAt: "2027-07-03T22:00:00.000Z",
  });
});

test.each([
  ["woche", "", "FREQ=WEEKLY;BYDAY=TU"],
  ["zweiwochen", "2027-08-31", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270831T215959Z"],
  ["monatstag", "", "FREQ=MONTHLY;BYMONTHDAY=6"],
  ["monatswochentag", "", "FREQ=MONTHLY;BYDAY=1TU"],
  ["jahr", "", "FREQ=YEARLY"],
  ["", "2027-08-31", undefined],
])("an event that repeats %s until %j has the rule %s", (repeats, repeatsUntil, rule) => {
  expect(eventRecurrence({ day: "2027-07-06", repeats, repeatsUntil })).toBe(rule);
});

describe("any form", () => {
  const anyTyped = textWith("\r\n", "\u202e", "  ", "Fest", "u\u0308");
  /** What people and programs write into fields of a kind; most of it is valid. */
  const typed: Partial<Record<FormField["kind"], fc.Arbitrary<string>>> = {
    email: fc.oneof(fc.emailAddress(), fc.constant("nachbarin@example.org")),
    telephone: fc.stringMatching(/^[\d ()+/.-]{5,40}$/),
    webAddress: textWith("https://", "www.", "example", ".org", "/", "@", ":", "?", "bücher"),
    page: textWith("/", "http://localhost:3000", "..", "%2F", "%0A", "veranstaltung", "?", "#", "//"),
    postcode: fc.stringMatching(/^\d{5}$/),
    // Days on which the clocks change, and others
    date: fc.constantFrom("2027-03-28", "2027-10-31", "2027-10-30", "2027-03-27", "2999-12-31"),
    time: fc.constantFrom("02:00", "02:30", "02:59", "03:00", "03:15", "00:00", "23:59", "01:59:00"),
    checkbox: fc.constantFrom(ticked, ""),
  };
  const formOf = (form: CheckedForm["form"]) => {
    const texts: Record<string, FieldText> = formTexts[form].fields;
    const fields = Object.entries(fieldsOf(form)).map(([name, { kind }]) => {
      const options = texts[name]?.options;
      const value = options ? fc.constantFrom(...Object.keys(options)) : (typed[kind] ?? anyTyped);
      return [name, fc.option(value, { nil: "", freq: 9 })] as const;
    });
    return fc.tuple(fc.constant(form), fc.record(Object.fromEntries(fields)));
  };
  const anyForm = fc.oneof(...formNames.map(formOf));

  test("that the site accepts, the CMS accepts", () => {
    fc.assert(
      fc.property(anyForm, ([form, values]) => {
        const result = checkForm(form, values);
        if (!result.isValid) return;
        const data = { ...toCmsData(result.checked), Schluessel: "a-key-of-sixteen-signs" };
        const { error } = (collectionOf(form) === "nachrichten" ? Message : Submission).safeParse(
          JSON.parse(JSON.stringify(data)),
        );
        expect(error?.issues).toBeUndefined();
      }),
    );
  });

  test("of a proposal is filled in again as it was sent", () => {
    fc.assert(
      fc.property(anyForm, ([form, values]) => {
        const result = checkForm(form, values);
        if (!result.isValid || !isProposalName(form)) return;
        const sent = JSON.parse(JSON.stringify(toCmsData(result.checked)));
        const content = { ...sent, Art: form, Name: sent.Name ?? null, E_Mail: sent.E_Mail ?? null };
        const again = checkForm(form, fromCmsData(content));
        const { Bestaetigung_gewuenscht: _, ...data } = sent;
        expect(again.isValid && JSON.parse(JSON.stringify(toCmsData(again.checked)))).toMatchObject(data);
      }),
    );
  });

  test("is checked to the same values a second time", () => {
    fc.assert(
      fc.property(anyForm, ([form, values]) => {
        const result = checkForm(form, values);
        if (!result.isValid) return;
        const again = Object.entries(result.checked.values).map(([name, value]) => [
          name,
          typeof value === "string" ? value : value ? ticked : "",
        ]);
        expect(checkForm(form, Object.fromEntries(again))).toEqual(result);
      }),
    );
  });

  test("of an event ends after its beginning, also in the nights in which the clocks change", () => {
    const clock = fc.constantFrom("01:30", "02:00", "02:15", "02:30", "03:00", "03:15", "03:30");
    const day = fc.constantFrom("2027-03-28", "2027-10-31");
    const lastDay = fc.option(day, { nil: "" });
    fc.assert(
      fc.property(day, clock, lastDay, clock, (day, begin, lastDay, end) => {
        const event = {
          ...sender,
          title: "Fest",
          place: "Anger",
          text: "Mit Musik",
          day,
          begin,
          lastDay,
          end,
        };
        const result = checkForm("veranstaltung", event);
        if (!result.isValid) return;
        const { startsAt, endsAt } = eventSpan({ day, begin, lastDay, end, allDay: false });
        expect(endsAt === undefined || endsAt > startsAt).toBe(true);
      }),
    );
  });
});
