import { hasForeignLocalPart, toMailAddress } from "@dorfforum/shared/forms/mail-address";
import { maxPlacesAtOnce, maxPlacesOf } from "@dorfforum/shared/registrations/limits";
import { registrationFields } from "@dorfforum/shared/registrations/request-fields";
import { type FieldErrors, type FormValues, ticked } from "@/lib/forms/values";
import { formErrors } from "@/lib/texts/form-errors";
import { oneLine } from "@/lib/typography/one-line";
import { registerTexts } from "./base/form-texts";

const { fields: texts } = registerTexts;
const { name, answer, note } = registrationFields.anmeldung;

/** The fields that people fill in, by their names in the form, in the order of the page */
export const typedFields = ["name", "email", "places", "answer", "note", "reminder"] as const;

type TypedRegistration = {
  name: string;
  email: string;
  places: number;
  answer: string;
  note: string;
  reminder: boolean;
};

type Checked = { isValid: true; typed: TypedRegistration } | { isValid: false; errors: FieldErrors };

/** A number of places that somebody chose; undefined for what is none, or more than `max`. */
export function toPlaces(written: string | undefined, max = maxPlacesAtOnce): number | undefined {
  const places = /^\d{1,2}$/.test(written?.trim() ?? "") ? Number(written) : 0;
  return places >= 1 && places <= max ? places : undefined;
}

/**
 * Checks what was typed; spaces at both ends do not count.
 * @param eventPlaces undefined without a limit
 */
export function checkRegistration(values: FormValues, eventPlaces: number | undefined): Checked {
  const max = maxPlacesOf(eventPlaces);
  const typed = {
    name: oneLine(values.name ?? ""),
    email: oneLine(values.email ?? ""),
    answer: oneLine(values.answer ?? ""),
    note: (values.note ?? "").trim().replaceAll("\r\n", "\n"),
    reminder: values.reminder === ticked,
  };
  const places = toPlaces(values.places, max);
  const email = toMailAddress(typed.email);
  const errors = {
    name: typed.name === "" ? texts.name.missing : tooLong(typed.name, name),
    email: email === undefined ? emailError(typed.email) : undefined,
    places: places === undefined ? texts.places.wrong(max) : undefined,
    answer: tooLong(typed.answer, answer),
    note: tooLong(typed.note, note),
  };
  const found = Object.entries(errors).filter((each): each is [string, string] => each[1] !== undefined);
  return email === undefined || places === undefined || found.length > 0
    ? { isValid: false, errors: Object.fromEntries(found) }
    : { isValid: true, typed: { ...typed, email, places } };
}

const tooLong = ({ length }: string, { max }: { max: number }) =>
  length > max ? formErrors.tooLong(max) : undefined;

function emailError(written: string): string {
  if (written === "") return texts.email.missing;
  return hasForeignLocalPart(written) ? formErrors.emailLocalPart : formErrors.email;
}
