import type { Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import type { OrganisationType } from "@/lib/cms/organisations";
import { type OpeningState, openingState } from "@/lib/opening-hours/opening-state";
import { openingTexts } from "@/lib/texts/organisations";
import { keepTimes } from "@/lib/typography/keep-times";
import { Icon } from "./icon.island";
import styles from "./opening-sign.module.css";

type OpeningSignProps = {
  /** The town hall has no type. */
  organisation: Schedule & { type?: OrganisationType };
  now: Date;
};

/** "heute geöffnet bis 16.30 Uhr"; nothing without opening hours. A club is not closed: the sign shows when it meets next. */
export function OpeningSign({ organisation, now }: OpeningSignProps) {
  const state = openingState(organisation, now);
  const text = organisation.type === "verein" ? meeting(state) : state?.text;
  if (!state || !text) return null;
  return (
    <p className={state.isOpen ? styles.open : styles.closed} data-true-for="now">
      <Icon name="clock" />
      {keepTimes(text)}
    </p>
  );
}

function meeting(state: OpeningState | undefined): string | undefined {
  if (state?.until) return openingTexts.meetsUntil(state.until);
  if (state?.isOpen || state?.isUncertain) return state.text;
  return state?.next && openingTexts.meetsNext(state.next);
}
