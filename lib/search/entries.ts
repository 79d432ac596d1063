import { getArticles } from "@/lib/cms/articles";
import type { Category } from "@/lib/cms/categories";
import { events, joinEvent, type VillageEvent } from "@/lib/cms/events";
import { getInfos } from "@/lib/cms/infos";
import type { Picture } from "@/lib/cms/media";
import { getOffers } from "@/lib/cms/offers";
import { getOrganisations, type Organisation } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import type { Signpost } from "@/lib/cms/signposts";
import { illustrationFor } from "@/lib/content/illustrations";
import { formatDate, formatSpan, type Span } from "@/lib/dates";
import { getUpcoming } from "@/lib/events/agenda";
import { type Kind, routes } from "@/lib/routes";

/** What a search may find, in the order in which it is browsed. */
export type Entry = {
  kind: Kind | "seite";
  id: string;
  title: string;
  /** Markdown or plain text, of which the excerpt is made */
  text: string;
  /** The whole text (Markdown) where `text` is a teaser */
  wholeText?: string | undefined;
  /** What else it is found by: place, organiser, kind */
  names: string[];
  categories: Category[];
  href: string;
  /** Date, place, kind: the quiet line above the title */
  meta: string;
  /** A picture of its own, or the drawing that stands in for it; none for what has none */
  picture?: Picture | undefined;
  drawing?: string | undefined;
  status?: VillageEvent["status"] | undefined;
  isPast?: boolean;
  changedAt: string;
};

/**
 * Everything that is published: events that come next, newest articles, offers, infos, organisations from A to Z,
 * pages, and last what is over. @throws CmsRequestError without a copy
 */
export async function getEntries(): Promise<Entry[]> {
  const [upcoming, articles, offers, infos, clubs, daycare, texts] = await Promise.all([
    getUpcoming(),
    getArticles(),
    getOffers(),
    getInfos(),
    getOrganisations("verein"),
    getOrganisations("kindertagesstätte"),
    pages.ready(),
  ]);
  const past = await getPastEvents(new Set(upcoming.map(({ event }) => event.id)));
  return [
    ...upcoming.map(({ event, start, end }) =>
      toEventEntry(event, { start, end, allDay: event.allDay }, false),
    ),
    ...articles.map((article) => ({
      ...article,
      kind: "beitrag" as const,
      text: article.teaser ?? article.text,
      wholeText: article.text,
      names: [],
      href: routes.article(article.slug),
      meta: joined(formatDate(article.date), article.categories[0]?.name),
      drawing: drawingFor("beitrag", article.id, article.title, article.categories),
    })),
    ...offers.map((offer) => ({
      ...toSignpostEntry(offer, "angebot", routes.offer(offer.slug)),
      drawing: drawingFor("angebot", offer.id, offer.title, offer.categories),
    })),
    ...infos.map((info) => toSignpostEntry(info, "info", routes.info(info.slug))),
    ...[...clubs, ...daycare].map(toOrganisationEntry),
    ...texts.items.flatMap((page) => {
      const href = pagePaths.get(page.slug);
      return href ? [{ ...page, kind: "seite" as const, names: [], categories: [], href, meta: "" }] : [];
    }),
    ...past.map((event) => toEventEntry(event, event, true)),
  ];
}

const pagePaths = new Map([
  ["impressum", routes.imprint],
  ["datenschutz", routes.privacy],
  ["barrierefreiheit", routes.accessibility],
  ["leichte-sprache", routes.easyLanguage],
  ["mitmachen", routes.participate],
  ["kontakt", routes.contact],
]);

async function getPastEvents(upcoming: ReadonlySet<string>): Promise<VillageEvent[]> {
  const { items } = await events.ready();
  const over = items.filter(({ id }) => !upcoming.has(id));
  return Promise.all(over.sort((a, b) => b.start.localeCompare(a.start)).map(joinEvent));
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" · ");

const drawingFor = (kind: Kind, id: string, title: string, categories: Category[]) =>
  illustrationFor(kind, id, [title, ...categories.map(({ name }) => name)]);

function toEventEntry(event: VillageEvent, span: Span, isPast: boolean): Entry {
  const { id, title, summary, place, address, organiser, categories, picture, status, changedAt } = event;
  return {
    ...{ kind: "veranstaltung", id, title, text: summary, categories, picture, status, isPast, changedAt },
    names: [place ?? "", address ?? "", organiser?.name ?? ""],
    href: routes.event(event.slug),
    meta: [formatSpan(span), place].filter(Boolean).join(", "),
    drawing: drawingFor("veranstaltung", id, title, categories),
  };
}

function toSignpostEntry(signpost: Signpost, kind: "angebot" | "info", href: string): Entry {
  const { id, title, summary, categories, picture, changedAt } = signpost;
  const meta = categories.map(({ name }) => name).join(", ");
  return { kind, id, title, text: summary, names: [], categories, picture, href, meta, changedAt };
}

function toOrganisationEntry(organisation: Organisation): Entry {
  const { id, type, name, kind, description, street, town, categories, picture, changedAt } = organisation;
  return {
    ...{ kind: type, id, title: name, text: description, categories, picture, changedAt },
    names: [kind ?? "", street ?? "", town ?? ""],
    href: routes.organisation(organisation),
    meta: kind ?? "",
    drawing: illustrationFor(type, id, [
      ...(kind ? [kind] : []),
      name,
      ...categories.map((category) => category.name),
    ]),
  };
}
