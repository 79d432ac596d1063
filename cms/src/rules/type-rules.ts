import { eachItem, endNotBeforeBegin, noRedirectTarget, recurrence, safeTarget } from "./field-rules";
import type { Rule } from "./problem";

const target = [safeTarget("Ziel"), noRedirectTarget("Ziel")];

/** What is checked at every save of a type, drafts included: an unsafe value must never get into the database. */
export const TYPE_RULES: Readonly<Record<string, readonly Rule[]>> = {
  "api::allgemeine-einstellung.allgemeine-einstellung": [
    safeTarget("Ueber_uns_Link", "Über-uns-Link"),
    safeTarget("Mitmachen_Link", "Mitmachen-Link"),
    safeTarget("Kontakt_Link", "Kontakt-Link"),
    safeTarget("Impressum_Link", "Impressum-Link"),
    safeTarget("Datenschutz_Link", "Datenschutz-Link"),
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
