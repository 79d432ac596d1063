import { OccurrenceRow } from "@/components/events/occurrence-row";
import { ButtonLink } from "@/components/ui/button";
import emptyStyles from "@/components/ui/empty-state.module.css";
import { Icon } from "@/components/ui/icon.island";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { type CalendarView, illustration, routes } from "@/lib/urls/routes";
import styles from "./nothing-planned.module.css";

/** Why a page of the calendar shows nothing; undefined if it shows something. */
export function emptyReason(page: CalendarPage): string | undefined {
  const { view, unknown } = page;
  if (unknown === "category") return texts.unknownCategory(view.category ?? "");
  if (unknown === "organiser") return texts.unknownOrganiser(view.organiser ?? "");
  if (!page.isCovered) return texts.notYet;
  if (page.look === "sheet" || page.total > 0) return undefined;
  if (view.quickDate) return texts.nothingOn[view.quickDate];
  if (view.day) return texts.nothingOnDay;
  return isEverything(view) ? texts.nothingAtAll : texts.nothing;
}

const isEverything = (view: CalendarView) =>
  routes.calendar({ ...view, look: undefined, around: undefined, page: undefined }) === routes.calendar();

type NothingPlannedProps = { page: CalendarPage; reason: string };

/** Says that there is nothing, and what comes next. */
export function NothingPlanned({ page, reason }: NothingPlannedProps) {
  const next = page.look === "list" && page.isCovered ? page.next : undefined;
  const said = (
    <p className="lead" role="status">
      {reason}
    </p>
  );
  if (!next) {
    return (
      <section className={emptyStyles.empty}>
        <div className="stack">
          {said}
          <WaysOn view={page.view} />
        </div>
        <Illustration src={illustration("ersatz-veranstaltung-4")} className={emptyStyles.picture} />
      </section>
    );
  }
  return (
    <section className="stack">
      {said}
      <h2 className={styles.next}>{texts.next}</h2>
      <OccurrenceRow occurrence={next} />
      <WaysOn view={page.view} />
    </section>
  );
}

const WaysOn = ({ view }: { view: CalendarView }) => (
  <>
    {!isEverything(view) && (
      <p>
        <MoreLink href={routes.calendar()}>{texts.clear}</MoreLink>
      </p>
    )}
    <p>
      <ButtonLink href={routes.propose("veranstaltung")}>
        <Icon name="calendar-plus" />
        {texts.report}
      </ButtonLink>
    </p>
  </>
);
