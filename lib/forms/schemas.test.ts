import { maxUploadBytes } from "@dorfforum/shared/forms/form-fields";
import { formErrors } from "@/lib/texts/form-errors";
import { formTexts } from "@/lib/texts/form-texts";
import { formNames } from "@/lib/urls/form-names";
import { formFields } from "./form-fields";
import { checkForm } from "./schemas";
import { ticked } from "./values";

const sender = { name: "Vorsitzende", email: "vorstand@example.org" };
const message = { ...sender, subject: "frage", text: "Wann ist das Rathaus offen?" };
const event = {
  ...sender,
  title: "Herbstfest",
  day: "2027-10-02",
  begin: "19:00",
  place: "Gerätehaus",
  text: "Mit Musik.",
};

type Form = (typeof formNames)[number];
type Values = Record<string, string>;

function errorsOf(form: Form, values: Values, pictureBytes?: number) {
  const result = checkForm(form, values, pictureBytes);
  return result.isValid ? {} : result.errors;
}

function checkedValues(form: Form, values: Values): Record<string, string | boolean> {
  const result = checkForm(form, values);
  if (!result.isValid) throw new Error(JSON.stringify(result.errors));
  return result.checked.values;
}

test("the values of a complete message are those that were typed", () => {
  expect(checkedValues("kontakt", message)).toEqual({ ...message, copy: false });
});

test.each(formNames)("an empty form %s has a sentence at each required field", (form) => {
  const errors = errorsOf(form, {});
  expect(Object.keys(errors).length).toBeGreaterThan(0);
  for (const error of Object.values(errors)) expect(error).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test("errors have the order of the page, including those of rules over several fields", () => {
  expect(Object.keys(errorsOf("veranstaltung", { lastDay: "2027-01-01" }))).toEqual([
    "title",
    "day",
    "begin",
    "end",
    "place",
    "text",
    "name",
    "email",
  ]);
});

test("a field of blanks is empty", () => {
  expect(errorsOf("kontakt", { ...message, name: " \t " })).toEqual({
    name: formTexts.kontakt.fields.name.missing,
  });
});

test("unknown fields are left out", () => {
  const values = checkedValues("kontakt", { ...message, isAdmin: "ja", __proto__: "x" });
  expect(Object.keys(values)).toEqual(["name", "email", "subject", "text", "copy"]);
});

test("line breaks in a line and control characters are removed", () => {
  const { name, text } = checkedValues("kontakt", {
    ...message,
    name: "Vorsitzende\r\nBcc: alle@example.org\u0000",
    text: "Erste Zeile\r\nzweite\u0007 \u202eZeile\u2028dritte",
  });
  expect(name).toBe("Vorsitzende Bcc: alle@example.org");
  expect(text).toBe("Erste Zeile\nzweite Zeile\ndritte");
});

test("markup and formulas stay as they were typed", () => {
  const text = '<script>alert(1)</script> =HYPERLINK("https://example.org")';
  expect(checkedValues("kontakt", { ...message, text }).text).toBe(text);
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

test("an address with umlauts in its domain stays as it was typed; before the @ they are refused", () => {
  const email = "vorstand@sv-grün-weiß.example";
  expect(checkedValues("kontakt", { ...message, email }).email).toBe(email);
  expect(errorsOf("kontakt", { ...message, email: "jörg@example.org" })).toEqual({
    email: formErrors.emailLocalPart,
  });
});

test("a picture above the limit is an error at its field", () => {
  expect(errorsOf("veranstaltung", event, maxUploadBytes)).toEqual({});
  expect(errorsOf("veranstaltung", event, maxUploadBytes + 1)).toEqual({
    picture: formErrors.pictureTooLarge(maxUploadBytes / 1024 / 1024),
  });
});

test("the error of a text that is too long names its limit", () => {
  const { max } = formFields.kontakt.text;
  expect(errorsOf("kontakt", { ...message, text: "ä".repeat(max) })).toEqual({});
  expect(errorsOf("kontakt", { ...message, text: "ä".repeat(max + 1) })).toEqual({
    text: formErrors.tooLong(max),
  });
  expect(formErrors.tooLong(5000)).toBe("Das ist zu lang: Erlaubt sind 5.000 Zeichen.");
});

test("a choice that was not offered is an error", () => {
  expect(errorsOf("kontakt", { ...message, subject: "toString" })).toEqual({ subject: formErrors.choose });
});

test("an event has a beginning or lasts the whole day", () => {
  expect(errorsOf("veranstaltung", { ...event, begin: "" })).toEqual({ begin: formErrors.begin });
  expect(errorsOf("veranstaltung", { ...event, begin: "", allDay: ticked })).toEqual({});
});

test("an event ends after its beginning; without a last day that may be in the night after", () => {
  expect(errorsOf("veranstaltung", { ...event, end: "02:00" })).toEqual({});
  for (const end of ["18:00", "19:00"])
    expect(errorsOf("veranstaltung", { ...event, end })).toEqual({ end: formErrors.end });
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

test("an offer of help needs a topic or a text, and an address or a number", () => {
  const help = { name: "Nachbarin", helpPhotos: ticked, telephone: "030 23125 140" };
  expect(errorsOf("hilfe", help)).toEqual({});
  expect(errorsOf("hilfe", { ...help, helpPhotos: "", telephone: "" })).toEqual({
    helpTexts: formErrors.help,
    email: formErrors.emailOrTelephone,
  });
});

test("a web address may be typed without its protocol", () => {
  const club = { ...sender, overview: "verein", title: "Chor", text: "Wir singen." };
  const { website } = checkedValues("organisation", { ...club, website: "www.chor.example" });
  expect(website).toBe("https://www.chor.example");
  expect(errorsOf("organisation", { ...club, website: "javascript:alert(1)" })).toEqual({
    website: formErrors.webAddress,
  });
});
