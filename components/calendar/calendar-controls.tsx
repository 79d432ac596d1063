import { CalendarSync, ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import fieldStyles from "@/components/ui/field.module.css";
import { Link } from "@/components/ui/link";
import { formatMonth } from "@/lib/dates/format";
import { addMonths } from "@/lib/dates/months";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import filterStyles from "./calendar-filter.module.css";
import styles from "./calendar-looks.module.css";
import { changedView } from "./calendar-view";
import monthStyles from "./month-nav.module.css";

export const CalendarLooks = ({ view, month, category }: CalendarPage) => (
  <div className={styles.looks}>
    <Chips label={texts.look}>
      <Chip href={changedView(view, { look: undefined })} current={!view.look}>
        {texts.list}
      </Chip>
      <Chip
        href={changedView(view, { look: "monat", day: undefined, month })}
        current={view.look === "monat"}
      >
        {texts.sheet}
      </Chip>
    </Chips>
    <ButtonLink href={routes.subscribe({ categories: category ? [category.slug] : [] })}>
      <CalendarSync />
      {texts.subscribe}
    </ButtonLink>
  </div>
);

export function MonthNav({ view, month, months }: Pick<CalendarPage, "view" | "month" | "months">) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  const hrefOf = (other: string) => changedView(view, { month: other, day: undefined });
  return (
    <nav className={monthStyles.months} aria-label={texts.months}>
      <ul>
        {months.includes(before) && (
          <li>
            <Link href={hrefOf(before)} rel="prev">
              <ChevronLeft />
              {formatMonth(before)}
            </Link>
          </li>
        )}
        {months.includes(after) && (
          <li className={monthStyles.after}>
            <Link href={hrefOf(after)} rel="next">
              {formatMonth(after)}
              <ChevronRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

type Choice = { slug: string; name: string };

export function CalendarFilter({ page, categories }: { page: CalendarPage; categories: readonly Choice[] }) {
  const { view, months, organisers } = page;
  return (
    <form className={filterStyles.filter} action={routes.calendar()} aria-label={texts.filter}>
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
    <div className={filterStyles.field}>
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
