import type { UID } from "@strapi/strapi";
import { type FieldRule, refuse } from "../documents/problem";
import { type DocumentMiddleware, type Saved, savedBy, storedFields } from "../documents/saved";
import { fromFeatures } from "../slots/feature";
import { readableColours } from "./colour-rules";
import {
  eachItem,
  endNotBeforeBegin,
  fewSynonyms,
  mailAddress,
  noRedirectTarget,
  recurrence,
  recurrenceNotOverBeforeBegin,
  safeTarget,
  schoolHolidaySpan,
  validToday,
} from "./field-rules";
import { type Schema, unreadableDates } from "./readable-dates";
import { shortAddresses } from "./short-addresses";
import { singleDatesFit } from "./single-dates";
import { specialDays } from "./special-days";
import { uniqueViolation } from "./unique-violation";

const target = [safeTarget("Ziel"), noRedirectTarget("Ziel"), mailAddress("Rueckfragen_E_Mail", "E-Mail")];

type Rules = Readonly<Record<string, readonly FieldRule[]>>;

/** The rules for every save of a type, drafts included. */
const typeRules: Rules = {
  "api::allgemeine-einstellung.allgemeine-einstellung": [
    safeTarget("Ueber_uns_Link", "Über-uns-Link"),
    safeTarget("Webseite"),
    mailAddress("E_Mail", "E-Mail"),
    mailAddress("E_Mail_Redaktion", "E-Mail der Redaktion"),
    eachItem("Schnelleinstiege", safeTarget("Ziel")),
    eachItem("Schulferien", schoolHolidaySpan),
    specialDays,
    ...shortAddresses,
    ...readableColours,
  ],
  "api::veranstaltung.veranstaltung": [
    safeTarget("Anmeldung_Link", "Anmeldelink"),
    endNotBeforeBegin,
    recurrence,
    recurrenceNotOverBeforeBegin,
    singleDatesFit,
  ],
  "api::angebot.angebot": target,
  "api::info.info": target,
  "api::organisation.organisation": [
    safeTarget("Webseite"),
    mailAddress("E_Mail", "E-Mail"),
    specialDays,
    ...readableColours,
  ],
  "api::ort.ort": [specialDays],
  "api::synonymgruppe.synonymgruppe": [fewSynonyms],
  "api::glossarbegriff.glossarbegriff": [safeTarget("Link")],
};

/** The rules for publishing an entry of a type. Drafts may break them. */
const publishingRules: Rules = {
  "api::angebot.angebot": [validToday],
  "api::beitrag.beitrag": [validToday],
};

/** Refuses saves that break a rule of `typeRules`, `publishingRules` or a unique index, in the panel and over the API alike. */
export const checkFields: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = savedBy(context);
  const isPublish = context.action === "publish";
  if (!saved && !isPublish) return next();
  const rulesOf = (own: Rules, slot: "fieldRules" | "publishingRules") => [
    ...(own[context.uid] ?? []),
    ...fromFeatures((feature) => feature[slot]?.[context.uid]),
  ];
  const rules = [
    ...(saved ? rulesOf(typeRules, "fieldRules") : []),
    ...(isPublish || saved?.status === "published" ? rulesOf(publishingRules, "publishingRules") : []),
  ];
  // Before the rules that compare dates
  const schemaOf = (uid: string) => strapi.getModel(uid as UID.Schema) as unknown as Schema;
  if (saved) refuse(unreadableDates(schemaOf(context.uid), saved.data, schemaOf));
  if (rules.length > 0) {
    const { data = {}, documentId } = context.params as Partial<Saved>;
    const parts = "Ausnahmen" in data ? ["Ausnahmen"] : [];
    const stored = await storedFields(strapi, context.uid, documentId, parts);
    refuse(rules.flatMap((rule) => rule(data, stored)));
  }
  try {
    return await next();
  } catch (error) {
    const problem = uniqueViolation(error, context.contentType);
    if (problem) refuse([problem]);
    throw error;
  }
};
