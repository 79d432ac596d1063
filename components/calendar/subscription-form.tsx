import { useId } from "react";
import { Button } from "@/components/ui/button";
import buttonStyles from "@/components/ui/button.module.css";
import { classNames } from "@/components/ui/class-names";
import fieldStyles from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon.island";
import type { Subscription } from "@/lib/events/ics-subscriptions";
import { subscribeTexts as texts } from "@/lib/texts/calendar";
import { alarmParameter, alarms, calendarParameters as names } from "@/lib/urls/calendar-parameters";
import { routes } from "@/lib/urls/routes";
import styles from "./subscription-form.module.css";

type Choice = { slug: string; name: string };

type SubscriptionFormProps = {
  chosen: Subscription;
  isNarrowed: boolean;
  categories: readonly Choice[];
  organisers: readonly Choice[];
};

/** Narrows the subscription. It is folded, because most people want all events. */
export function SubscriptionForm({ chosen, isNarrowed, categories, organisers }: SubscriptionFormProps) {
  const hint = useId();
  const label = isNarrowed ? texts.change : texts.choose;
  return (
    <details className={styles.choice}>
      <summary className={classNames(buttonStyles.button, styles.summary)}>
        {label}
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <form className={styles.form} action={routes.subscription()} aria-label={label} aria-describedby={hint}>
        <p id={hint}>{texts.hint}</p>
        <Choices name={names.category} legend={texts.categories} chosen={chosen.categories}>
          {categories}
        </Choices>
        <Choices name={names.organiser} legend={texts.organisers} chosen={chosen.organisers}>
          {organisers}
        </Choices>
        <label className={styles.alarm}>
          {texts.alarm}
          <select
            className={fieldStyles.input}
            name={alarmParameter}
            defaultValue={chosen.alarm ?? ""}
            key={chosen.alarm}
          >
            {(["", ...alarms] as const).map((alarm) => (
              <option key={alarm} value={alarm}>
                {texts.alarms[alarm]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{texts.make}</Button>
      </form>
    </details>
  );
}

type ChoicesProps = { name: string; legend: string; chosen: readonly string[]; children: readonly Choice[] };

function Choices({ name, legend, chosen, children }: ChoicesProps) {
  if (children.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {children.map((choice) => {
          const isChosen = chosen.includes(choice.slug);
          return (
            <label key={`${choice.slug} ${isChosen}`}>
              <input type="checkbox" name={name} value={choice.slug} defaultChecked={isChosen} />
              {choice.name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
