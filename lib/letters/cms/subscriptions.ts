import { type Theme, themePattern } from "@dorfforum/shared/letters/themes";
import { z } from "zod";
import { changeByCode, findByCode, isCode } from "@/lib/cms/by-code";
import { cmsJson } from "@/lib/cms/client";
import { serverEnv } from "@/lib/env/server";
import { reportError } from "@/lib/monitoring/report-error";
import { notePageChange } from "@/lib/runtime/page-changes";
import { processWide } from "@/lib/runtime/process-wide";

const weekdays = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"] as const;

const Offer = z.object({
  data: z.object({
    Mail: z.boolean(),
    Brief: z.object({ Wochentag: z.enum(weekdays), Stunde: z.int().min(0).max(23) }),
    /** The public key by which push services know this village; null where push is off */
    Push: z.string().nullish(),
  }),
});

/** When the week's letter is sent, in village time */
export type LetterTime = z.infer<typeof Offer>["data"]["Brief"];

const offerIntervalMs = 30_000;
type Known = { letterTime?: LetterTime; pushKey?: string };
const known = processWide("mailOffer", () => ({ offer: {} as Known }));

/** Whether the CMS sends mail; not until it has said so. While it is away, its last answer holds. */
export const sendsMail = (): boolean => known.offer.letterTime !== undefined;

/** Whether visitors may order letters, as FEATURES has it. Links of letters that went out open their pages anyway. */
export const areLettersOn = (): boolean => serverEnv().FEATURES.includes("letters");

/** Undefined where letters are off or the CMS sends no mail */
export const mailOffer = (): LetterTime | undefined => (areLettersOn() ? known.offer.letterTime : undefined);

/** Undefined where letters are off or the CMS sends no push messages */
export const pushKey = (): string | undefined => (areLettersOn() ? known.offer.pushKey : undefined);

async function readOffer(): Promise<void> {
  try {
    const { data } = await cmsJson("/api/abonnements/angebot", Offer, { token: "CMS_API_TOKEN" });
    const offer: Known = data.Mail
      ? { letterTime: data.Brief, ...(data.Push && { pushKey: data.Push }) }
      : {};
    if (JSON.stringify(offer) !== JSON.stringify(known.offer)) notePageChange();
    known.offer = offer;
  } catch (error) {
    reportError(error, { part: "mail offer" });
  }
}

/** Asks the CMS every 30 seconds whether it sends mail, so that no page has to wait for it. */
export function followMailOffer(): void {
  void readOffer();
  setInterval(readOffer, offerIntervalMs).unref();
}

const Themes = z.array(z.string().regex(themePattern).pipe(z.custom<Theme>()));

const Subscription = z.object({
  /** The link that was followed: of the confirmation mail, of every letter, or mailed for a day to change it */
  Art: z.enum(["bestellung", "verwaltung", "aenderung"]),
  /** `ersetzt`: a newer mail has another link in its place */
  Stand: z.enum(["offen", "bestätigt", "abgelaufen", "ersetzt"]),
  /** Shortened, but for a link of the kind "aenderung" */
  Adresse: z.string(),
  Themen: Themes,
  Pausiert: z.boolean(),
  /** Three letters in a row were refused. */
  Gestoppt: z.boolean(),
  Bestellt_am: z.iso.datetime(),
  Bestaetigt_am: z.iso.datetime().nullable(),
  Wortlaut: z.string(),
  /** All that is stored of it, for the link of a day alone */
  Gespeichert: z.looseObject({ Themen: Themes, Bestellt: Themes }).optional(),
});

export type Subscription = z.infer<typeof Subscription>;

/**
 * What the link of a mail opens. Reading changes nothing.
 * @returns null for a link that opens nothing any more, undefined for what is no code
 * @throws CmsRequestError
 */
export const findSubscription = (code: string): Promise<Subscription | null | undefined> =>
  findByCode("/api/abonnements", code, Subscription);

/** The code and the theme in the path of a page that leaves a theme */
export function parseLeaving(path: string): { code: string; theme: Theme } | undefined {
  const [code = "", theme = "", ...rest] = path.split("/");
  const isLeaving = isCode(code) && themePattern.test(theme) && rest.length === 0;
  return isLeaving ? { code, theme: theme as Theme } : undefined;
}

type Order = { address: string; themes: readonly Theme[]; consent: string };

/**
 * Has the CMS mail a link that confirms the order. It tells nobody whether it knows the address, and is not repeated, for
 * each order may be a mail.
 * @throws CmsRequestError
 */
export async function orderSubscription({ address, themes, consent }: Order): Promise<void> {
  const data = { E_Mail: address, Themen: themes, Wortlaut: consent };
  await cmsJson("/api/abonnements", z.unknown(), { token: "CMS_WRITE_TOKEN", body: { data } });
}

export const subscriptionActions = [
  "bestaetigen",
  "pausieren",
  "fortsetzen",
  "beenden",
  "abbestellen",
  "aenderlink",
  "aendern",
] as const;

type Change = {
  Aktion: (typeof subscriptionActions)[number];
  Thema?: Theme;
  Themen?: readonly Theme[];
  /** What the page had ticked, so that what is ordered meanwhile stays */
  Gezeigt?: readonly Theme[];
};

/** Changes the subscription of a link. @throws CmsRequestError with status 409 where the link does not allow it */
export const changeSubscription = (code: string, data: Change): Promise<unknown> =>
  // Each press for the link of a day is a mail.
  changeByCode("/api/abonnements", code, { data, isRepeatable: data.Aktion !== "aenderlink" });
