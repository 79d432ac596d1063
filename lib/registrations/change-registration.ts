import { isCmsRequestError } from "@/lib/cms/errors";
import { codeRoute } from "@/lib/forms/code-route";
import { registrationRoutes } from "./base/routes";
import { changeRegistration } from "./cms/registrations";
import { toPlaces } from "./typed-registration";

const simple = ["absagen", "ablehnen", "warten"] as const;

/** The handlers that confirm, change or cancel a registration. */
export const changeByVisitor = codeRoute({
  part: "registration",
  page: registrationRoutes.registration,
  act: async (code, { aktion, plaetze }) => {
    const places = toPlaces(plaetze);
    const plain = simple.find((known) => known === aktion);
    if (aktion === "bestaetigen" || aktion === "annehmen")
      await changeRegistration(code, { Aktion: aktion, ...(places && { Plaetze: places }) });
    else if (plain) await changeRegistration(code, { Aktion: plain });
    else if (aktion === "warteliste")
      await changeRegistration(code, { Aktion: "bestaetigen", Warteliste: true });
    else if (aktion === "erinnern" || aktion === "nicht-erinnern") {
      await changeRegistration(code, { Aktion: "erinnern", Erinnerung: aktion === "erinnern" });
      return registrationRoutes.registration(code, "geaendert");
    } else if (aktion === "aendern" && places) return changePlaces(code, places);
    else return registrationRoutes.registration(code, "misslungen");
    return registrationRoutes.registration(code);
  },
});

async function changePlaces(code: string, Plaetze: number): Promise<string> {
  try {
    await changeRegistration(code, { Aktion: "aendern", Plaetze });
    return registrationRoutes.registration(code, "geaendert");
  } catch (error) {
    if (!isCmsRequestError(error) || error.word !== "voll") throw error;
    return registrationRoutes.registration(code, "voll");
  }
}
