import { formatSpan } from "@dorfforum/shared/calendar/format";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { german, type Language } from "@dorfforum/shared/text/languages";
import { Feed } from "feed";
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
import { toValidXml } from "./xml";

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
  const feed = new Feed({
    id: absoluteUrl(routes.home),
    link: absoluteUrl(routes.home),
    title: seoTexts.feed(siteTitle),
    generator: false,
    favicon: absoluteUrl(favicon(settings).url),
    feedLinks: { atom: absoluteUrl(routes.feed) },
    author: { name: settings?.municipality ?? siteTitle },
    ...(settings?.metaDescription && { description: settings.metaDescription }),
    ...(changedAt && { updated: new Date(changedAt) }),
  });
  for (const notice of notices?.shown ?? []) {
    const { id, level, text, target, changedAt } = notice;
    const begin = beginOf(notice);
    feed.addItem({
      id: `${absoluteUrl(routes.home)}#mitteilung-${id}`,
      link: absoluteUrl(target ?? routes.home),
      title: inHtml(`${level}: ${text}`),
      date: new Date(Math.max(Date.parse(begin), Date.parse(changedAt))),
      published: new Date(begin),
    });
  }
  for (const article of articles) {
    const url = absoluteUrl(routes.article(article.slug));
    feed.addItem({
      id: entryId(article.id),
      link: url,
      title: inHtml(article.title),
      date: new Date(article.changedAt),
      published: startOfBerlinDay(article.date),
      content: toAbsoluteHtml(article.text, url, article.language),
      category: article.categories.map(({ slug, name }) => ({
        term: inAttribute(slug),
        name: inAttribute(name),
      })),
      ...(article.teaser && { description: inHtml(article.teaser) }),
    });
  }
  for (const { event, ...date } of events) {
    const url = absoluteUrl(routes.event(event.slug));
    const status = event.status !== "geplant" && eventTexts.status[event.status];
    const when = formatSpan({ ...date, allDay: event.allDay });
    feed.addItem({
      id: entryId(event.id),
      link: url,
      title: inHtml([status, event.title].filter(Boolean).join(": ")),
      date: new Date(event.changedAt),
      description: inHtml([when, event.place].filter(Boolean).join(", ")),
      ...(event.summary && { content: toAbsoluteHtml(event.summary, url) }),
    });
  }
  // The library writes the language into RSS alone.
  const languages = [
    ...(notices?.shown ?? []).map(() => german),
    ...articles.map(({ language }) => language),
  ];
  let entry = 0;
  const body = feed
    .atom1()
    .replace("<feed ", '<feed xml:lang="de" ')
    .replaceAll("<entry>", (start) => {
      const { code } = languages[entry++] ?? german;
      return code === german.code ? start : `<entry xml:lang="${code}">`;
    });
  return { body: toValidXml(body), changedAt };
}

/** The library does not escape it in attributes. */
const inAttribute = (text: string): string => text.replaceAll("<", "");

/** The library declares titles and summaries as HTML, so that their text has to be escaped. */
const inHtml = (text: string): string => inCdata(toHtml({ type: "text", value: text }));

/** The library lets all but the first "]]>" of a text end its CDATA section, also one that toValidXml() puts together. */
const inCdata = (html: string): string => toValidXml(html).replaceAll("]]>", "]]&gt;");

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
  return inCdata(toHtml(tree));
}
