import type { Theme } from "@dorfforum/shared/letters/themes";
import { themeOf } from "@/components/letters/subscription-link";
import chipStyles from "@/components/ui/chip.module.css";
import { Icon } from "@/components/ui/icon.island";
import type { Category } from "@/lib/cms/categories";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { subscriptionTexts } from "@/lib/letters/base/subscription-texts";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { routes } from "@/lib/urls/routes";
import styles from "./calendar-bar.module.css";
import { CalendarFilter } from "./calendar-filter";
import { changedView } from "./view-address";

/** What visitors can be told of in place of looking here: what the calendar is narrowed to, or the week */
function themesOf({ category, organiser }: CalendarPage): Theme[] {
  const narrowed = [
    category && themeOf("kategorie", category),
    organiser && themeOf("organisation", organiser),
  ].filter((theme) => theme !== undefined);
  return narrowed.length > 0 ? narrowed : ["woche"];
}

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
      {mailOffer() && (
        <a className={chipStyles.chip} href={routes.letterSubscription(themesOf(page))} rel="nofollow">
          <Icon name="mail" />
          {subscriptionTexts.ofCalendar}
        </a>
      )}
    </div>
  );
}
