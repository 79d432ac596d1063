import { Chip, Chips } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon.island";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { type CalendarView, quickDates } from "@/lib/urls/routes";
import styles from "./quick-dates.module.css";
import { atTime } from "./view-address";

/** The times that visitors ask for most, one tap each. The chosen one is taken back by a second tap. */
export const QuickDates = ({ view, month }: Pick<CalendarPage, "view" | "month">) => (
  <div className={styles.dates}>
    <Chips label={texts.times}>
      {quickDates.map((quickDate) => (
        <Time
          key={quickDate}
          label={texts.quickDates[quickDate]}
          view={view}
          time={{ quickDate }}
          chosen={view.quickDate === quickDate}
        />
      ))}
      <Time
        label={texts.sheet}
        view={view}
        time={{ look: "monat", month: view.day || view.from ? month : undefined }}
        chosen={Boolean(view.look ?? view.month)}
      />
    </Chips>
  </div>
);

type TimeProps = {
  label: string;
  view: CalendarView;
  time: Pick<CalendarView, "quickDate" | "look" | "month">;
  chosen: boolean;
};

const Time = ({ label, view, time, chosen }: TimeProps) =>
  chosen ? (
    <Chip href={atTime(view)} current label={texts.removeFilter(label)}>
      {label}
      <Icon name="x" />
    </Chip>
  ) : (
    <Chip href={atTime(view, time)}>{label}</Chip>
  );
