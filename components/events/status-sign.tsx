import { Icon } from "@/components/ui/icon.island";
import type { VillageEvent } from "@/lib/cms/events";
import { changeInWords } from "@/lib/events/change-in-words";
import type { EventDate } from "@/lib/events/recurrence";
import { eventTexts } from "@/lib/texts/events";
import styles from "./status-sign.module.css";

type DateSignsProps = { event: Pick<VillageEvent, "status" | "allDay">; date: EventDate };

/** What is not as planned with an event, and with one date of it */
export function DateSigns({ event, date }: DateSignsProps) {
  const change = changeInWords(date, event);
  return (
    <>
      <StatusSign status={event.status} />{" "}
      {change &&
        (date.change?.kind === "note" ? <b className={styles.note}>{change}</b> : <Sign>{change}</Sign>)}
    </>
  );
}

export const StatusSign = ({ status }: Pick<VillageEvent, "status">) =>
  status === "geplant" ? null : <Sign>{eventTexts.status[status]}</Sign>;

const Sign = ({ children }: { children: string }) => (
  <strong className={styles.sign}>
    <Icon name="circle-alert" />
    {children}
  </strong>
);
