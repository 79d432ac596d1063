import { isCmsRequestError } from "@/lib/cms/errors";
import { readForm } from "@/lib/forms/read-form";
import type { FormValues } from "@/lib/forms/values";
import { otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { visitorKey } from "@/lib/http/visitor-address";
import { deviceFields } from "@/lib/letters/base/device-fields";
import {
  confirmDevice,
  findDevice,
  leaveDevice,
  orderForDevice,
  renewDevice,
} from "@/lib/letters/cms/devices";
import { deviceConsent, tickedThemes, wholeConsent } from "@/lib/letters/receive-subscription";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";

/** More than every category of a large village takes */
const maxBodyBytes = 50_000;

/** Orders, renews and ends push messages of a device, says what it gets, and takes the code by which its worker confirms it. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const visitor = visitorKey(headers);
  if (!isOwnOrigin(headers)) return answer(403);
  if (!(await isWithin("posts", visitor))) return answer(429);
  const values = (await readForm(request, maxBodyBytes))?.values ?? {};
  try {
    return await carryOut(values, visitor);
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    if (error.status === 400 || error.status === 409) return answer(error.status);
    reportError(error, { part: "push" });
    return answer(503);
  }
}

async function carryOut(values: FormValues, visitor: string): Promise<Response> {
  const { action, endpoint, formerEndpoint, publicKey, secret, code } = deviceFields;
  const Endpunkt = values[endpoint] ?? "";
  const address = () => ({
    Endpunkt,
    Oeffentlicher_Schluessel: values[publicKey] ?? "",
    Schluessel_auth: values[secret] ?? "",
  });
  const mayStore = async () => (await isWithin("devices", visitor)) && (await isWithin("sendingsOfAll"));
  switch (values[action]) {
    case "bestellen":
      if (!(await mayStore())) return answer(429);
      await orderForDevice({
        ...address(),
        Themen: tickedThemes(values),
        Wortlaut: wholeConsent(await deviceConsent()),
      });
      return answer(200);
    case "erneuern":
      if (!(await mayStore())) return answer(429);
      await renewDevice({ ...address(), Bisher: values[formerEndpoint] ?? "" });
      return answer(200);
    case "bestaetigen":
      await confirmDevice(values[code] ?? "");
      return answer(200);
    case "stand":
      return answer(200, await findDevice(Endpunkt));
    case "beenden":
      await leaveDevice(Endpunkt);
      return answer(200);
    default:
      return answer(400);
  }
}

const answer = (status: number, data: unknown = null) =>
  Response.json({ data }, { status, headers: { "Cache-Control": "no-store" } });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
