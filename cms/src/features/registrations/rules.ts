import { asksForHealth } from "@dorfforum/shared/registrations/health-question";
import type { FieldRule } from "../../documents/problem";

/** An event has one way to register. */
export const oneWayToRegister: FieldRule = (sent, stored) => {
  const { Anmeldung, Anmeldung_Link } = { ...stored, ...sent };
  return Anmeldung === true && Anmeldung_Link
    ? [
        {
          path: ["Anmeldung"],
          message: "Es gibt schon einen Link zur Anmeldung. Bitte leeren Sie ihn, oder wählen Sie hier NEIN.",
        },
      ]
    : [];
};

/** What is about health may not be asked in a form (Art. 9 DSGVO). */
export const noHealthQuestion: FieldRule = ({ Anmeldung_Frage: question }) =>
  typeof question === "string" && asksForHealth(question)
    ? [
        {
          path: ["Anmeldung_Frage"],
          message:
            "Nach der Gesundheit darf das Formular nicht fragen, auch nicht nach Unverträglichkeiten. Schreiben Sie in den Kurztext: „Bitte rufen Sie an“, mit der Nummer.",
        },
      ]
    : [];
