import { Chip, Chips } from "@/components/ui/chip";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./quick-dates.module.css";
import { changedView } from "./view-address";

/** Switches the dates of neighbouring villages on and off, where there are any. */
export const Surroundings = ({ view, hasNeighbours }: Pick<CalendarPage, "view" | "hasNeighbours">) =>
  hasNeighbours && (
    <div className={styles.dates}>
      <Chips label={texts.surroundings}>
        <Chip href={changedView(view, { around: undefined })} current={!view.around}>
          {texts.onlyHere}
        </Chip>
        <Chip href={changedView(view, { around: true })} current={view.around === true}>
          {texts.withNeighbours}
        </Chip>
      </Chips>
    </div>
  );
