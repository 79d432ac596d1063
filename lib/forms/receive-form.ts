import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { isCmsRequestError } from "@/lib/cms/errors";
import { correctProposal, storeSubmission } from "@/lib/cms/submissions";
import { receivedForm } from "@/lib/features";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { cleanPicture, PictureError } from "@/lib/media/clean-picture";
import { TooManyConversionsError } from "@/lib/media/conversion-limiter";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { formErrors, pictureErrors } from "@/lib/texts/form-errors";
import type { FormName } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";
import { type CheckedForm, collectionOf, takesPicture } from "./form-fields";
import { type FormResponse, refused } from "./form-response";
import { proofProblem } from "./proof-of-work";
import type { ReadForm } from "./read-form";
import { recaptchaProblem } from "./recaptcha";
import { checkForm } from "./schemas";
import { signReceipt } from "./signed-receipt";
import { toCmsData } from "./to-cms-data";
import { type FormValues, hidden } from "./values";

type Sending = {
  form: FormName;
  headers: Headers;
  /** addressKey() of the sender */
  visitor: string;
  /** Of the proposal that the form corrects. Who knows it is no robot, for it is secret. */
  accessCode: string | undefined;
};

/** Checks a form and hands it to the CMS. The checks have the order in which their results help the visitor most. */
export async function receiveForm(
  { form, headers, visitor, accessCode }: Sending,
  { values, picture, isCut }: ReadForm,
): Promise<FormResponse> {
  if (!isOwnOrigin(headers)) return refused("foreign");
  if (isCut) return refused("tooLarge");
  if (values[hidden.trap]) return refused("trap");

  const sentPicture = takesPicture(form) ? picture : undefined;
  const result = checkForm(form, values, sentPicture?.length);
  const pastDay = findPastDay(form, values);
  if (!result.isValid || pastDay) {
    const errors = result.isValid ? {} : result.errors;
    return { kind: "invalid", errors: { ...errors, ...(pastDay && { [pastDay]: formErrors.dayOver }) } };
  }

  const problem = await problemOfFeature(result.checked);
  if (problem) return problem;

  const key = values[hidden.key] ?? "";
  if (accessCode === undefined) {
    if (!values[hidden.proof] && !values[hidden.recaptcha]) return refused("noScript");
    if (!/^[\w-]{16,100}$/.test(key)) return refused("unreadable");
    if (!(await isPerson(form, values))) return refused("robotCheck");
  }
  const isAllowed =
    (await isWithin("sendings", visitor)) &&
    (await isWithin("sendingsOfADay", visitor)) &&
    (await isWithin("sendingsOfAll"));
  if (!isAllowed) return refused("tooMany");
  return handOver(result.checked.form, () =>
    accessCode === undefined
      ? store(result.checked, key, sentPicture)
      : correct(result.checked, accessCode, sentPicture),
  );
}

/** The response to a form that its feature refuses, or of which nothing is known because the CMS fails. */
async function problemOfFeature({ form, values }: CheckedForm): Promise<FormResponse | undefined> {
  const received = receivedForm(form);
  if (!received?.findErrors) return undefined;
  const response = await handOver(form, async () => ({
    kind: "invalid",
    errors: (await received.findErrors?.(values)) ?? {},
  }));
  const isRight = response.kind === "invalid" && Object.keys(response.errors).length === 0;
  return isRight ? undefined : response;
}

/** The response to a form that the CMS may refuse. */
async function handOver(form: FormName, store: () => Promise<FormResponse>): Promise<FormResponse> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof PictureError)
      return { kind: "invalid", errors: { picture: pictureErrors[error.problem] } };
    if (error instanceof TooManyConversionsError) return refused("unavailable");
    if (!isCmsRequestError(error)) throw error;
    if (error.status === 409) return refused("takenOver");
    reportError(error, { form });
    return refused(error.status === 400 ? "declined" : "unavailable");
  }
}

async function store(
  checked: CheckedForm,
  key: string,
  picture: Uint8Array | undefined,
): Promise<FormResponse> {
  const { form, values } = checked;
  const receipt = await storeSubmission({
    collection: collectionOf(form),
    data: toCmsData(checked, await receivedForm(form)?.computeFields?.(values)),
    key,
    picture: picture && (await cleanPicture(picture)),
  });
  if (receipt.earlier && !receipt.same) return { kind: "earlier", reference: receipt.reference };
  const canAnswer = values.email !== "" || ("telephone" in values && values.telephone !== "");
  return { kind: "sent", to: routes.sent(signReceipt(form, receipt, canAnswer)) };
}

async function correct(
  checked: CheckedForm,
  accessCode: string,
  picture: Uint8Array | undefined,
): Promise<FormResponse> {
  await correctProposal(accessCode, toCmsData(checked), picture && (await cleanPicture(picture)));
  return { kind: "sent", to: routes.proposal(accessCode, "geaendert") };
}

/** The field with the last day of an event or offer that is over in the village. The browser's clock may be wrong. */
function findPastDay(form: FormName, { day, lastDay, until }: FormValues): "day" | "until" | undefined {
  const isOver = (last: string | undefined) => Boolean(last) && String(last) < berlinDay(new Date());
  if (form === "veranstaltung" && isOver(lastDay || day)) return "day";
  return form === "angebot" && isOver(until) ? "until" : undefined;
}

async function isPerson(form: FormName, values: FormValues): Promise<boolean> {
  const token = values[hidden.recaptcha];
  if (token) {
    const problem = await recaptchaProblem(form, token);
    if (problem === undefined) return true;
    if (problem === "unreachable" || problem === "unreadable") {
      reportError(new Error("reCAPTCHA gave no verdict; the browser will solve a task instead"), { problem });
    }
  }
  return (await proofProblem(form, values[hidden.proof] ?? "")) === undefined;
}
