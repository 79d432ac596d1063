import { CalendarSync } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./calendar-looks.module.css";
import { changedView } from "./calendar-view";

export function CalendarLooks({ view, month, category }: CalendarPage) {
  return (
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
}
