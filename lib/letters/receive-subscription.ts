import { randomBytes } from "node:crypto";
import { hasForeignLocalPart, toMailAddress } from "@dorfforum/shared/forms/mail-address";
import { maxThemes } from "@dorfforum/shared/letters/limits";
import { isTheme, type Theme } from "@dorfforum/shared/letters/themes";
import { z } from "zod";
import { readText, storeText } from "@/lib/caches/ttl-store";
import { isCmsRequestError } from "@/lib/cms/errors";
import { getSettings } from "@/lib/cms/settings";
import { type FormValues, hidden, ticked } from "@/lib/forms/values";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { formErrors } from "@/lib/texts/form-errors";
import { oneLine } from "@/lib/typography/one-line";
import { pushTexts } from "./base/push-texts";
import { type Consent, subscriptionTexts as texts } from "./base/subscription-texts";
import { orderSubscription } from "./cms/subscriptions";

/**
 * The names of the form's fields. Each box has the name of its theme. `query` narrows the boxes and `narrowed` is what they are
 * narrowed to; `press` is of the buttons that do not order.
 */
export const orderFields = {
  address: "email",
  asked: "gefragt",
  shown: "gezeigt",
  query: "suche",
  narrowed: "gesucht",
  press: "taste",
} as const;

/** The values of `press`: the button beside the field, and what the key Enter presses in any field */
export const presses = { search: "suchen", enter: "eingabe" } as const;

/**
 * Whether a form was sent to narrow its boxes, and orders nothing. Enter searches for what was typed and not yet searched for.
 * @param typed in the field, as cleanQuery()
 */
export function isSearch(values: FormValues, typed: string): boolean {
  const { [orderFields.press]: press, [orderFields.narrowed]: narrowed = "" } = values;
  return press === presses.search || (press === presses.enter && typed !== narrowed);
}

const refusals = Object.keys(texts.refusals) as (keyof typeof texts.refusals)[];

/** Why an order was not taken: errors of fields, or a refusal */
const OrderProblem = z.object({
  address: z.string().optional(),
  themes: z.string().optional(),
  refusal: z.enum(refusals).optional(),
});
export type OrderProblem = z.infer<typeof OrderProblem>;

/** The boxes that were ticked */
export const tickedThemes = (values: FormValues): Theme[] =>
  Object.entries(values).flatMap(([name, value]) => (value === ticked && isTheme(name) ? [name] : []));

/** What the page was asked to offer: the page that an error leads to offers it again. */
export const askedThemes = (values: FormValues): Theme[] => themesOf(values, "asked").slice(0, maxThemes);

/** What the page of a subscription had ticked */
export const shownThemes = (values: FormValues): Theme[] => themesOf(values, "shown");

const themesOf = (values: FormValues, field: "asked" | "shown") =>
  (values[orderFields[field]] ?? "").split(" ").filter(isTheme);

const senderName = async () => (await getSettings())?.municipality ?? texts.sender;

/** What the sender of an order agrees to: the page shows it. */
export const mailConsent = async (): Promise<Consent> => texts.consent(await senderName());

/** What the sender of an order for a device agrees to */
export const deviceConsent = async (): Promise<Consent> => pushTexts.consent(await senderName());

/** What the CMS stores with the order */
export const wholeConsent = ({ line, rest }: Consent): string => `${line} ${rest}`;

/** Checks an order and hands it to the CMS. @returns undefined once the CMS has taken it */
export async function receiveSubscription(
  values: FormValues,
  headers: Headers,
  visitor: string,
): Promise<OrderProblem | undefined> {
  if (!isOwnOrigin(headers)) return { refusal: "foreign" };
  if (values[hidden.trap]) return { refusal: "trap" };
  const written = oneLine(values[orderFields.address] ?? "");
  const address = toMailAddress(written);
  const themes = tickedThemes(values);
  const errors = { address: address ? undefined : addressError(written), themes: themesError(themes) };
  if (!address || errors.themes) return errors;
  const isAllowed =
    (await isWithin("sendings", visitor)) &&
    (await isWithin("sendingsOfADay", visitor)) &&
    (await isWithin("sendingsOfAll"));
  if (!isAllowed) return { refusal: "tooMany" };
  try {
    await orderSubscription({ address, themes, consent: wholeConsent(await mailConsent()) });
    return undefined;
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    reportError(error, { part: "mail order" });
    return { refusal: "unavailable" };
  }
}

function addressError(written: string): string {
  if (written === "") return texts.errors.address;
  return hasForeignLocalPart(written) ? formErrors.emailLocalPart : formErrors.email;
}

function themesError({ length }: Theme[]): string | undefined {
  if (length === 0) return texts.errors.noTheme;
  return length > maxThemes ? texts.errors.tooMany(maxThemes) : undefined;
}

const KeptOrder = z.object({
  address: z.string(),
  themes: z.array(z.custom<Theme>(isTheme)),
  problem: OrderProblem,
});
export type KeptOrder = z.infer<typeof KeptOrder>;

const keptSeconds = 30 * 60;
const maxKeptAddress = 500;

/** Keeps an order that was not taken, or not meant to be yet, for the page that gives it back. @returns a random id */
export async function keepOrder(values: FormValues, problem: OrderProblem): Promise<string> {
  const id = randomBytes(18).toString("base64url");
  const address = (values[orderFields.address] ?? "").slice(0, maxKeptAddress);
  const order: KeptOrder = { address, themes: tickedThemes(values).slice(0, 2 * maxThemes), problem };
  await storeText(`order:${id}`, JSON.stringify(order), keptSeconds);
  return id;
}

/** Undefined when it has expired. */
export async function getKeptOrder(id: unknown): Promise<KeptOrder | undefined> {
  if (typeof id !== "string" || !/^[\w-]{24}$/.test(id)) return undefined;
  const text = await readText(`order:${id}`);
  return text === undefined ? undefined : KeptOrder.safeParse(JSON.parse(text)).data;
}
