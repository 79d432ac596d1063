import { registerPath, registrationPath } from "@dorfforum/shared/registrations/paths";
import { slugged } from "@dorfforum/shared/urls/site-paths";
import { formFragment, query } from "@/lib/urls/shell-routes";
import { any, api, page } from "@/lib/urls/site-route";

/** What became of a press on the page of a registration */
export type RegistrationOutcome = "geaendert" | "voll" | "misslungen";

const placesOf = (slug: string) => `/api/anmelden/${encodeURIComponent(slug)}/plaetze`;

export const registrationRoutes = {
  /** The form of an event; of a series for the date on a day ("YYYY-MM-DD") */
  register: (slug: string, day?: string, responseId?: string) =>
    `${registerPath(slug)}${query({ tag: day, antwort: responseId })}${responseId ? formFragment(responseId) : ""}`,
  /** The page that says that a mail is on its way, and for how many people */
  mailed: (slug: string, day?: string, places?: number) =>
    `${registerPath(slug)}${query({ tag: day, stand: "gesendet", personen: places?.toString() })}`,
  registerTarget: slugged("/api/anmelden"),
  /** How many places are free at the date on a day */
  freePlaces: (slug: string, day?: string) => `${placesOf(slug)}${query({ tag: day })}`,
  /** Where somebody confirms, changes or cancels a registration */
  registration: (code: string, outcome?: RegistrationOutcome) =>
    `${registrationPath(code)}${query({ stand: outcome })}`,
  registrationTarget: slugged("/api/anmeldung"),
};

const isPersonal = true;

/** As lib/urls/site-routes.ts has them of all */
export const registrationSiteRoutes = {
  pages: {
    register: page(registrationRoutes.register(any), { parameters: ["tag", "antwort", "stand", "personen"] }),
    registration: page(registrationRoutes.registration(any), {
      isPersonal,
      parameters: ["stand"],
      limit: "proposals",
    }),
  },
  files: {},
  api: {
    registerTarget: api(registrationRoutes.registerTarget(any)),
    freePlaces: api(registrationRoutes.freePlaces(any), { limit: "suggestions" }),
    registrationTarget: api(registrationRoutes.registrationTarget(any)),
  },
};
