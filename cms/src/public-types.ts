/** The types that the site may read. `key` is the name of each in GET /api/aenderungen. */
export const publicTypes = [
  { uid: "api::allgemeine-einstellung.allgemeine-einstellung", key: "allgemeine-einstellung" },
  { uid: "api::kategorie.kategorie", key: "kategorien" },
  { uid: "api::veranstaltung.veranstaltung", key: "veranstaltungen" },
  { uid: "api::angebot.angebot", key: "angebote" },
  { uid: "api::info.info", key: "infos" },
  { uid: "api::beitrag.beitrag", key: "beitraege" },
  { uid: "api::organisation.organisation", key: "organisationen" },
  { uid: "api::seite.seite", key: "seiten" },
  { uid: "api::adresse.adresse", key: "adressen" },
  { uid: "api::synonymgruppe.synonymgruppe", key: "synonymgruppen" },
  { uid: "api::mitteilung.mitteilung", key: "mitteilungen" },
  { uid: "api::glossarbegriff.glossarbegriff", key: "glossarbegriffe" },
  { uid: "api::abfallbezirk.abfallbezirk", key: "abfallbezirke" },
  { uid: "api::nachbartermin.nachbartermin", key: "nachbartermine" },
  { uid: "api::ort.ort", key: "orte" },
] as const;
