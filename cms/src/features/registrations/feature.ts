import { confirmHours, keptDays } from "@dorfforum/shared/registrations/limits";
import { rows } from "../../database/rows";
import type { CmsFeature } from "../../slots/feature";
import { followAgreement } from "./agreement";
import { eventType } from "./event-date";
import { followRegisteredEvent } from "./follow-events";
import { registrationMails } from "./mails";
import { registrationFields } from "./panel-data";
import { registrationsPanel } from "./panel-server";
import { mailMissing, protectLists, refuseRegistrations } from "./refuse-registrations";
import { noHealthQuestion, oneWayToRegister } from "./rules";
import { scheduleRegistrationWork } from "./scheduled-work";
import { openLists } from "./start-line";
import { dateType, registrationType } from "./stored-types";

const actions = (...names: string[]) => names.map((name) => `${registrationType}.${name}`);

/** Places at events: who registers, who waits, who comes. */
export const registrations: CmsFeature = {
  name: "registrations",
  fields: registrationFields,
  middlewares: {
    check: [refuseRegistrations, protectLists],
    around: [followRegisteredEvent, followAgreement],
  },
  schedule: scheduleRegistrationWork,
  mails: [registrationMails],
  fieldRules: { [eventType]: [oneWayToRegister, noHealthQuestion] },
  writeActions: actions("create"),
  linkActions: actions("findByCode", "act", "free"),
  panel: registrationsPanel,
  kept: [
    { what: "registrations that nobody confirms", days: confirmHours / 24 },
    { what: "registrations, after the date", days: keptDays },
  ],
  startLine: openLists,
  obstacles: mailMissing,
  whenOff: {
    sentence: "Anmeldungen sind abgeschaltet.",
    left: async (strapi) => {
      const count = await rows(strapi, registrationType).count();
      return count === 0 ? [] : [`${count} ${count === 1 ? "Anmeldung" : "Anmeldungen"}`];
    },
    empty: async (strapi) => {
      await rows(strapi, registrationType).deleteMany({});
      await rows(strapi, dateType).deleteMany({});
    },
  },
  // Who comes where is in no archive, and stays where one is restored.
  neverExported: [registrationType, dateType],
  keptAtRestore: [registrationType, dateType],
};
