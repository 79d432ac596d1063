/** @jest-environment node */

import { formNames } from "@/lib/form-names";
import { formErrors } from "@/lib/texts/form-errors";
import { checkForm } from "./check-form";
import { ticked } from "./values";

const sender = { name: "Vorsitzende", email: "vorstand@example.org", consent: ticked };
const message = { ...sender, subject: "frage", text: "Wann ist das Rathaus offen?" };
const event = {
  ...sender,
  title: "Herbstfest",
  day: "2027-10-02",
  begin: "19:00",
  place: "Gerätehaus",
  text: "Mit Musik.",
};

const errorsOf = (form: (typeof formNames)[number], values: Record<string, string>) => {
  const checked = checkForm(form, values);
  return checked.isValid ? {} : checked.errors;
};

test("a message that is complete is taken as it was typed", () => {
  expect(checkForm("kontakt", message)).toEqual({
    isValid: true,
    data: { ...message, consent: true, copy: false },
  });
});

test.each(formNames)("an empty form of %s says at each field what belongs there", (form) => {
  const errors = errorsOf(form, {});
  expect(Object.keys(errors).length).toBeGreaterThan(0);
  for (const error of Object.values(errors)) expect(error).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test("errors come in the order of the page, those between fields with the others", () => {
  expect(Object.keys(errorsOf("veranstaltung", { lastDay: "2027-01-01" }))).toEqual([
    "title",
    "day",
    "begin",
    "end",
    "place",
    "text",
    "name",
    "email",
    "consent",
  ]);
});

test("a field of blanks is empty, a missing tick is no consent", () => {
  expect(errorsOf("kontakt", { ...message, name: " \t ", consent: "" })).toEqual({
    name: formErrors.name,
    consent: formErrors.consent,
  });
});

test("fields that nobody asked for are left out", () => {
  const checked = checkForm("kontakt", { ...message, isAdmin: "ja", __proto__: "x" });
  expect(checked.isValid && Object.keys(checked.data).sort()).toEqual(
    ["consent", "copy", "email", "name", "subject", "text"].sort(),
  );
});

test("line breaks cannot begin a mail's header, and control characters go", () => {
  const checked = checkForm("kontakt", {
    ...message,
    name: "Vorsitzende\r\nBcc: alle@example.org\u0000",
    text: "Erste Zeile\r\nzweite\u0007 Zeile",
  });
  expect(checked.isValid && checked.data.name).toBe("Vorsitzende Bcc: alle@example.org");
  expect(checked.isValid && checked.data.text).toBe("Erste Zeile\nzweite Zeile");
});

test("markup and formulas stay what they are: text", () => {
  const text = '<script>alert(1)</script> =HYPERLINK("https://example.org")';
  const checked = checkForm("kontakt", { ...message, text });
  expect(checked.isValid && checked.data.text).toBe(text);
});

test.each([
  "vorstand",
  "vorstand@",
  "@example.org",
  "a b@example.org",
  "vorstand@example",
  "a@b.de\nBcc: c@d.de",
])("%j is no mail address", (email) =>
  expect(errorsOf("kontakt", { ...message, email })).toEqual({ email: formErrors.email }),
);

test("a text that is too long is told its limit", () => {
  expect(errorsOf("kontakt", { ...message, text: "ä".repeat(5001) })).toEqual({
    text: "Das ist zu lang: Erlaubt sind 5.000 Zeichen.",
  });
  expect(errorsOf("kontakt", { ...message, text: "ä".repeat(5000) })).toEqual({});
});

test("a choice that was not offered is none", () => {
  expect(errorsOf("kontakt", { ...message, subject: "toString" })).toEqual({ subject: formErrors.choose });
});

test("an event has a beginning or lasts the whole day", () => {
  expect(errorsOf("veranstaltung", { ...event, begin: "" })).toEqual({ begin: formErrors.begin });
  expect(errorsOf("veranstaltung", { ...event, begin: "", allDay: ticked })).toEqual({});
});

test("an event ends after its beginning; without a last day that may be in the night after", () => {
  expect(errorsOf("veranstaltung", { ...event, end: "02:00" })).toEqual({});
  expect(errorsOf("veranstaltung", { ...event, end: "19:00" })).toEqual({ end: formErrors.end });
  expect(errorsOf("veranstaltung", { ...event, end: "18:00", lastDay: "2027-10-02" })).toEqual({
    end: formErrors.end,
  });
  expect(errorsOf("veranstaltung", { ...event, end: "18:00", lastDay: "2027-10-03" })).toEqual({});
  expect(errorsOf("veranstaltung", { ...event, lastDay: "2027-10-01" })).toEqual({
    lastDay: formErrors.lastDay,
  });
  expect(errorsOf("veranstaltung", { ...event, lastDay: "2027-10-03" })).toEqual({
    end: formErrors.endMissing,
  });
});

test.each([
  { day: "2027-02-31", begin: "19:00" },
  { day: "morgen", begin: "19:00" },
])("$day is no day", (when) => {
  expect(errorsOf("veranstaltung", { ...event, ...when })).toEqual({ day: formErrors.day });
});

test("a report may come without a name, but a confirmation needs an address", () => {
  const report = { text: "Der Knopf hat keinen Namen." };
  expect(errorsOf("barriere", report)).toEqual({});
  expect(errorsOf("barriere", { ...report, copy: ticked })).toEqual({ email: formErrors.emailForCopy });
});

test("who offers help says with what, and leaves a number or an address", () => {
  const help = { name: "Nachbarin", consent: ticked, helpPhotos: ticked, telephone: "030 23125 140" };
  expect(errorsOf("hilfe", help)).toEqual({});
  expect(errorsOf("hilfe", { ...help, helpPhotos: "", telephone: "" })).toEqual({
    helpTexts: formErrors.help,
    email: formErrors.emailOrTelephone,
  });
});

test("an address of the web may be given as people say it", () => {
  const club = { ...sender, overview: "verein", title: "Chor", text: "Wir singen." };
  const checked = checkForm("organisation", { ...club, website: "www.chor.example" });
  expect(checked.isValid && checked.data.website).toBe("https://www.chor.example");
  expect(errorsOf("organisation", { ...club, website: "javascript:alert(1)" })).toEqual({
    website: formErrors.webAddress,
  });
});
