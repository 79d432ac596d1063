import { formatDate } from "@dorfforum/shared/calendar/format";
import { Chip, Chips } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon.island";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import type { CalendarView } from "@/lib/urls/routes";
import styles from "./active-filters.module.css";
import { formatRange } from "./headings";
import { changedView } from "./view-address";

type Filter = { label: string; without: CalendarView };
type Filtered = Pick<CalendarPage, "view" | "category" | "organiser">;

const noRange = { from: undefined, to: undefined };

/** The filters that were chosen in the form, and the view's change that removes each. */
export function activeFilters({ view, category, organiser }: Filtered): Filter[] {
  const { from, to } = view;
  const range =
    from && to
      ? formatRange({ first: from, last: to })
      : from
        ? texts.fromOn(formatDate(from))
        : to && texts.untilOn(formatDate(to));
  return [
    { label: category?.name ?? view.category, without: { category: undefined } },
    { label: organiser?.name ?? view.organiser, without: { organiser: undefined } },
    { label: range, without: noRange },
  ].flatMap(({ label, without }) => (label ? [{ label, without }] : []));
}

/** Names what the calendar is narrowed to, on paper too, and takes it back. */
export function ActiveFilters(page: Filtered) {
  const filters = activeFilters(page);
  if (filters.length === 0) return null;
  const reset = changedView(page.view, { category: undefined, organiser: undefined, ...noRange });
  return (
    <div className={styles.active}>
      <Chips label={texts.active}>
        {filters.map(({ label, without }) => (
          <Chip key={label} href={changedView(page.view, without)} label={texts.removeFilter(label)}>
            {label}
            <Icon name="x" />
          </Chip>
        ))}
      </Chips>
      <a className={styles.reset} href={reset}>
        {texts.reset}
      </a>
    </div>
  );
}
