import { CalendarPlus, HandHeart, Users } from "lucide-react";
import { useId } from "react";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { homeTexts } from "@/lib/texts/home";
import styles from "./join-band.module.css";

export function JoinBand() {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{homeTexts.join}</h2>
        <div className={styles.row}>
          <p className="lead">{homeTexts.joinLead}</p>
          <div className={styles.actions}>
            <ButtonLink variant="dark" href={routes.propose("veranstaltung")}>
              <CalendarPlus />
              {homeTexts.report}
            </ButtonLink>
            <ButtonLink href={routes.propose("organisation")}>
              <Users />
              {homeTexts.addClub}
            </ButtonLink>
            <ButtonLink href={routes.propose("hilfe")}>
              <HandHeart />
              {homeTexts.help}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
