import { formatDate } from "@dorfforum/shared/calendar/format";
import { german, type Language } from "@dorfforum/shared/text/languages";
import type { Article } from "@/lib/cms/articles";
import type { Category } from "@/lib/cms/categories";
import type { VillageEvent } from "@/lib/cms/events";
import type { Organisation } from "@/lib/cms/organisations";
import type { Page } from "@/lib/cms/pages";
import type { RedirectEntry } from "@/lib/cms/redirect-entries";
import { illustrationFor } from "@/lib/media/illustrations";
import { routes } from "@/lib/urls/routes";
import type { Kind } from "@/lib/urls/search-params";
import type { SearchEntry } from "../search-entry";
import {
  articleQualities,
  eventQualities,
  offerQualities,
  organisationQualities,
  redirectQualities,
} from "./qualities/qualities-of";

export function eventEntry(event: VillageEvent): SearchEntry {
  const { title, summary, place, address, organiser, status } = event;
  const { start, end, recurrence, exceptions, notOnHolidays, notInSchoolHolidays, villageDays, allDay } =
    event;
  return toEntry("veranstaltung", title, event, {
    lead: summary,
    status,
    place,
    names: present(place, address, organiser?.name),
    href: routes.event(event.slug),
    qualities: eventQualities(event),
    meta: place ?? "",
    drawing: drawingFor("veranstaltung", title, event),
    dates: { start, end, recurrence, exceptions, notOnHolidays, notInSchoolHolidays, villageDays, allDay },
  });
}

export function articleEntry(article: Article): SearchEntry {
  const { title, teaser, text, easyLanguage, date, categories } = article;
  return toEntry("beitrag", title, article, {
    language: codeOf(article),
    day: date,
    lead: teaser ?? "",
    body: easyLanguage ? `${text}\n\n${easyLanguage}` : text,
    href: routes.article(article.slug),
    qualities: articleQualities(article),
    meta: present(formatDate(date), categories[0]?.name).join(" · "),
    drawing: drawingFor("beitrag", title, article),
  });
}

export const offerEntry = (offer: RedirectEntry): SearchEntry =>
  toEntry("angebot", offer.title, offer, {
    isExternal: offer.isExternal,
    lead: offer.summary,
    href: routes.offer(offer.slug),
    qualities: offerQualities(offer),
    drawing: drawingFor("angebot", offer.title, offer),
  });

export const infoEntry = (info: RedirectEntry): SearchEntry =>
  toEntry("info", info.title, info, {
    isExternal: info.isExternal,
    lead: info.summary,
    href: routes.info(info.slug),
    qualities: redirectQualities(info),
  });

export function organisationEntry(organisation: Organisation): SearchEntry {
  const { type, name, kind, description, street, town, ages, phone, land } = organisation;
  const { openingHours, openingHoursNote, specialDays } = organisation;
  return toEntry(type, name, organisation, {
    lead: description,
    type: kind,
    ages,
    contact: { phone, openingHours, openingHoursNote, specialDays, land },
    names: present(kind, street, town, ages, organisation.contactRole),
    href: routes.organisation(organisation),
    qualities: organisationQualities(organisation),
    meta: present(kind, ages).join(" · "),
    drawing: drawingFor(type, name, organisation, present(kind)),
  });
}

const pagePaths = new Map([
  ["impressum", routes.imprint],
  ["datenschutz", routes.privacy],
  ["barrierefreiheit", routes.accessibility],
  ["leichte-sprache", routes.easyLanguage],
  ["mitmachen", routes.participate],
  ["kontakt", routes.contact],
  ["willkommen", routes.newcomers],
]);

const codeOf = ({ language }: { language: Language }) => (language === german ? undefined : language.code);

export function pageEntry(page: Page): SearchEntry | undefined {
  const href = pagePaths.get(page.slug);
  if (!href) return undefined;
  return toEntry(
    "seite",
    page.title,
    { ...page, categories: [] },
    {
      language: codeOf(page),
      lead: page.text,
      href,
    },
  );
}

type Item = Pick<RedirectEntry, "id" | "categories" | "changedAt"> &
  Partial<Pick<RedirectEntry, "picture" | "confirmedOn">>;

type OfItsKind = Pick<SearchEntry, "lead" | "href"> &
  Partial<Omit<SearchEntry, "kind" | "title" | keyof Item>>;

/** Names each field, for an item has more than a search needs. */
export function toEntry(kind: Kind, title: string, item: Item, fields: OfItsKind): SearchEntry {
  return {
    kind,
    id: item.id,
    title,
    picture: item.picture,
    confirmedOn: item.confirmedOn,
    changedAt: item.changedAt,
    categories: item.categories.map(({ id, name }) => ({ id, name })),
    language: fields.language,
    body: fields.body ?? "",
    names: fields.names ?? [],
    meta: fields.meta ?? namesOf(item.categories).join(", "),
    lead: fields.lead,
    href: fields.href,
    isExternal: fields.isExternal,
    drawing: fields.drawing,
    status: fields.status,
    place: fields.place,
    dates: fields.dates,
    day: fields.day,
    type: fields.type,
    ages: fields.ages,
    qualities: fields.qualities,
    contact: fields.contact,
  };
}

const drawingFor = (
  kind: Exclude<Kind, "seite">,
  title: string,
  { id, categories }: Item,
  words: string[] = [],
) => illustrationFor(kind, id, [...words, title, ...namesOf(categories)]);

const namesOf = (categories: readonly Category[]) => categories.map(({ name }) => name);

/** The parts that are there */
export const present = (...parts: (string | undefined)[]) => parts.flatMap((part) => part || []);
