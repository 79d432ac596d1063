import { Message, Submission } from "@/cms/src/features/inbox/arrivals";
import { BookingArrival } from "@/cms/src/features/rooms/booking-arrival";
import "@/lib/testing/server-environment";
import type { FormField } from "@dorfforum/shared/forms/form-fields";
import { requestedSpan } from "@/lib/rooms/requested-dates";
import { type FieldText, formTexts } from "@/lib/texts/form-texts";
import { type FormName, formNames } from "@/lib/urls/form-names";
import { collectionOf, fieldsOf } from "./form-fields";
import { checkForm } from "./schemas";
import { type CmsData, toCmsData } from "./to-cms-data";
import { ticked } from "./values";

/*
 * The contract between the site's forms and the CMS: what the one side accepts the other accepts too, up to the last
 * character, and neither accepts more.
 */

const textsOf = (form: FormName): Record<string, FieldText> => formTexts[form].fields;

const longestValues: Partial<Record<FormField["kind"], (max: number) => string>> = {
  email: (max) =>
    `nachbarin@${"a.".repeat(200)}`
      .slice(0, max - 3)
      .replace(/\.$/, "a")
      .concat(".de"),
  telephone: (max) => "0".repeat(max),
  webAddress: (max) => "https://verein.example/".padEnd(max, "a"),
  page: (max) => "/".padEnd(max, "a"),
  postcode: () => "12345",
  // A room can be asked for two years ahead.
  date: () => `${new Date().getFullYear() + 1}-12-31`,
  time: () => "19:30",
  checkbox: () => ticked,
};

/** The longest value that a field of the page accepts; a choice's last option. */
function longestValue(form: FormName, name: string, { kind, max = 0 }: FormField): string {
  const options = Object.keys(textsOf(form)[name]?.options ?? {});
  return options.at(-1) ?? longestValues[kind]?.(max) ?? "ß".repeat(max);
}

const inputsOf = (form: FormName) =>
  Object.entries(fieldsOf(form)).filter(([, { kind, computed }]) => kind !== "picture" && !computed);

/** A room is needed from one time to a later one. */
const laterTimes = { end: "20:30", clearUntil: "21:30" };

const longestForm = (form: FormName): Record<string, string> => ({
  ...Object.fromEntries(inputsOf(form).map(([name, field]) => [name, longestValue(form, name, field)])),
  ...(form === "raum" && laterTimes),
});

function cmsData(form: FormName, values: Record<string, string>): CmsData {
  const result = checkForm(form, values);
  if (!result.isValid) throw new Error(JSON.stringify(result.errors));
  const { checked } = result;
  const computed = checked.form === "raum" ? requestedSpan(checked.values) : undefined;
  return { ...toCmsData(checked, computed), Schluessel: "a-key-of-sixteen-signs" };
}

const receivers = { nachrichten: Message, einsendungen: Submission, buchungen: BookingArrival };

const cmsIssues = (form: FormName, data: CmsData) =>
  receivers[collectionOf(form)].safeParse(data).error?.issues ?? [];

test.each(formNames)("the CMS accepts the longest values of the form %s", (form) => {
  expect(cmsIssues(form, cmsData(form, longestForm(form)))).toEqual([]);
});

test.each(formNames)("the CMS accepts the form %s with nothing but its required fields", (form) => {
  const required = inputsOf(form).filter(([name, { required }]) => required || name === "begin");
  const values = Object.fromEntries(required.map(([name, field]) => [name, longestValue(form, name, field)]));
  const telephone = "030 23125 140";
  const more = { hilfe: { helpElse: ticked, telephone }, raum: { end: laterTimes.end, telephone } };
  expect(cmsIssues(form, cmsData(form, { ...values, ...more[form as keyof typeof more] }))).toEqual([]);
});

const limits = formNames.flatMap((form) =>
  inputsOf(form).flatMap(([name, { kind, max }]) =>
    max && kind !== "choice" ? [{ form, name, kind, max }] : [],
  ),
);

test.each(limits)(
  "the site refuses one character more than $max in $form.$name",
  ({ form, name, kind, max }) => {
    const longer = kind === "email" ? `a${longestValues.email?.(max)}` : "/".padEnd(max + 1, "0");
    const result = checkForm(form, { ...longestForm(form), [name]: longer });
    expect(result.isValid ? [] : Object.keys(result.errors)).toContain(name);
  },
);

const storedLimits = formNames.flatMap((form) =>
  Object.values(fieldsOf(form)).flatMap(({ attribute, kind, max, maxPrefix = 0 }) =>
    attribute && max && kind !== "postcode" ? [{ form, attribute, kind, size: max + maxPrefix }] : [],
  ),
);

test.each(storedLimits)(
  "the CMS refuses one character more than $size in $attribute of $form",
  ({ form, attribute, kind, size }) => {
    const fill = (length: number): CmsData => {
      const value = longestValues[kind]?.(length) ?? "x".repeat(length);
      const data = cmsData(form, longestForm(form));
      const [top = "", key] = attribute.split(".");
      return key ? { ...data, [top]: { ...Object(data[top]), [key]: value } } : { ...data, [top]: value };
    };
    expect(cmsIssues(form, fill(size))).toEqual([]);
    expect(cmsIssues(form, fill(size + 1)).map(({ path }) => path.join("."))).toEqual([attribute]);
  },
);

const choices = formNames.flatMap((form) =>
  Object.entries(textsOf(form)).flatMap(([name, { options = {} }]) =>
    Object.keys(options).map((option) => ({ form, name, option })),
  ),
);

test.each(choices)("the CMS accepts the choice $option of $form.$name", ({ form, name, option }) => {
  expect(cmsIssues(form, cmsData(form, { ...longestForm(form), [name]: option }))).toEqual([]);
});

test.each([
  "o'neil+dorf@example.org",
  "a!#$%&*/=?^_`{|}~-b@example.org",
  "a.b.c@example.org",
  "a@sv-grün-weiß.example",
])("the CMS accepts the address %s, as the site does", (email) => {
  expect(cmsIssues("kontakt", cmsData("kontakt", { ...longestForm("kontakt"), email }))).toEqual([]);
});

test("the CMS accepts a text from which the site has removed hidden characters", () => {
  const text = "\u202aHallo\u0000\u202c\u2028Welt\r\n\u2066!\u2069";
  const data = cmsData("kontakt", { ...longestForm("kontakt"), name: text, text });
  expect(cmsIssues("kontakt", data)).toEqual([]);
  expect(data).toMatchObject({ Name: "Hallo Welt !", Text: "Hallo\nWelt\n!" });
});
