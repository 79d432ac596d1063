import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Block } from "./block";
import { sectionBlocks } from "./section";
import { getWeekContent } from "./week-content";

const maxSections = 5;
const maxEntries = 2;

/** The beginning of a letter. `left`: the headings of what would follow; `first` is the day ("YYYY-MM-DD") it begins with. */
export type LetterExtract = {
  first: string;
  title: string;
  days: string;
  blocks: readonly Block[];
  left: readonly string[];
};

/** What the letter of the week would say if it were sent now. @throws CmsRequestError without a copy */
export async function getLetterExtract(now: Date): Promise<LetterExtract> {
  const first = berlinDay(now);
  const { title, days, sections } = await getWeekContent(first, now);
  return {
    first,
    title,
    days,
    blocks: sections.slice(0, maxSections).flatMap((section) => sectionBlocks(section, maxEntries)),
    left: sections.slice(maxSections).map(({ heading }) => heading),
  };
}
