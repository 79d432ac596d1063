import { isCmsRequestError } from "@/lib/cms/errors";
import { berlinDay } from "@/lib/dates/format";
import { type FormName, takesPicture } from "@/lib/form-names";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { cleanPicture, PictureError } from "@/lib/media/clean-picture";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/routes";
import { isWithin } from "@/lib/security/rate-limits";
import { formErrors } from "@/lib/texts/form-errors";
import { type Answer, refused } from "./answer";
import { checkForm } from "./check-form";
import { proofProblem } from "./proof-of-work";
import type { ReadForm } from "./read-form";
import { recaptchaProblem } from "./recaptcha";
import { signReceipt } from "./signed-receipt";
import { storeForm } from "./store-form";
import { type FormValues, hidden } from "./values";

/**
 * Decides what becomes of a form, in the order in which a person would want to hear of it, and hands it to the CMS.
 * The one way in, for browsers with JavaScript and without.
 *
 * @param visitor whom limits are counted by (visitor-address.ts)
 */
export async function receiveForm(
  form: FormName,
  headers: Headers,
  read: ReadForm,
  visitor: string,
): Promise<Answer> {
  const { values, picture, isCut } = read;
  if (!isOwnOrigin(headers)) return refused("foreign");
  if (isCut) return refused("tooLarge");
  if (values[hidden.trap]) return refused("trap");

  const checked = checkForm(form, values);
  const errors = { ...(checked.isValid ? {} : checked.errors), ...laterErrors(form, values) };
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  if (!checked.isValid) return refused("unreadable");

  const key = values[hidden.key] ?? "";
  if (!values[hidden.proof] && !values[hidden.recaptcha]) return refused("noScript");
  if (!/^[\w-]{16,100}$/.test(key)) return refused("unreadable");
  if (!(await isPerson(form, values))) return refused("robotCheck");
  const isAllowed =
    (await isWithin("sendings", visitor)) &&
    (await isWithin("sendingsOfADay", visitor)) &&
    (await isWithin("sendingsOfAll"));
  if (!isAllowed) return refused("tooMany");

  try {
    const clean = picture && takesPicture(form) ? await cleanPicture(picture) : undefined;
    // The form's name and its schema belong together: checkForm() took one by the other.
    const sending = { form, data: checked.data } as Parameters<typeof storeForm>[0];
    const receipt = await storeForm(sending, key, clean);
    if (receipt.earlier && !receipt.same) return { kind: "earlier", reference: receipt.reference };
    const { telephone, email } = values;
    const canAnswer = Boolean(email?.trim() || telephone?.trim());
    return { kind: "sent", to: routes.sent(signReceipt(form, receipt, canAnswer)) };
  } catch (error) {
    if (error instanceof PictureError)
      return { kind: "invalid", errors: { picture: formErrors.picture[error.problem] } };
    if (!isCmsRequestError(error)) throw error;
    reportError(error, { form });
    return refused(error.status === 400 ? "declined" : "unavailable");
  }
}

/** What is wrong on the village's calendar only, whatever the visitor's clock says. */
function laterErrors(form: FormName, { day, lastDay }: FormValues): Record<string, string> {
  const last = lastDay || day;
  const isOver =
    form === "veranstaltung" && last !== undefined && last !== "" && last < berlinDay(new Date());
  return isOver ? { day: formErrors.dayOver } : {};
}

async function isPerson(form: FormName, values: FormValues): Promise<boolean> {
  const token = values[hidden.recaptcha];
  if (token) {
    const problem = await recaptchaProblem(form, token);
    if (problem === undefined) return true;
    if (problem === "unreachable" || problem === "unreadable") {
      reportError(new Error("reCAPTCHA gave no verdict; the browser solves a task of ours"), { problem });
    }
  }
  const proof = values[hidden.proof];
  return proof !== undefined && proof !== "" && (await proofProblem(form, proof)) === undefined;
}
