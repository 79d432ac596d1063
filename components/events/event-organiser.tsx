import { MailLink, PhoneLink } from "@/components/content/contact-links";
import type { VillageEvent } from "@/lib/cms/events";
import { routes } from "@/lib/urls/routes";
import styles from "./event-organiser.module.css";

/** The organiser's page, and how to ask about the event. */
export const EventOrganiser = ({ organiser }: { organiser: NonNullable<VillageEvent["organiser"]> }) => (
  <div className={styles.organiser}>
    <a href={routes.organisation(organiser)}>{organiser.name}</a>{" "}
    {organiser.phone && <PhoneLink number={organiser.phone} />}{" "}
    {organiser.email && <MailLink address={organiser.email} />}
  </div>
);
