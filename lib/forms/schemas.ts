import * as z from "zod/mini";
import type { FormName } from "@/lib/form-names";
import { formErrors } from "@/lib/texts/form-errors";
import { helpTopics, messageSubjects, overviewChoices, reportReasons } from "@/lib/texts/forms";
import {
  box,
  choice,
  day,
  email,
  line,
  lines,
  postcode,
  required,
  telephone,
  tickedBox,
  time,
  webAddress,
} from "./fields";

/*
 * One schema for each form, read by the browser before it sends and by the server when it receives. Fields stand in the
 * order of the page. The lengths are those that the CMS takes (lib/cms/submission-data.ts); a report's text leaves room
 * for the words about its page (store-form.ts).
 */

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[];

/** A rule over several fields. It is told together with what is wrong with single ones, not in a second round. */
const between = <Values>(isFine: (values: Values) => boolean, path: string, message: string) =>
  z.refine<Values>(isFine, { path: [path], message, when: () => true });

/** A confirmation can only be sent where there is an address. */
const confirmable = <Shape extends { email: string; copy: boolean }>() =>
  between<Shape>(({ copy, email: address }) => !copy || address !== "", "email", formErrors.emailForCopy);

const sender = {
  name: required(line(100), formErrors.name),
  email: required(email, formErrors.emailMissing),
};
const agreed = { copy: box, consent: tickedBox(formErrors.consent) };

/** Reports may come without a name. */
const anyone = { name: line(100), email, copy: box };

const kontakt = z.object({
  ...sender,
  subject: choice(keysOf(messageSubjects), formErrors.choose),
  text: required(lines(5000), formErrors.message),
  ...agreed,
});

const barriere = z
  .object({ page: line(500), text: required(lines(4400), formErrors.barrier), ...anyone })
  .check(confirmable());

const inhalt = z
  .object({
    page: required(line(500), formErrors.page),
    reason: choice(keysOf(reportReasons), formErrors.choose),
    text: required(lines(4400), formErrors.reason),
    ...anyone,
  })
  .check(confirmable());

const veranstaltung = z
  .object({
    title: required(line(150), formErrors.eventTitle),
    day: required(day, formErrors.dayMissing),
    begin: time,
    end: time,
    allDay: box,
    lastDay: day,
    place: required(line(200), formErrors.place),
    organiser: line(200),
    text: required(lines(5000), formErrors.eventText),
    pictureText: line(300),
    ...sender,
    telephone,
    ...agreed,
  })
  .check(
    between((event) => event.allDay || event.begin !== "", "begin", formErrors.begin),
    between((event) => event.lastDay === "" || event.lastDay >= event.day, "lastDay", formErrors.lastDay),
    between((event) => event.allDay || event.end === "" || endsLater(event), "end", formErrors.end),
    between(
      (event) => event.allDay || event.lastDay <= event.day || event.end !== "",
      "end",
      formErrors.endMissing,
    ),
  );

/** Without a last day, an end before the beginning is in the night after: a dance goes on until two. */
function endsLater({ day: first, lastDay, begin, end }: Record<"day" | "lastDay" | "begin" | "end", string>) {
  if (lastDay > first) return true;
  return lastDay === "" ? end !== begin : end > begin;
}

const organisation = z.object({
  overview: choice(keysOf(overviewChoices), formErrors.choose),
  title: required(line(150), formErrors.organisationTitle),
  sort: line(200),
  text: required(lines(5000), formErrors.organisationText),
  street: line(200),
  postcode,
  town: line(200),
  publicTelephone: telephone,
  publicEmail: email,
  website: webAddress,
  ...sender,
  ...agreed,
});

const beitrag = z.object({
  title: required(line(150), formErrors.articleTitle),
  teaser: line(160),
  text: required(lines(20_000), formErrors.articleText),
  ...sender,
  telephone,
  ...agreed,
});

const hilfe = z
  .object({
    ...(Object.fromEntries(keysOf(helpTopics).map((topic) => [topic, box])) as Record<
      keyof typeof helpTopics,
      typeof box
    >),
    availability: line(200),
    text: lines(5000),
    name: sender.name,
    email,
    telephone,
    ...agreed,
  })
  .check(
    between(
      (help) => help.text !== "" || keysOf(helpTopics).some((topic) => help[topic]),
      keysOf(helpTopics)[0] as string,
      formErrors.help,
    ),
    between((help) => help.email !== "" || help.telephone !== "", "email", formErrors.emailOrTelephone),
    confirmable(),
  );

export const schemas = { kontakt, barriere, inhalt, veranstaltung, organisation, beitrag, hilfe };

/** What a form holds once it has been checked. */
export type FormData<Name extends FormName = FormName> = z.output<(typeof schemas)[Name]>;
