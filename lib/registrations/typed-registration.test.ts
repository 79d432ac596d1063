import { formErrors } from "@/lib/texts/form-errors";
import { registerTexts } from "./base/form-texts";
import { checkRegistration, toPlaces } from "./typed-registration";

const { fields } = registerTexts;
const values = { name: "Familie Probe", email: "probe@example.org", places: "2" };

test("what is typed is taken without the blanks around it, and on one line where it has one", () => {
  expect(
    checkRegistration(
      {
        ...values,
        name: " Familie\n Probe ",
        answer: " ja ",
        note: "\r\nZwei Kinder\r\nund ein Hund ",
        reminder: "ja",
      },
      undefined,
    ),
  ).toEqual({
    isValid: true,
    typed: {
      name: "Familie  Probe",
      email: "probe@example.org",
      places: 2,
      answer: "ja",
      note: "Zwei Kinder\nund ein Hund",
      reminder: true,
    },
  });
});

test.each([
  [{ name: " " }, { name: fields.name.missing }],
  [{ name: "x".repeat(101) }, { name: formErrors.tooLong(100) }],
  [{ email: "" }, { email: fields.email.missing }],
  [{ email: "probe" }, { email: formErrors.email }],
  [{ email: "jürgen@example.org" }, { email: formErrors.emailLocalPart }],
  [{ places: "0" }, { places: fields.places.wrong(20) }],
  [{ places: "21" }, { places: fields.places.wrong(20) }],
  [{ places: "1e1" }, { places: fields.places.wrong(20) }],
  [{ answer: "x".repeat(301) }, { answer: formErrors.tooLong(300) }],
  [{ note: "x".repeat(501) }, { note: formErrors.tooLong(500) }],
  [
    { name: "", email: "", places: "" },
    { name: fields.name.missing, email: fields.email.missing, places: fields.places.wrong(20) },
  ],
])("%j is refused", (wrong, errors) => {
  expect(checkRegistration({ ...values, ...wrong }, undefined)).toEqual({ isValid: false, errors });
});

test.each([
  [6, "6", undefined],
  [6, "7", { places: fields.places.wrong(6) }],
  [30, "21", { places: fields.places.wrong(20) }],
])("of an event with %s places somebody asks for %s", (eventPlaces, places, errors) => {
  const checked = checkRegistration({ ...values, places }, eventPlaces);
  expect(checked.isValid ? undefined : checked.errors).toEqual(errors);
});

test.each([
  ["1", 1],
  [" 20", 20],
  ["-1", undefined],
  ["2.5", undefined],
  [undefined, undefined],
])("%s are %s places", (written, places) => expect(toPlaces(written)).toBe(places));
