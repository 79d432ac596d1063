import { CalendarPlus } from "lucide-react";
import { ShareButton } from "@/components/content/share-button.island";
import { ButtonLink } from "@/components/ui/button";
import type { VillageEvent } from "@/lib/cms/events";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import styles from "./event-actions.module.css";

type EventActionsProps = { event: Pick<VillageEvent, "slug" | "title">; url: string; isOver: boolean };

export function EventActions({ event, url, isOver }: EventActionsProps) {
  return (
    <div className={styles.actions}>
      {!isOver && (
        <ButtonLink variant="primary" href={routes.eventFile(event.slug)}>
          <CalendarPlus />
          {eventTexts.toCalendar}
        </ButtonLink>
      )}
      <ShareButton title={event.title} url={url} />
    </div>
  );
}
