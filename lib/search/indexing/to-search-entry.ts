import type { Article } from "@/lib/cms/articles";
import type { Category } from "@/lib/cms/categories";
import type { VillageEvent } from "@/lib/cms/events";
import type { Organisation } from "@/lib/cms/organisations";
import type { Page } from "@/lib/cms/pages";
import type { Signpost } from "@/lib/cms/signposts";
import { formatDate } from "@/lib/dates/format";
import { illustrationFor } from "@/lib/media/illustrations";
import { type Kind, routes } from "@/lib/routes";
import type { SearchEntry } from "../search-entry";

/** One pure function per content type, which runs for every entry when the index is built. */

export function eventEntry(event: VillageEvent): SearchEntry {
  const { id, title, summary, place, address, organiser, categories, picture, status, changedAt } = event;
  const { start, end, recurrence, exceptions, allDay } = event;
  return {
    kind: "veranstaltung",
    id,
    title,
    lead: summary,
    body: "",
    picture,
    status,
    place,
    changedAt,
    names: present(place, address, organiser?.name),
    categories: named(categories),
    href: routes.event(event.slug),
    meta: place ?? "",
    drawing: drawingFor("veranstaltung", id, title, categories),
    dates: { start, end, recurrence, exceptions, allDay },
  };
}

export function articleEntry(article: Article): SearchEntry {
  const { id, title, teaser, text, easyLanguage, date, categories, picture, changedAt } = article;
  return {
    kind: "beitrag",
    id,
    title,
    picture,
    changedAt,
    day: date,
    lead: teaser ?? "",
    body: easyLanguage ? `${text}\n\n${easyLanguage}` : text,
    names: [],
    categories: named(categories),
    href: routes.article(article.slug),
    meta: present(formatDate(date), categories[0]?.name).join(" · "),
    drawing: drawingFor("beitrag", id, title, categories),
  };
}

export const offerEntry = (offer: Signpost): SearchEntry => ({
  ...signpostEntry(offer, "angebot", routes.offer(offer.slug)),
  drawing: drawingFor("angebot", offer.id, offer.title, offer.categories),
});

export const infoEntry = (info: Signpost): SearchEntry => signpostEntry(info, "info", routes.info(info.slug));

function signpostEntry(signpost: Signpost, kind: "angebot" | "info", href: string): SearchEntry {
  const { id, title, summary, categories, picture, changedAt } = signpost;
  return {
    kind,
    id,
    title,
    lead: summary,
    body: "",
    names: [],
    picture,
    href,
    changedAt,
    categories: named(categories),
    meta: categories.map(({ name }) => name).join(", "),
  };
}

export function organisationEntry(organisation: Organisation): SearchEntry {
  const { id, type, name, kind, description, street, town, ages, categories, picture, changedAt } =
    organisation;
  return {
    kind: type,
    id,
    title: name,
    lead: description,
    body: "",
    picture,
    changedAt,
    type: kind,
    ages,
    names: present(kind, street, town, ages, organisation.contactRole),
    categories: named(categories),
    href: routes.organisation(organisation),
    meta: present(kind, ages).join(" · "),
    drawing: illustrationFor(type, id, [...present(kind), name, ...categories.map((each) => each.name)]),
  };
}

const pagePaths = new Map([
  ["impressum", routes.imprint],
  ["datenschutz", routes.privacy],
  ["barrierefreiheit", routes.accessibility],
  ["leichte-sprache", routes.easyLanguage],
  ["mitmachen", routes.participate],
  ["kontakt", routes.contact],
]);

/** Undefined for a page without a route. */
export function pageEntry({ id, slug, title, text, changedAt }: Page): SearchEntry | undefined {
  const href = pagePaths.get(slug);
  if (!href) return undefined;
  return {
    kind: "seite",
    id,
    title,
    lead: text,
    body: "",
    names: [],
    categories: [],
    href,
    meta: "",
    changedAt,
  };
}

const present = (...parts: (string | undefined)[]) => parts.flatMap((part) => part || []);

const named = (categories: readonly Category[]) => categories.map(({ id, name }) => ({ id, name }));

const drawingFor = (kind: Kind, id: string, title: string, categories: readonly Category[]) =>
  illustrationFor(kind, id, [title, ...categories.map(({ name }) => name)]);
