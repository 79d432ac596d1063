import { CalendarPlus } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import styles from "@/components/ui/empty-state.module.css";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { illustration, routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";

export function NothingPlanned({ reason }: { reason: string }) {
  return (
    <section className={styles.empty}>
      <div className="stack">
        <p className="lead" role="status">
          {reason}
        </p>
        <p>{texts.ways}</p>
        <p>
          <MoreLink href={routes.calendar()}>{texts.clear}</MoreLink>
        </p>
        <p>
          <ButtonLink href={routes.participate}>
            <CalendarPlus />
            {texts.report}
          </ButtonLink>
        </p>
      </div>
      <Illustration src={illustration("ersatz-veranstaltung-4")} className={styles.picture} />
    </section>
  );
}
