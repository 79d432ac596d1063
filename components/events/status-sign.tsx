import type { VillageEvent } from "@/lib/cms/events";
import { changeInWords } from "@/lib/events/change-in-words";
import type { EventDate } from "@/lib/events/recurrence";
import type { AttendedEvent } from "@/lib/feature";
import { attendanceAt } from "@/lib/features";
import { Sign, StatusSign } from "./sign";
import styles from "./status-sign.module.css";

/** Neighbours' dates have their name and their time alone. */
export type SignedEvent = Pick<VillageEvent, "allDay" | "status"> & (AttendedEvent | { village: string });

type DateSignsProps = { event: SignedEvent; date: EventDate };

/** What is not as planned with an event and with one date of it, and whether that date is nearly full */
export function DateSigns({ event, date }: DateSignsProps) {
  const change = changeInWords(date, event);
  const attendance = "attendance" in event ? attendanceAt(event, date, new Date()) : undefined;
  return (
    <>
      <StatusSign status={event.status} />{" "}
      {change &&
        (date.change?.kind === "note" ? <b className={styles.note}>{change}</b> : <Sign>{change}</Sign>)}{" "}
      {attendance?.isListed && (
        <b className={styles.note} data-true-for="now">
          {attendance.label}
        </b>
      )}
    </>
  );
}
