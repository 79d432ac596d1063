/** The types of which editors copy entries, each with what a copy does not take over: it may no longer be true. */
export const copiedTypes: Readonly<Record<string, object>> = {
  "api::veranstaltung.veranstaltung": { Beginn: null, Ende: null, Ausnahmen: [], Terminstatus: "geplant" },
  "api::mitteilung.mitteilung": { Von: null, Bis: null },
  "api::beitrag.beitrag": { Anzeige: null },
  "api::angebot.angebot": { Anzeige: null },
  "api::info.info": {},
  "api::organisation.organisation": {},
};
