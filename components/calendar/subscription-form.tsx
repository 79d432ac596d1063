import { useId } from "react";
import { Button } from "@/components/ui/button";
import type { Subscription } from "@/lib/events/subscription";
import { routes } from "@/lib/routes";
import { subscribeTexts as texts } from "@/lib/texts/calendar";
import styles from "./subscription-form.module.css";

type Choice = { slug: string; name: string };

type SubscriptionFormProps = {
  chosen: Subscription;
  categories: readonly Choice[];
  organisers: readonly Choice[];
};

export function SubscriptionForm({ chosen, categories, organisers }: SubscriptionFormProps) {
  const hint = useId();
  return (
    <form className={styles.form} action={routes.subscribe()} aria-describedby={hint}>
      <h2>{texts.choose}</h2>
      <p id={hint}>{texts.hint}</p>
      <Choices name="kategorie" legend={texts.categories} chosen={chosen.categories}>
        {categories}
      </Choices>
      <Choices name="veranstalter" legend={texts.organisers} chosen={chosen.organisers}>
        {organisers}
      </Choices>
      <Button type="submit">{texts.make}</Button>
    </form>
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
