import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import { orderDays } from "@dorfforum/shared/letters/limits";
import type { Theme, WarningLevel } from "@dorfforum/shared/letters/themes";
import { leaveThemePath, subscriptionPath } from "@dorfforum/shared/urls/mailed-paths";
import { autoSubmitted, oneLine, siteAddress } from "../../mail/mail-text";
import type { Change } from "../../outcomes/outcome-note";
import { facts, subjects } from "../../outcomes/outcome-texts";
import type { PublicState } from "../../outcomes/public-state";
import type { Sender as MailSender, MailText } from "../../slots/mails";
import { shortened } from "../../text/shortened";
import type { Letter } from "./stored-types";

export type Sender = MailSender & { siteUrl: string };

/** The mail that asks whether an order was meant. It holds nothing that advertises. */
export function toOrderMail(
  { to, code, orderedAt, themes }: { to: string; code: string; orderedAt: Date; themes: readonly string[] },
  { site, editors, siteUrl, imprint }: Sender,
): MailText {
  return {
    to,
    subject: `Bitte bestätigen: Bescheid von ${oneLine(site)}`,
    text: [
      "Guten Tag,",
      `am ${formatDate(orderedAt)} um ${formatTime(orderedAt)} wurde auf unserer Website mit dieser Adresse bestellt, Bescheid zu bekommen über:\n${themes.map((theme) => `- ${oneLine(theme)}`).join("\n")}`,
      `Waren Sie das? Dann öffnen Sie diesen Link und drücken Sie dort auf „Ja, Bescheid geben“:\n${siteAddress(siteUrl, subscriptionPath(code))}`,
      `Wenn Sie nichts tun, kommt nichts, und die Adresse ist nach ${orderDays} Tagen gelöscht.`,
      imprint,
    ].join("\n\n"),
    replyTo: editors,
    headers: autoSubmitted("auto-replied"),
  };
}

/** The mail with the link that can change a subscription for a day */
export const toDayLinkMail = (
  { to, code }: { to: string; code: string },
  { site, editors, siteUrl, imprint }: Sender,
): MailText => ({
  to,
  subject: `Ihr Link zum Ändern: Bescheid von ${oneLine(site)}`,
  text: [
    "Guten Tag,",
    `mit diesem Link ändern Sie, worüber Sie Bescheid bekommen, und laden Ihre Daten herunter:\n${siteAddress(siteUrl, subscriptionPath(code))}`,
    "Er gilt einen Tag. Haben Sie ihn nicht gewünscht? Dann löschen Sie diese Mail, und alles bleibt, wie es ist.",
    imprint,
  ].join("\n\n"),
  replyTo: editors,
  headers: autoSubmitted("auto-replied"),
});

/** A letter for one reader: the links of its end, and the headers by which mail programs leave with one press (RFC 8058). */
export function toLetter(
  { Betreff, Text, HTML }: Pick<Letter, "Betreff" | "Text" | "HTML">,
  { to, code, theme }: { to: string; code: string; theme: Theme },
  { editors, siteUrl }: Sender,
): MailText {
  const links: Record<string, string> = {
    verwalten: siteAddress(siteUrl, subscriptionPath(code)),
    abmelden: siteAddress(siteUrl, leaveThemePath(code, theme)),
  };
  const filled = (text: string) =>
    text.replace(/\{\{(verwalten|abmelden)\}\}/g, (_, name: string) => links[name] ?? "");
  return {
    to,
    subject: Betreff,
    text: filled(Text),
    ...(HTML && { html: filled(HTML) }),
    replyTo: editors,
    headers: {
      ...autoSubmitted("auto-generated"),
      "List-Unsubscribe": `<${links.abmelden}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The end of each letter */
const ending = (imprint: string) =>
  [
    "Sie bekommen diese Mail, weil Sie sie bestellt haben.\nDavon keine Mails mehr: {{abmelden}}\nAlles, was Sie bestellt haben: {{verwalten}}",
    imprint,
  ].join("\n\n");

/** Neutralises what looks like a link of the ending in a text of editors. */
const plain = (text: string) => oneLine(text).replace(/\{(?=\{)/g, "{ ");

type News = { what: Change; before?: PublicState | undefined; after?: PublicState | undefined };

const maxListed = 20;

/** One entry: what has become of it, with old and new day, hour and place, and its page */
const newsLines = ({ what, before, after }: News, siteUrl: string) =>
  [
    `${what === "published" ? "Neu" : subjects[what]}: ${plain((after ?? before)?.title ?? "")}`,
    ...facts(before, after).map(plain),
    ...(after ? [siteAddress(siteUrl, after.path)] : []),
  ].join("\n");

/** What is new or has changed. `name` is that of the category or organisation; an event has none. */
export function toNews(
  { name, news }: { name: string | undefined; news: readonly News[] },
  { siteUrl, imprint }: Sender,
) {
  const more = news.length - maxListed;
  const [first = ""] = newsLines(news[0] as News, siteUrl).split("\n");
  const about = name ? ` (${plain(name)})` : "";
  return {
    subject: (news.length === 1 ? first : `Neues: ${news.length} Einträge`) + about,
    text: [
      ...(name ? [`Neues von „${plain(name)}“`] : []),
      ...news.slice(0, maxListed).map((each) => newsLines(each, siteUrl)),
      ...(more > 0 ? [`… und noch ${more} mehr auf ${siteUrl}`] : []),
      ending(imprint),
    ].join("\n\n"),
    push:
      news.length === 1
        ? { body: facts(news[0]?.before, news[0]?.after).join(", "), path: news[0]?.after?.path ?? "/" }
        : { body: news.map(({ before, after }) => (after ?? before)?.title).join(", "), path: "/" },
  };
}

/** An urgent notice. `target` is a path of the site or an address. */
export function toWarning(
  { level, text, target }: { level: WarningLevel; text: string; target: string | undefined },
  { site, siteUrl, imprint }: Sender,
) {
  const link = target && (target.startsWith("/") ? siteAddress(siteUrl, target) : target);
  return {
    subject: `${level}: ${shortened(plain(text), 90)}`,
    text: [
      `${plain(site)} warnt:`,
      plain(text),
      ...(link ? [`Mehr dazu:\n${plain(link)}`] : []),
      `Ob sie noch gilt, steht oben auf ${siteUrl}`,
      ending(imprint),
    ].join("\n\n"),
    push: { body: text, path: target?.startsWith("/") ? target : "/" },
  };
}

/** That a date of an event comes soon. `when` is its day and time in words. */
export function toReminder(
  { state, when, isToday }: { state: PublicState; when: string; isToday: boolean },
  { siteUrl, imprint }: Sender,
) {
  const title = plain(state.title);
  return {
    subject: `${isToday ? "Heute" : "Morgen"}: ${title}`,
    text: [
      [title, `Wann: ${when}`, ...(state.where ? [`Wo: ${plain(state.where)}`] : [])].join("\n"),
      `Die Seite:\n${siteAddress(siteUrl, state.path)}`,
      ending(imprint),
    ].join("\n\n"),
    push: { body: [when, state.where].filter(Boolean).join(", "), path: state.path },
  };
}

type WasteReminder = {
  bins: readonly string[];
  district: string;
  path: string;
  when: string;
  isToday: boolean;
  /** As the company calls it, with what it says besides */
  titles: readonly string[];
};

/** What has to be put out. `when` is the day of collection in words. */
export function toWasteReminder(
  { bins, district, path, when, isToday, titles }: WasteReminder,
  { siteUrl, imprint }: Sender,
) {
  const names = plain(bins.join(", "));
  return {
    subject: `${isToday ? "Heute" : "Morgen"}: ${names}`,
    text: [
      `${isToday ? "Heute" : "Morgen"}, ${when}, wird in ${plain(district)} abgeholt: ${names}.`,
      ...titles.map(plain).filter((title) => !bins.includes(title)),
      `Alle Abholtage:\n${siteAddress(siteUrl, path)}`,
      ending(imprint),
    ].join("\n\n"),
    push: { body: `${when}: ${plain(district)}`, path },
  };
}
