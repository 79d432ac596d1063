import {
  eachItem,
  endNotBeforeBegin,
  fewSynonyms,
  noRedirectTarget,
  recurrence,
  safeTarget,
} from "./field-rules";
import { type FieldRule, refuse } from "./problem";
import { type DocumentMiddleware, savedBy, storedFields } from "./saved";
import { uniqueViolation } from "./unique-violation";

const target = [safeTarget("Ziel"), noRedirectTarget("Ziel")];

/** The rules for every save of a type, drafts included. */
const typeRules: Readonly<Record<string, readonly FieldRule[]>> = {
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
  "api::synonymgruppe.synonymgruppe": [fewSynonyms],
};

/** Refuses saves that break a rule of `typeRules` or a unique index, in the panel and over the API alike. */
export const checkFields: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = savedBy(context);
  if (!saved && context.action !== "publish") return next();
  const rules = typeRules[context.uid] ?? [];
  if (saved && rules.length > 0) {
    const stored = await storedFields(strapi, context.uid, saved.documentId);
    refuse(rules.flatMap((rule) => rule(saved.data, stored)));
  }
  try {
    return await next();
  } catch (error) {
    const problem = uniqueViolation(error, context.contentType);
    if (problem) refuse([problem]);
    throw error;
  }
};
