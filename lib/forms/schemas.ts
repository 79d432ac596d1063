import * as z from "zod/mini";
import type { FormName } from "@/lib/form-names";
import { formErrors } from "@/lib/texts/form-errors";
import { type FieldText, formTexts } from "@/lib/texts/forms";
import { fieldSchema } from "./field-schema";
import { fieldsOf, type ValuesOf } from "./form-fields";

/*
 * One schema for each form, which the browser uses before it sends and the server when it receives: the table of fields
 * (form-fields.ts) and the rules over several fields. Fields have the order of the page.
 */

type Shape<Form extends FormName> = { [Name in keyof ValuesOf<Form>]: z.ZodMiniType<ValuesOf<Form>[Name]> };

function objectOf<Form extends FormName>(form: Form) {
  const texts: Record<string, FieldText> = formTexts[form].fields;
  const fields = Object.entries(fieldsOf(form)).filter(
    ([, { kind, computed }]) => kind !== "picture" && !computed,
  );
  const shape = fields.map(([name, field]) => [name, fieldSchema(field, texts[name] ?? {})]);
  return z.object(Object.fromEntries(shape) as Shape<Form>);
}

/** A rule over several fields. Its error is reported together with those of single fields. */
const rule = <Values>(isFulfilled: (values: Values) => boolean, path: string, message: string) =>
  z.refine<Values>(isFulfilled, { path: [path], message, when: () => true });

const copyNeedsEmail = rule(
  ({ copy, email }: { copy: boolean; email: string }) => !copy || email !== "",
  "email",
  formErrors.emailForCopy,
);

type Event = ValuesOf<"veranstaltung">;
type Help = ValuesOf<"hilfe">;

/** Without a last day, an end before the beginning is in the following night: a dance goes on until two. */
function endsLater({ day, lastDay, begin, end }: Event): boolean {
  if (lastDay > day) return true;
  return lastDay === "" ? end !== begin : end > begin;
}

const isTopicChosen = ({ helpTexts, helpPhotos, helpDriving, helpVisits, helpElse }: Help) =>
  helpTexts || helpPhotos || helpDriving || helpVisits || helpElse;

export const schemas = {
  kontakt: objectOf("kontakt"),
  barriere: objectOf("barriere").check(copyNeedsEmail),
  inhalt: objectOf("inhalt").check(copyNeedsEmail),
  veranstaltung: objectOf("veranstaltung").check(
    rule((event: Event) => event.allDay || event.begin !== "", "begin", formErrors.begin),
    rule((event: Event) => event.lastDay === "" || event.lastDay >= event.day, "lastDay", formErrors.lastDay),
    rule((event: Event) => event.allDay || event.end === "" || endsLater(event), "end", formErrors.end),
    rule(
      (event: Event) => event.allDay || event.lastDay <= event.day || event.end !== "",
      "end",
      formErrors.endMissing,
    ),
  ),
  organisation: objectOf("organisation"),
  beitrag: objectOf("beitrag"),
  hilfe: objectOf("hilfe").check(
    rule((help: Help) => help.text !== "" || isTopicChosen(help), "helpTexts", formErrors.help),
    rule((help: Help) => help.email !== "" || help.telephone !== "", "email", formErrors.emailOrTelephone),
    copyNeedsEmail,
  ),
};
