import { eachItem, endNotBeforeBegin, noRedirectTarget, recurrence, safeTarget } from "./field-rules";
import type { FieldRule } from "./problem";

const target = [safeTarget("Ziel"), noRedirectTarget("Ziel")];

/** The rules for every save of a type, drafts included. */
export const typeRules: Readonly<Record<string, readonly FieldRule[]>> = {
  "api::allgemeine-einstellung.allgemeine-einstellung": [
    safeTarget("Ueber_uns_Link", "Über-uns-Link"),
    safeTarget("Webseite"),
    eachItem("Schnelleinstiege", safeTarget("Ziel")),
  ],
  "api::veranstaltung.veranstaltung": [
    safeTarget("Anmeldung_Link", "Anmeldelink"),
    endNotBeforeBegin,
    recurrence,
  ],
  "api::angebot.angebot": target,
  "api::info.info": target,
  "api::organisation.organisation": [safeTarget("Webseite")],
};
