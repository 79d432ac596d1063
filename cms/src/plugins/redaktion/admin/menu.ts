import { panelFeatures } from "../../../features/panel";

/** The types in the order of the menu; others follow by name. */
const order = [
  "api::veranstaltung.veranstaltung",
  "api::beitrag.beitrag",
  "api::mitteilung.mitteilung",
  "api::nachricht.nachricht",
  "api::einsendung.einsendung",
  ...panelFeatures.flatMap(({ inboxes = [] }) => inboxes.map(({ uid }) => uid)),
  "api::rueckmeldung.rueckmeldung",
  "api::anmerkung.anmerkung",
  "api::organisation.organisation",
  "api::ort.ort",
  "api::angebot.angebot",
  "api::info.info",
  "api::seite.seite",
  "api::abfallbezirk.abfallbezirk",
  "api::kategorie.kategorie",
  "api::suchluecke.suchluecke",
  "api::synonymgruppe.synonymgruppe",
  "api::glossarbegriff.glossarbegriff",
  "api::zugang.zugang",
];

type MenuLinks = { ctLinks: { uid: string; title: string }[] };

/**
 * Puts the links of the content menu in order. Strapi sorts them by title, where spaces come before letters; browsers
 * do not show spaces at the beginning.
 */
export const orderMenu = <Links extends MenuLinks>(links: Links): Links => ({
  ...links,
  ctLinks: links.ctLinks.map((link) => {
    const rank = order.indexOf(link.uid);
    return rank === -1 ? link : { ...link, title: " ".repeat(order.length - rank) + link.title };
  }),
});
