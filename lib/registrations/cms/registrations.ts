import { type CoarseState, coarseStates } from "@dorfforum/shared/registrations/coarse-state";
import { z } from "zod";
import { changeByCode, findByCode } from "@/lib/cms/by-code";
import { cmsJson, withRetry } from "@/lib/cms/client";
import { isCmsRequestError } from "@/lib/cms/errors";
import { instantInUtc, textOrEmpty } from "@/lib/cms/wire";

/** What somebody may see of a registration. Once it is cancelled its details are gone. Times are instants (ISO). */
const Registration = z.object({
  /** `gefragt`: a place became free, and it is asked for an answer */
  Stand: z.enum(["offen", "dabei", "warteliste", "gefragt", "abgesagt", "verfallen", "faellt_aus"]),
  /** `Slug` is "" where the event has no page (any more) */
  Veranstaltung: z.object({
    Titel: textOrEmpty,
    Slug: textOrEmpty,
    Beginn: instantInUtc,
    Ende: instantInUtc.nullable(),
    Ort: textOrEmpty,
    Ganztaegig: z.boolean(),
  }),
  /** As packages/shared/registrations/tags.ts */
  Tag: textOrEmpty,
  Plaetze: z.int(),
  Name: textOrEmpty,
  /** Null once nobody is reminded (any more) */
  Erinnerung: z.boolean().nullable(),
  /** 1 is the next */
  Warteplatz: z.int().nullable(),
  /** Whether those who wait are asked when a place becomes free, also after the deadline */
  Rueckt_nach: z.boolean(),
  Angebot: z.object({ Plaetze: z.int(), bis: instantInUtc }).nullable(),
  /** Null without a limit */
  Frei: z.int().nullable(),
  /** Whether there is a waiting list to go to */
  Warteliste: z.boolean(),
  /** The most places to which it can change just now */
  Hoechstens: z.int(),
  Geschlossen: z.boolean(),
  Vorbei: z.boolean(),
  Telefon: textOrEmpty,
  /** The club whose the list is, also one that is not on the site; "" for the village's own */
  Veranstalter: textOrEmpty,
});
export type Registration = z.infer<typeof Registration>;

const states = Object.keys(coarseStates) as CoarseState[];
const FreePlaces = z.object({
  data: z.object({ Frei: z.int().nullable(), Stand: z.enum(states), Wartende: z.int() }).nullable(),
});
export type FreePlaces = z.infer<typeof FreePlaces>["data"];

type NewRegistration = {
  /** The event's id */
  Veranstaltung: string;
  Tag: string;
  Name: string;
  E_Mail: string;
  Plaetze: number;
  Antwort?: string;
  Bemerkung?: string;
  Erinnerung: boolean;
};

const registrationsPath = "/api/anmeldungen";

/**
 * Has the CMS mail a link that confirms the registration. It tells nobody whether it knows the address, and is not repeated,
 * for each may be a mail.
 * @throws CmsRequestError with status 409 where nobody can register (any more), 400 where the CMS refuses what was typed
 */
export async function sendRegistration(data: NewRegistration): Promise<void> {
  await cmsJson(registrationsPath, z.unknown(), { token: "CMS_WRITE_TOKEN", body: { data } });
}

/** @returns null for what opens nothing (any more) @throws CmsRequestError */
export async function findRegistration(code: string): Promise<Registration | null> {
  try {
    return (await findByCode(`${registrationsPath}/zugang`, code, Registration)) ?? null;
  } catch (error) {
    if (isCmsRequestError(error) && error.status === 404) return null;
    throw error;
  }
}

type Change = {
  Aktion: "bestaetigen" | "aendern" | "absagen" | "annehmen" | "ablehnen" | "warten" | "erinnern";
  Plaetze?: number;
  Warteliste?: boolean;
  Erinnerung?: boolean;
};

/** @throws CmsRequestError with status 409 for what the registration does not allow (any more) */
export const changeRegistration = (code: string, data: Change): Promise<Registration> =>
  changeByCode(`${registrationsPath}/zugang`, code, {
    schema: z.object({ data: Registration }).transform(({ data }) => data),
    data,
  });

/** The number of places that are free just now. @throws CmsRequestError */
export const findFreePlaces = async (eventId: string, tag: string): Promise<FreePlaces> =>
  (
    await withRetry("read", () =>
      cmsJson(`${registrationsPath}/frei/${encodeURIComponent(eventId)}`, FreePlaces, {
        params: { tag },
        token: "CMS_WRITE_TOKEN",
      }),
    )
  ).data;
