/** The content type of the draft that is made of an Einsendung, by its Art. */
export const draftTypes = {
  veranstaltung: "api::veranstaltung.veranstaltung",
  organisation: "api::organisation.organisation",
  beitrag: "api::beitrag.beitrag",
  angebot: "api::angebot.angebot",
} as const;

/** The content type of an Einsendung's draft; undefined for an offer of help, which has none. */
export const draftTypeOf = (art: unknown) => Object.entries(draftTypes).find(([name]) => name === art)?.[1];
