import { Banner } from "@/components/ui/banner";
import type { VillageEvent } from "@/lib/cms/events";
import { eventTexts } from "@/lib/texts/events";
import styles from "./event-notice.module.css";

type EventNoticeProps = { event: Pick<VillageEvent, "status" | "recurrence">; isOver: boolean };

export function EventNotice({ event: { status, recurrence }, isOver }: EventNoticeProps) {
  if (status === "geplant" && !isOver) return null;
  return (
    <section className={`wrap ${styles.notice}`} aria-label={eventTexts.notice}>
      {status !== "geplant" && (
        <Banner tone="error">
          <p>
            <strong>{eventTexts.statusNotice[status]}</strong>
          </p>
        </Banner>
      )}
      {isOver && (
        <Banner tone="info">
          <p>{recurrence ? eventTexts.seriesOver : eventTexts.over}</p>
        </Banner>
      )}
    </section>
  );
}
