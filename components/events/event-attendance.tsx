import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import type { Attendance } from "@/lib/feature";
import styles from "./event-attendance.module.css";
import { FreePlaces } from "./free-places.island";

/** Whether there are places at a date, until when, and where visitors say that they come. */
export const EventAttendance = ({
  attendance: { label, details, join, countHref },
}: {
  attendance: Attendance;
}) => (
  <div className={styles.attendance}>
    <p data-true-for="now">
      <strong>{label}</strong>
      {countHref && <FreePlaces href={countHref} />}
    </p>
    {details.map((detail) => (
      <p key={detail}>
        <TextWithNumbers text={detail} />
      </p>
    ))}
    {join && (
      <ButtonLink variant="primary" href={join.href} rel="nofollow">
        <Icon name="users" />
        {join.label}
      </ButtonLink>
    )}
  </div>
);
