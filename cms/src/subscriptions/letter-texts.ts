import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import type { Theme } from "@dorfforum/shared/subscriptions/themes";
import { autoSubmitted, type MailText, oneLine, siteAddress, type Village } from "../mail/mail-texts";
import { facts, subjects } from "../outcomes/outcome-texts";
import type { PublicState } from "../outcomes/public-state";
import type { Change } from "../plugins/redaktion/outcome-note";
import { orderDays } from "./order";
import type { Sending } from "./sending-state";

export type Sender = Village & { siteUrl: string; imprint: string };

const managePath = (code: string) => `/bescheid/${code}`;
const leavePath = (code: string, theme: Theme) => `/abmelden/${code}/${theme}`;

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
      `Waren Sie das? Dann öffnen Sie diesen Link und drücken Sie dort auf „Ja, Bescheid geben“:\n${siteAddress(siteUrl, managePath(code))}`,
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
    `mit diesem Link ändern Sie, worüber Sie Bescheid bekommen, und laden Ihre Daten herunter:\n${siteAddress(siteUrl, managePath(code))}`,
    "Er gilt einen Tag. Haben Sie ihn nicht gewünscht? Dann löschen Sie diese Mail, und alles bleibt, wie es ist.",
    imprint,
  ].join("\n\n"),
  replyTo: editors,
  headers: autoSubmitted("auto-replied"),
});

/** A letter for one reader: the links of its end, and the headers by which mail programs leave with one press (RFC 8058). */
export function toLetter(
  { Betreff, Text, HTML }: Pick<Sending, "Betreff" | "Text" | "HTML">,
  { to, code, theme }: { to: string; code: string; theme: Theme },
  { editors, siteUrl }: Sender,
): MailText {
  const links: Record<string, string> = {
    verwalten: siteAddress(siteUrl, managePath(code)),
    abmelden: siteAddress(siteUrl, leavePath(code, theme)),
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
    "Sie bekommen diese Mail, weil Sie sie bestellt haben.\nDiese nicht mehr: {{abmelden}}\nAlles, was Sie bestellt haben: {{verwalten}}",
    imprint,
  ].join("\n\n");

/** Neutralises what looks like a link of the ending in a text of editors. */
const plain = (text: string) => oneLine(text).replaceAll("{{", "{ {");

const sentences: Record<Change, string> = {
  published: "steht wieder auf der Website:",
  moved: "findet anders statt als bisher:",
  postponed: "ist verschoben. Ein neuer Termin steht noch nicht fest:",
  cancelled: "ist abgesagt:",
  reinstated: "ist nicht mehr abgesagt:",
  withdrawn: "steht nicht mehr auf der Website:",
};

/** What has changed about an event, with old and new day, hour and place */
export function toChange(
  {
    what,
    before,
    after,
  }: { what: Change; before?: PublicState | undefined; after?: PublicState | undefined },
  { siteUrl, imprint }: Sender,
) {
  const title = plain((after ?? before)?.title ?? "");
  return {
    subject: `${subjects[what]}: ${title}`,
    text: [
      `${title} ${sentences[what]}`,
      facts(before, after).map(plain).join("\n"),
      ...(after ? [`Die Seite:\n${siteAddress(siteUrl, after.path)}`] : []),
      ending(imprint),
    ]
      .filter(Boolean)
      .join("\n\n"),
    push: { body: facts(before, after).join(", "), path: after?.path ?? "/veranstaltungen" },
  };
}

const maxListed = 20;

/** What is new of a category or an organisation */
export function toNews(
  { name, entries }: { name: string; entries: readonly PublicState[] },
  { siteUrl, imprint }: Sender,
) {
  const [first] = entries;
  const isOne = entries.length === 1 && first;
  const more = entries.length - maxListed;
  const lines = entries
    .slice(0, maxListed)
    .map((entry) =>
      [plain(entry.title), ...facts(undefined, entry).map(plain), siteAddress(siteUrl, entry.path)].join(
        "\n",
      ),
    );
  return {
    subject: `Neu: ${isOne ? plain(first.title) : `${entries.length} Einträge`} (${plain(name)})`,
    text: [
      `Neu bei „${plain(name)}“:`,
      ...lines,
      ...(more > 0 ? [`… und ${more} weitere auf ${siteUrl}`] : []),
      ending(imprint),
    ].join("\n\n"),
    push: {
      body: isOne ? facts(undefined, first).join(", ") : entries.map(({ title }) => title).join(", "),
      path: isOne ? first.path : "/",
    },
  };
}

/** That a date of an event comes soon. `when` is its day and time in words. */
export function toReminder(
  { state, when, lead }: { state: PublicState; when: string; lead: "Tag" | "Stunde" },
  { siteUrl, imprint }: Sender,
) {
  const title = plain(state.title);
  return {
    subject: `${lead === "Tag" ? "Morgen" : "Gleich"}: ${title}`,
    text: [
      [title, `Wann: ${when}`, ...(state.where ? [`Wo: ${plain(state.where)}`] : [])].join("\n"),
      `Die Seite:\n${siteAddress(siteUrl, state.path)}`,
      ending(imprint),
    ].join("\n\n"),
    push: { body: [when, state.where].filter(Boolean).join(", "), path: state.path },
  };
}
