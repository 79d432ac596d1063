/** @jest-environment node */
import "@/lib/testing/server-environment";
import type { CheckedForm } from "./form-fields";
import { checkForm } from "./schemas";
import { eventSpan, toCmsData } from "./to-cms-data";
import { ticked } from "./values";

const sender = { name: "Nachbarin", email: "nachbarin@example.org", consent: ticked };

function dataOf(form: CheckedForm["form"], values: Record<string, string>) {
  const result = checkForm(form, values);
  if (!result.isValid) throw new Error(JSON.stringify(result.errors));
  return toCmsData(result.checked);
}

test("a message has its subject in words, and neither empty fields nor the consent", () => {
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

test.each(["Startseite", "https://example.org/", "//example.org", "/\\example.org"])(
  "the page %s, which is no path of the site, stands before the text",
  (page) => {
    const data = dataOf("barriere", { page, text: "Zu blass" });
    expect(data).toMatchObject({ Text: `Seite: ${page}\n\nZu blass` });
    expect(data).not.toHaveProperty("Seite");
  },
);

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
