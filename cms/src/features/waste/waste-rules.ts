import type { FieldRule } from "../../documents/problem";
import { isOfOperator } from "../../http/fetch-address";
import { isCalendar } from "./read-waste";

/** A calendar file pasted into the field is read by the button beside it. */
export const linesOfDays: FieldRule = ({ Termine }) =>
  typeof Termine === "string" && isCalendar(Termine)
    ? [
        {
          path: ["Termine"],
          message:
            "Das ist der Text einer Kalenderdatei. Drücken Sie rechts „Eingefügten Kalender lesen“ und speichern Sie dann.",
        },
      ]
    : [];

export const calendarAddress: FieldRule = ({ Kalender_Adresse }) =>
  typeof Kalender_Adresse === "string" &&
  Kalender_Adresse &&
  !/^(?:https|webcal):\/\//i.test(Kalender_Adresse) &&
  !isOfOperator(Kalender_Adresse)
    ? [
        {
          path: ["Kalender_Adresse"],
          message: "Bitte geben Sie eine Adresse an, die mit https:// oder webcal:// beginnt.",
        },
      ]
    : [];
