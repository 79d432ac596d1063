import { useId } from "react";
import { Button } from "@/components/ui/button";
import chipStyles from "@/components/ui/chip.module.css";
import fieldStyles from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon.island";
import { MoreLink } from "@/components/ui/more-link";
import { Static } from "@/components/ui/static";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { calendarParameters as names } from "@/lib/urls/calendar-parameters";
import { routes } from "@/lib/urls/routes";
import { activeFilters } from "./active-filters";
import styles from "./calendar-filter.module.css";

type Choice = { slug: string; name: string };

export function CalendarFilter({ page, categories }: { page: CalendarPage; categories: readonly Choice[] }) {
  const { view, organisers } = page;
  const { length: count } = activeFilters(page);
  return (
    <details className={styles.filter}>
      <summary className={chipStyles.chip}>
        <Icon name="sliders-horizontal" />
        {texts.filter}
        {count > 0 && (
          <span>
            ({count}
            <span className="sr-only"> {texts.activeCount}</span>)
          </span>
        )}
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <Static as="form" className={styles.form} action={routes.calendar()} aria-label={texts.filter}>
        <Select
          name={names.category}
          label={texts.category}
          none={texts.allCategories}
          chosen={view.category}
        >
          {categories}
        </Select>
        {organisers.length > 0 && (
          <Select
            name={names.organiser}
            label={texts.organiser}
            none={texts.allOrganisers}
            chosen={view.organiser}
          >
            {organisers}
          </Select>
        )}
        <DayField name={names.from} label={texts.fromDay} chosen={view.from} />
        <DayField name={names.to} label={texts.toDay} chosen={view.to} />
        {view.quickDate && <input type="hidden" name={names.quickDate} value={view.quickDate} />}
        {view.month && <input type="hidden" name={names.month} value={view.month} />}
        {view.look && <input type="hidden" name={names.look} value={view.look} />}
        {view.around && <input type="hidden" name={names.around} value="1" />}
        <Button type="submit">{texts.show}</Button>
        <p className={styles.search}>
          <MoreLink href={routes.search({ kind: "veranstaltung" })}>{texts.byWords}</MoreLink>
        </p>
      </Static>
    </details>
  );
}

type SelectProps = {
  name: string;
  label: string;
  /** The label of the choice that does not narrow */
  none: string;
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
        <option value="">{none}</option>
        {children.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

type DayFieldProps = { name: string; label: string; chosen: string | undefined };

function DayField({ name, label, chosen = "" }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={fieldStyles.input}
        id={id}
        name={name}
        type="date"
        defaultValue={chosen}
        key={chosen}
      />
    </div>
  );
}
