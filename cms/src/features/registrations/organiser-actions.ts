import { randomBytes } from "node:crypto";
import { lastDay } from "@dorfforum/shared/calendar/format";
import { freePlaces } from "@dorfforum/shared/registrations/coarse-state";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { removeMailsTo } from "../../mail/outbox";
import { deliverSoon } from "../../mail/schedule-delivery";
import { emailAddress, lines } from "../../receiving/form-schemas";
import { retryOnUniqueViolation } from "../../rules/unique-violation";
import { agreedOrganisations, closedFor } from "./agreement";
import { places, tag } from "./arrival";
import { readDate } from "./event-date";
import { lettersLeft, lettersOf } from "./letters-left";
import { nextRank, numberChange, withDate } from "./lock-date";
import { noLettersLeft, noneTaken } from "./panel-data";
import { queueMail, queueNews } from "./queue-mail";
import { mayOpenList } from "./read-lists";
import { codeOf, whoOf } from "./register";
import { counted, settle } from "./settle-waiting-list";
import {
  activeOf,
  countedOf,
  dateType,
  forgotten,
  type Of,
  type RegistrationDate,
  registrationType,
} from "./stored-types";
import { mostPlaces } from "./waiting-list";

const refused = (sentence: string) => new errors.ValidationError(sentence);

const listChanged = () => refused("Die Liste hat sich geändert. Bitte laden Sie die Seite neu.");

const line = (max: number) => lines(max).refine((text) => !/[\n\t]/.test(text));
const optional = (schema: z.ZodType<string>) => z.union([z.literal(""), schema]).default("");
const AddSchema = z.object({
  tag,
  name: line(100),
  email: optional(emailAddress(254)),
  telephone: optional(line(50)),
  places,
  note: optional(lines(500)),
});
const CloseSchema = z.object({ tag, isClosed: z.boolean() });
const LetterSchema = z.object({ tag, subject: line(100), text: lines(3000) });
const OneSchema = z.object({ tag, documentId: z.string().max(64) });
const NumberSchema = OneSchema.extend({ places });
const ListSchema = z.object({ tag });

function parse<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { success, data } = schema.safeParse(sent ?? {});
  if (!success) throw refused("Das Formular ist unvollständig. Bitte prüfen Sie Name, Zahl und Adresse.");
  return data;
}

/** Settles a date after a change of the organiser. */
async function change(
  strapi: Core.Strapi,
  of: Of,
  alter: (row: RegistrationDate, now: Date) => Promise<unknown>,
): Promise<void> {
  const now = new Date();
  await withDate(strapi, of, async (row) => {
    await alter(row, now);
    const { event, date } = await readDate(strapi, of.event, of.tag);
    const after = (await rows(strapi, dateType).findOne({ where: { id: row.id } })) ?? row;
    await settle(strapi, { row: after, event, date }, now);
  });
  deliverSoon(strapi);
}

/** A date for which more people may come. The deadline is for visitors. */
async function dateForMore(strapi: Core.Strapi, of: Of) {
  const { event, date } = await readDate(strapi, of.event, of.tag);
  if (!event || !date) throw refused("Diesen Termin gibt es nicht mehr. Bitte laden Sie die Seite neu.");
  const reason = closedFor(event, await agreedOrganisations(strapi));
  if (reason) throw refused(`„${event.Titel}“ ${noneTaken[reason]}.`);
  return { event, date };
}

/** Enters somebody who rang; the organiser decides, also beyond the places. Who has a mail address gets the link. */
export async function addByHand(strapi: Core.Strapi, event: string, sent: unknown): Promise<void> {
  const { tag: day, name, email, telephone, places: Plaetze, note } = parse(AddSchema, sent);
  const of = { event, tag: day };
  const Wer = email ? whoOf(of, email) : randomBytes(24).toString("base64url");
  const enter = async (row: RegistrationDate, now: Date) => {
    // Of an empty list the organiser could change until now.
    if (!(await mayOpenList(strapi, event))) throw listChanged();
    const { date } = await dateForMore(strapi, of);
    const registrations = rows(strapi, registrationType);
    const known = await registrations.findOne({ where: { Wer } });
    if (known && known.Stand !== "offen") throw refused(`${email} steht schon auf der Liste.`);
    if (known) await registrations.delete({ where: { id: known.id } });
    const { documentId } = await registrations.create({
      data: {
        Veranstaltung: event,
        Tag: day,
        Stand: "dabei",
        Rang: await nextRank(strapi, row),
        ...{
          Plaetze,
          Name: name,
          E_Mail: email || null,
          Telefon: telephone || null,
          Bemerkung: note || null,
          Wer,
        },
        Von_Hand: true,
        Bestaetigt_am: now,
        Letzter_Tag: lastDay({ start: date.start, end: date.end }),
      },
    });
    const Code_Hash = hashOf(codeOf(strapi, { documentId, Code_Hash: null }));
    await registrations.updateMany({ where: { documentId }, data: { Code_Hash } });
    if (email) await queueNews(strapi, documentId, now.getTime());
  };
  await retryOnUniqueViolation(() => change(strapi, of, enter));
}

export async function setClosed(strapi: Core.Strapi, event: string, sent: unknown): Promise<void> {
  const { tag: day, isClosed } = parse(CloseSchema, sent);
  await change(strapi, { event, tag: day }, ({ id }) =>
    rows(strapi, dateType).updateMany({ where: { id }, data: { Geschlossen: isClosed } }),
  );
}

/** Changes for how many somebody comes or waits, as that one could (button-actions.ts), also after the deadline. Nobody is written to. */
export async function setNumber(strapi: Core.Strapi, event: string, sent: unknown): Promise<void> {
  const { tag: day, documentId, places: Plaetze } = parse(NumberSchema, sent);
  const of = { event, tag: day };
  await change(strapi, of, async (row) => {
    const where = { documentId, Veranstaltung: event, Tag: day, Stand: { $in: ["dabei", "warteliste"] } };
    const entry = await rows(strapi, registrationType).findOne({ where });
    if (!entry) throw listChanged();
    if (Plaetze > entry.Plaetze) {
      const { event: shown } = await dateForMore(strapi, of);
      const count = counted(await countedOf(strapi, of), { row, event: shown });
      const possiblePlaces = mostPlaces(entry, { ...count, free: freePlaces(count), isShut: false });
      const isFirstForOthers = entry.Stand === "dabei" && count.waiting > 0;
      if (Plaetze > possiblePlaces) throw refused(isFirstForOthers ? othersWait : tooMany(possiblePlaces));
    }
    const data = await numberChange(strapi, row, entry, Plaetze);
    await rows(strapi, registrationType).updateMany({ where, data });
  });
}

const othersWait = "Freie Plätze sind zuerst für die, die warten: Nehmen Sie erst jemanden auf.";

const tooMany = (possiblePlaces: number) =>
  `So viele Plätze sind nicht frei, höchstens ${possiblePlaces}. Wie viele es gibt, ändern Sie bei der Veranstaltung.`;

/** Takes somebody off the list, who is not written to. */
export async function takeOff(strapi: Core.Strapi, event: string, sent: unknown): Promise<void> {
  const { tag: day, documentId } = parse(OneSchema, sent);
  await change(strapi, { event, tag: day }, async () => {
    await removeMailsTo(strapi, documentId);
    const where = { documentId, Veranstaltung: event, Tag: day };
    await rows(strapi, registrationType).updateMany({ where, data: { ...forgotten, Stand: "abgesagt" } });
  });
}

/** Takes in somebody who waits, whoever stands before: a decision of the organiser, which is told. */
export async function takeIn(strapi: Core.Strapi, event: string, sent: unknown): Promise<void> {
  const { tag: day, documentId } = parse(OneSchema, sent);
  await change(strapi, { event, tag: day }, async (_row, now) => {
    const where = { documentId, Veranstaltung: event, Tag: day, Stand: { $in: ["warteliste", "gefragt"] } };
    const data = { Stand: "dabei", Angebot: null, Gefragt_bis: null, Zu_wenig: null };
    const { count } = await rows(strapi, registrationType).updateMany({ where, data });
    if (count === 1) await queueNews(strapi, documentId, now.getTime());
  });
}

/** Writes to all of a date, each in a mail of one's own. */
export async function writeToAll(strapi: Core.Strapi, event: string, sent: unknown): Promise<void> {
  const { tag: day, subject, text } = parse(LetterSchema, sent);
  const of = { event, tag: day };
  await change(strapi, of, async (row, now) => {
    if (lettersLeft(row, now) <= 0) throw refused(noLettersLeft);
    const list = (await activeOf(strapi, of)).filter(({ E_Mail }) => E_Mail);
    const ids = list.map(({ documentId }) => documentId);
    const waiting = { Vorgangsnummer: { $in: ids }, Art: "rundbrief" };
    if ((await rows(strapi, "api::ausgehende-mail.ausgehende-mail").count({ where: waiting })) > 0)
      throw refused(
        "Die vorige Nachricht ist noch unterwegs. Bitte versuchen Sie es in einigen Minuten noch einmal.",
      );
    for (const documentId of ids)
      await queueMail(strapi, "rundbrief", documentId, now.getTime(), { subject, text });
    const Rundbriefe = [...lettersOf(row), now.toISOString()].slice(-10);
    await rows(strapi, dateType).updateMany({ where: { id: row.id }, data: { Rundbriefe } });
  });
}

/** Deletes the list of a date, with the mails that wait for it. */
export async function deleteList(strapi: Core.Strapi, event: string, sent: unknown): Promise<void> {
  const { tag: day } = parse(ListSchema, sent);
  await change(strapi, { event, tag: day }, async () => {
    const where = { Veranstaltung: event, Tag: day };
    for (const { documentId } of await rows(strapi, registrationType).findMany({
      select: ["documentId"],
      where,
    }))
      await removeMailsTo(strapi, documentId);
    await rows(strapi, registrationType).deleteMany({ where });
  });
}
