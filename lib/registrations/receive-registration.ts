import { tagOf } from "@dorfforum/shared/registrations/tags";
import { isCmsRequestError } from "@/lib/cms/errors";
import { readForm } from "@/lib/forms/read-form";
import { type FormValues, hidden } from "@/lib/forms/values";
import { apiNotFound, floodAnswer } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { type AskedDate, getAskedDate } from "./asked-date";
import { dayInAddress, stateOf } from "./attendance";
import { registrationRoutes } from "./base/routes";
import { sendRegistration } from "./cms/registrations";
import { keepRegistration, type RegistrationProblem } from "./kept-registration";
import { checkRegistration, toPlaces } from "./typed-registration";

/** More than every field of the longest allowed length takes in any encoding */
const maxBodyBytes = 30_000;

/** Receives a registration. The page of its form then says what became of it. @throws CmsRequestError without a copy */
export async function receiveRegistration(request: Request, slug: string): Promise<Response> {
  const { headers } = request;
  const visitor = visitorKey(headers);
  if (!(await isWithin("posts", visitor))) return floodAnswer();
  const values = (await readForm(request, maxBodyBytes))?.values ?? {};
  const asked = await getAskedDate(slug, values.day, new Date());
  if (!asked) return apiNotFound(request);
  const day = dayInAddress(asked.event, asked.date);
  const problem = await handOver(values, asked, headers, visitor);
  return noStoreSeeOther(
    problem
      ? registrationRoutes.register(slug, day, await keepRegistration(values, problem))
      : registrationRoutes.mailed(slug, day, toPlaces(values.places)),
  );
}

/** @returns undefined once the CMS has taken it */
async function handOver(
  values: FormValues,
  { event, date }: AskedDate,
  headers: Headers,
  visitor: string,
): Promise<RegistrationProblem | undefined> {
  if (!isOwnOrigin(headers)) return { refusal: "foreign" };
  if (values[hidden.trap]) return { refusal: "trap" };
  const checked = checkRegistration(values, event.attendance?.places);
  if (!checked.isValid) return { errors: checked.errors };
  // The page says that it is closed.
  if (stateOf(event, date, new Date()) === undefined) return {};
  const isAllowed = (await isWithin("confirmedSendings", visitor)) && (await isWithin("sendingsOfAll"));
  if (!isAllowed) return { refusal: "tooMany" };
  const { name, email, places, answer, note, reminder } = checked.typed;
  try {
    await sendRegistration({
      Veranstaltung: event.id,
      Tag: tagOf(event, date),
      Name: name,
      E_Mail: email,
      Plaetze: places,
      ...(answer && event.attendance?.question && { Antwort: answer }),
      ...(note && { Bemerkung: note }),
      Erinnerung: reminder,
    });
    return undefined;
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    if (error.status === 409) return { refusal: "closed" };
    reportError(error, { part: "registration" });
    return { refusal: error.status === 400 ? "declined" : "unavailable" };
  }
}
