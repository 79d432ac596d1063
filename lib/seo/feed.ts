import { formatSpan } from "@dorfforum/shared/calendar/format";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { german, type Language } from "@dorfforum/shared/text/languages";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { type Article, articles, getArticles } from "@/lib/cms/articles";
import { categories } from "@/lib/cms/categories";
import { derived } from "@/lib/cms/derived";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import { getEventCalendar } from "@/lib/events/current-calendar";
import type { Occurrence } from "@/lib/events/occurrence";
import { newestChange, type TextDocument } from "@/lib/http/respond-with-document";
import { favicon } from "@/lib/media/village-symbol";
import { beginOf, type CurrentNotices, currentNotices } from "@/lib/notices/cms/notices";
import { toTree } from "@/lib/rich-text/markdown";
import { eventTexts } from "@/lib/texts/events";
import { seoTexts, siteTexts } from "@/lib/texts/shell";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { toXml } from "./xml";

/** Of articles, and of events: enough for a feed reader that asks once a week. */
const maxEntries = 30;

type FeedContent = {
  settings: Settings | undefined;
  articles: readonly Article[];
  /** The next date of each event */
  events?: readonly Occurrence[];
  notices?: Pick<CurrentNotices, "shown" | "changedAt">;
};

/** A tag: URI (RFC 4151) by the document, since an entry keeps its id when its address changes (RFC 4287, 4.2.6). */
const entryId = (documentId: string) =>
  `tag:${new URL(absoluteUrl(routes.home)).hostname},2026:${documentId}`;

/** Notices, articles with their whole text and events as an Atom feed (RFC 4287), in this order. */
export function toFeed({ settings, articles, events = [], notices }: FeedContent): TextDocument {
  const siteTitle = settings?.siteTitle ?? siteTexts.siteTitle;
  const changedAt = newestChange([settings, notices, ...articles, ...events.map(({ event }) => event)]);
  const feed = {
    "@xmlns": "http://www.w3.org/2005/Atom",
    "@xml:lang": german.code,
    id: absoluteUrl(routes.home),
    title: seoTexts.feed(siteTitle),
    updated: changedAt ? instant(changedAt) : new Date().toISOString(),
    author: { name: settings?.municipality ?? siteTitle },
    link: [
      { "@rel": "alternate", "@href": absoluteUrl(routes.home) },
      { "@rel": "self", "@href": absoluteUrl(routes.feed) },
    ],
    subtitle: settings?.metaDescription,
    icon: absoluteUrl(favicon(settings).url),
    entry: [
      ...(notices?.shown ?? []).map(toNoticeEntry),
      ...articles.map(toArticleEntry),
      ...events.map(toEventEntry),
    ],
  };
  return { body: toXml({ feed }), changedAt };
}

type Notice = CurrentNotices["shown"][number];

function toNoticeEntry(notice: Notice) {
  const { id, level, text, target, changedAt } = notice;
  const begin = beginOf(notice);
  return {
    title: inHtml(`${level}: ${text}`),
    id: `${absoluteUrl(routes.home)}#mitteilung-${id}`,
    link: { "@href": absoluteUrl(target ?? routes.home) },
    updated: instant(Math.max(Date.parse(begin), Date.parse(changedAt))),
    published: instant(begin),
  };
}

function toArticleEntry(article: Article) {
  const { id, slug, title, teaser, text, language } = article;
  const url = absoluteUrl(routes.article(slug));
  return {
    "@xml:lang": language.code === german.code ? undefined : language.code,
    title: inHtml(title),
    id: entryId(id),
    link: { "@href": url },
    updated: instant(article.changedAt),
    summary: teaser && inHtml(teaser),
    content: asHtml(toAbsoluteHtml(text, url, language)),
    category: article.categories.map(({ slug, name }) => ({ "@term": slug, "@label": name })),
    published: startOfBerlinDay(article.date).toISOString(),
  };
}

function toEventEntry({ event, ...date }: Occurrence) {
  const url = absoluteUrl(routes.event(event.slug));
  const status = event.status !== "geplant" && eventTexts.status[event.status];
  const when = formatSpan({ ...date, allDay: event.allDay });
  return {
    title: inHtml([status, event.title].filter(Boolean).join(": ")),
    id: entryId(event.id),
    link: { "@href": url },
    updated: instant(event.changedAt),
    summary: inHtml([when, event.place].filter(Boolean).join(", ")),
    content: event.summary && asHtml(toAbsoluteHtml(event.summary, url)),
  };
}

const instant = (time: string | number): string => new Date(time).toISOString();

const asHtml = (html: string) => ({ "@type": "html", "#text": html });

const inHtml = (text: string) => asHtml(toHtml({ type: "text", value: text }));

/** Another object after each change of the events, and in another month. */
const eventCalendar = { ready: () => getEventCalendar(new Date()) };

/** In the village ("YYYY-MM-DD"): the next dates of events are others on another day. */
const today = { ready: async () => berlinDay(new Date()) };

export const getFeed = derived(
  [articles, categories, settings, currentNotices, eventCalendar, today],
  async (_articles, _categories, _settings, notices, calendar, day) => {
    const feed = toFeed({
      settings: await getSettings(),
      articles: await getArticles(maxEntries),
      events: newestEvents(calendar.nextDates(new Date())),
      notices,
    });
    // For readers that ask by time, the feed changes with the day too.
    return { ...feed, changedAt: newestChange([feed, { changedAt: startOfBerlinDay(day).toISOString() }]) };
  },
);

/** Those that were published or changed last, and were not over at the first request of the day or of the content's state. */
const newestEvents = (dates: readonly Occurrence[]): Occurrence[] =>
  dates.toSorted((one, other) => (one.event.changedAt < other.event.changedAt ? 1 : -1)).slice(0, maxEntries);

/** A Markdown text as HTML for feeds and the like: as safe as toTree(), with absolute addresses. @param pageUrl shows the text */
function toAbsoluteHtml(markdown: string, pageUrl: string, language?: Language): string {
  const tree: Root = structuredClone(toTree(markdown, { anchors: true, language }));
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address !== "string") continue;
      if (address.startsWith("/")) properties[name] = absoluteUrl(address);
      else if (address.startsWith("#")) properties[name] = pageUrl + address;
    }
  });
  return toHtml(tree);
}
