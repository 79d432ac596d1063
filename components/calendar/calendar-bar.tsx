import chipStyles from "@/components/ui/chip.module.css";
import { Icon } from "@/components/ui/icon.island";
import type { Category } from "@/lib/cms/categories";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { routes } from "@/lib/urls/routes";
import styles from "./calendar-bar.module.css";
import { CalendarFilter } from "./calendar-filter";
import { changedView } from "./calendar-view";

/** One line with the filters, the two looks of a month, and the subscription of what is shown. */
export function CalendarBar({ page, categories }: { page: CalendarPage; categories: readonly Category[] }) {
  const { view, month, category, organiser } = page;
  const subscribed = {
    categories: category ? [category.slug] : [],
    organisers: organiser ? [organiser.slug] : [],
  };
  return (
    <div className={styles.bar}>
      <CalendarFilter page={page} categories={categories} />
      {view.look && (
        <a className={chipStyles.chip} href={changedView(view, { look: undefined, month })}>
          <Icon name="list" />
          {texts.asList}
        </a>
      )}
      {view.month && !view.look && (
        <a className={chipStyles.chip} href={changedView(view, { look: "monat" })}>
          <Icon name="calendar-days" />
          {texts.asSheet}
        </a>
      )}
      <a className={chipStyles.chip} href={routes.subscribe(subscribed)}>
        <Icon name="calendar-sync" />
        {texts.subscribe}
      </a>
    </div>
  );
}
