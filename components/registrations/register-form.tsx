import { isReminderAhead } from "@dorfforum/shared/registrations/coarse-state";
import { confirmHours, keptDays, maxPlacesOf } from "@dorfforum/shared/registrations/limits";
import { registrationFields } from "@dorfforum/shared/registrations/request-fields";
import { FreePlaces } from "@/components/events/free-places.island";
import { AboutYourData } from "@/components/forms/about-your-data";
import formStyles from "@/components/forms/form.module.css";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { VillageEvent } from "@/lib/cms/events";
import { getSettings } from "@/lib/cms/settings";
import type { EventDate } from "@/lib/events/recurrence";
import type { Attendance } from "@/lib/feature";
import { hidden, ticked } from "@/lib/forms/values";
import { dayInAddress } from "@/lib/registrations/attendance";
import { registerTexts as texts } from "@/lib/registrations/base/form-texts";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import type { KeptRegistration } from "@/lib/registrations/kept-registration";
import { typedFields } from "@/lib/registrations/typed-registration";
import { formPartTexts } from "@/lib/texts/form-parts";
import { fieldId, PlacesField, TextField } from "./register-fields";

const { name, email, answer, note } = registrationFields.anmeldung;

type RegisterFormProps = {
  event: VillageEvent;
  date: EventDate;
  attendance: Attendance;
  /** What came back with an error */
  kept: KeptRegistration | undefined;
};

/** It is sent without JavaScript, and comes back with what was typed. A mail asks whether it is meant. */
export async function RegisterForm({ event, date, attendance, kept }: RegisterFormProps) {
  const { label, countHref } = attendance;
  const day = dayInAddress(event, date);
  const { values = {}, problem = {} } = kept ?? {};
  const { errors = {} } = problem;
  const question = event.attendance?.question;
  const of = (field: (typeof typedFields)[number]) => ({
    name: field,
    value: values[field],
    error: errors[field],
  });
  return (
    <section className={formStyles.sheet} id="formular">
      <h2>{texts.heading}</h2>
      <p className="lead">
        {label}
        {countHref && <FreePlaces href={countHref} />}
      </p>
      <form
        className={formStyles.form}
        action={registrationRoutes.registerTarget(event.slug)}
        method="post"
        noValidate
      >
        <Problem {...problem} />
        {day && <input type="hidden" name="day" value={day} />}
        <TextField {...of("name")} {...texts.fields.name} max={name.max} autoComplete="name" isRequired />
        <TextField {...of("email")} {...texts.fields.email} max={email.max} autoComplete="email" isRequired />
        <PlacesField
          {...of("places")}
          label={texts.fields.places.label}
          hint={texts.fields.places.hint}
          max={maxPlacesOf(event.attendance?.places)}
        />
        {question && <TextField {...of("answer")} label={question} max={answer.max} />}
        <TextField {...of("note")} {...texts.fields.note} max={note.max} isLong />
        {isReminderAhead(date.start, new Date()) && (
          <label className={formStyles.check}>
            <input
              type="checkbox"
              name="reminder"
              value={ticked}
              id={fieldId("reminder")}
              defaultChecked={values.reminder === ticked}
            />
            <span>{texts.fields.reminder.label}</span>
          </label>
        )}
        <div className={formStyles.trap} aria-hidden>
          <label>
            {formPartTexts.trap} <input name={hidden.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Privacy event={event} />
        <div className={formStyles.end}>
          <Button type="submit" variant="primary">
            {texts.send}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Who is responsible, what for and for how long (Art. 13 DSGVO) */
async function Privacy({ event: { organiser } }: { event: VillageEvent }) {
  const { privacy } = texts;
  const responsible = organiser?.name ?? (await getSettings())?.municipality ?? privacy.sender;
  return (
    <div>
      <p>{privacy.line(responsible)}</p>
      <details className={formStyles.more}>
        <summary>{privacy.more}</summary>
        <p>{privacy.rest(confirmHours / 24, keptDays)}</p>
      </details>
      <AboutYourData />
    </div>
  );
}

/** Above the fields. The redirect leads to it. */
function Problem({ errors = {}, refusal }: KeptRegistration["problem"]) {
  if (refusal)
    return (
      <div role="alert" tabIndex={-1} id="meldung" className={formStyles.refusal}>
        <Banner tone="error">{texts.refusals[refusal]}</Banner>
      </div>
    );
  const wrong = typedFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} id="meldung" className={formStyles.summary}>
      <h2>{formPartTexts.summary(wrong.length)}</h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
