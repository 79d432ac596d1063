import { keyOf } from "@dorfforum/german-search/entry";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { getCategory } from "@/lib/cms/categories";
import { currentNotices } from "@/lib/cms/notices";
import { getSettings, type Settings } from "@/lib/cms/settings";
import { outdatedConfirmation } from "@/lib/dates/confirmation-age";
import { visitorKey } from "@/lib/http/visitor-address";
import { findRoomStates } from "@/lib/rooms/room-states";
import { processWide } from "@/lib/runtime/process-wide";
import { confirmationTexts } from "@/lib/texts/confirmation";
import { findWasteDistricts } from "@/lib/waste/waste-calendar";
import { hyphenateHighlighted } from "./hyphenate-highlighted";
import { currentIndex } from "./indexing/current-index";
import { countOpen, opensOf } from "./popularity/current-opens";
import { runCachedSearch } from "./run-search";
import { emptyContext, type SearchContext } from "./search-context";
import type { SearchRequest, SearchResponse, Suggestions } from "./search-response";
import { suggestFrom } from "./suggest";
import { countZeroResults, uncoveredWords } from "./zero-results";

/** @param headers tell visitors apart for the count of queries without results. @throws CmsRequestError without content */
export async function search(request: SearchRequest, headers: Headers): Promise<SearchResponse> {
  const index = await currentIndex();
  const settings = await getSettings();
  const now = new Date();
  const category = request.category ? await getCategory(request.category) : undefined;
  const isUnknownCategory = Boolean(request.category) && category === undefined;
  const response = runCachedSearch(
    index,
    { ...request, category: isUnknownCategory ? false : category },
    now,
    await getContext(settings),
  );
  const uncovered = uncoveredWords(response);
  const isUnrefined = !request.category && !request.kind && request.page === 1;
  if (uncovered !== "" && isUnrefined) countZeroResults(uncovered, visitorKey(headers));
  return {
    ...response,
    hits: response.hits.map((hit) => ({
      ...hit,
      title: hyphenateHighlighted(hit.title),
      ...unconfirmedField(index.get(keyOf(hit))?.confirmedOn, settings, now),
    })),
    category: category && { name: category.name, slug: category.slug, description: category.description },
    unknownCategory: isUnknownCategory ? request.category : undefined,
  };
}

/** No field for what is confirmed, since an undefined one would take room in pages too. */
function unconfirmedField(confirmedOn: string | undefined, settings: Settings | undefined, now: Date) {
  const month = outdatedConfirmation(confirmedOn, settings?.confirmedForMonths, now);
  return month && { unconfirmed: confirmationTexts.unconfirmed(month) };
}

/** @throws CmsRequestError without content */
export async function suggest(q: string): Promise<Suggestions> {
  const index = await currentIndex();
  return suggestFrom(index, q, new Date(), await getContext(await getSettings()));
}

type Latest<Result> = ReturnType<typeof latestResult<object, Result>>;
const latestContext = processWide("searchContext", () =>
  latestResult<object, Latest<Latest<Latest<SearchContext>>>>(),
);

/** The same object until settings, days of collection, what takes rooms up or the notices that are shown change */
async function getContext(settings: Settings | undefined): Promise<SearchContext> {
  const [wasteDistricts, rooms, notices] = await Promise.all([
    findWasteDistricts(),
    findRoomStates(),
    currentNotices.ready(),
  ]);
  const ofDistricts = latestContext(wasteDistricts, "", () => latestResult());
  const ofRooms = ofDistricts(rooms, "", () => latestResult());
  const ofNotices = ofRooms(notices, "", () => latestResult());
  return ofNotices(settings ?? emptyContext, "", () => ({
    villageDays: settings?.days ?? emptyContext.villageDays,
    townHall: settings,
    wasteDistricts,
    rooms,
    notices: notices.shown,
    popularity: { searches: settings?.oftenSearched ?? [], opensOf },
  }));
}

/**
 * @param key of an entry that was opened from results or suggestions, as keyOf() @param visitor as visitorKey().
 * @returns false where there is no such entry. @throws CmsRequestError without content
 */
export async function countOpened(key: string, visitor: string): Promise<boolean> {
  if (!(await currentIndex()).get(key)) return false;
  await countOpen(key, visitor);
  return true;
}
