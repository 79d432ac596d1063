import type { Settings } from "@/lib/cms/settings";
import { routes } from "@/lib/urls/routes";
import { letterTexts as texts } from "../base/letter-texts";
import { type Block, letterUrl, placeholders, plain } from "./block";
import { sectionBlocks } from "./section";
import { toHtml } from "./to-html";
import { toText } from "./to-text";
import { getWeekContent } from "./week-content";

/** `html` and `text` say the same, with `placeholders` in place of what differs from reader to reader. */
export type WeekLetter = { subject: string; html: string; text: string; isEmpty: boolean };

/** Mail programs cut longer ones, with the way to leave at their end. */
const maxHtmlBytes = 60_000;
/** How many entries stand under one heading: the first with which the letter is short enough */
const entriesPerHeading = [60, 40, 25, 15, 10, 6, 4, 2, 1];

/** The letter about the seven days from `first` on, as they stand now. @throws CmsRequestError without a copy */
export async function getWeekLetter(first: string, now: Date): Promise<WeekLetter> {
  const { title, days, settings, sections } = await getWeekContent(first, now);
  const subject = `${title}, ${days}`;
  if (sections.length === 0) return { subject, html: "", text: "", isEmpty: true };
  const compose = (maxEntries: number): Block[] => [
    { kind: "title", lines: [{ text: title }, { text: days }] },
    ...sections.flatMap((section) => sectionBlocks(section, maxEntries)),
    {
      kind: "links",
      lines: [{ text: texts.online, url: letterUrl(routes.week(first)), isStrong: true }],
    },
    ...footBlocks(settings),
  ];
  for (const maxEntries of entriesPerHeading) {
    const blocks = compose(maxEntries);
    const html = toHtml(blocks, subject, settings?.palette);
    if (Buffer.byteLength(html) <= maxHtmlBytes || maxEntries === 1)
      return { subject, html, text: toText(blocks), isEmpty: false };
  }
  throw new Error("No letter was composed");
}

/** Why the letter came, the ways to change that, and who sends it */
function footBlocks(settings: Settings | undefined): Block[] {
  const { municipality, siteTitle, representative, street, postcode, town, phone, email } = settings ?? {};
  const imprint = [
    municipality ?? siteTitle,
    representative && texts.represented(representative),
    street,
    [postcode, town].filter(Boolean).join(" "),
    phone && texts.phone(phone),
    email && texts.mail(email),
  ].flatMap((text) => (text ? [{ text: plain(text, 200) }] : []));
  return [
    { kind: "foot", lines: [{ text: texts.why }] },
    {
      kind: "links",
      lines: [
        { text: texts.manage, url: placeholders.manage },
        { text: texts.leave, url: placeholders.leave },
      ],
    },
    { kind: "foot", lines: imprint },
    {
      kind: "links",
      lines: [
        { text: texts.imprint, url: letterUrl(routes.imprint) },
        { text: texts.privacy, url: letterUrl(routes.privacy) },
      ],
    },
  ];
}
