import { type AskedDate, clashLines, isFree } from "./clashes";
import type { Override } from "./panel-data";

/** What an editor has agreed to after a refusal */
export type Agreed = { [Press in Override]?: boolean | undefined };

type Choice = { dates: AskedDate[] } | { refusal: string; again?: Override };

/** The dates that a confirmation takes, or a German sentence about what is in the way, with the press that overrules it. */
export function chooseDates(asked: readonly AskedDate[], agreed: Agreed): Choice {
  if (asked.length === 0) return { refusal: "Dafür ist es zu spät: Der Termin ist vorbei." };
  const dates = asked.filter(isFree);
  const taken = asked.filter((date) => !isFree(date));
  if (dates.length === 0) return { refusal: `Der Raum ist dann nicht frei. ${reasons(taken)}.` };
  if (taken.length > 0 && !agreed.nurFreie)
    return {
      refusal: `${dates.length} von ${asked.length} Terminen ${dates.length === 1 ? "ist" : "sind"} frei. ${reasons(taken)}.`,
      again: "nurFreie",
    };
  const shown = dates.filter(({ clashes }) => clashes.length > 0);
  if (shown.length > 0 && !agreed.trotzTermin)
    return { refusal: `Im Kalender steht dann schon etwas. ${reasons(shown)}.`, again: "trotzTermin" };
  return { dates };
}

const reasons = (dates: readonly AskedDate[]) =>
  clashLines(dates)
    .map(({ text }) => text)
    .join("; ");
