import { useId } from "react";
import { Button } from "@/components/ui/button";
import fieldStyles from "@/components/ui/field.module.css";
import { formatMonth } from "@/lib/dates/format";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./calendar-filter.module.css";

type Choice = { slug: string; name: string };

export function CalendarFilter({ page, categories }: { page: CalendarPage; categories: readonly Choice[] }) {
  const { view, months, organisers } = page;
  return (
    <form className={styles.filter} action={routes.calendar()} aria-label={texts.filter}>
      <Select
        name="monat"
        label={texts.month}
        none={view.look ? undefined : texts.fromToday}
        chosen={view.look ? page.month : view.month}
      >
        {months.map((month) => ({ slug: month, name: formatMonth(month) }))}
      </Select>
      <Select name="kategorie" label={texts.category} none={texts.allCategories} chosen={view.category}>
        {categories}
      </Select>
      {organisers.length > 0 && (
        <Select
          name="veranstalter"
          label={texts.organiser}
          none={texts.allOrganisers}
          chosen={view.organiser}
        >
          {organisers}
        </Select>
      )}
      {view.look && <input type="hidden" name="ansicht" value={view.look} />}
      <Button type="submit">{texts.show}</Button>
    </form>
  );
}

type SelectProps = {
  name: string;
  label: string;
  /** The label of the choice that does not narrow */
  none: string | undefined;
  chosen: string | undefined;
  children: readonly Choice[];
};

function Select({ name, label, none, chosen = "", children }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {/* With the key, the choice in the address replaces the one that the browser restores. */}
      <select className={fieldStyles.input} id={id} name={name} defaultValue={chosen} key={chosen}>
        {none !== undefined && <option value="">{none}</option>}
        {children.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
