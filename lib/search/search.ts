import { keyOf } from "@dorfforum/german-search/entry";
import { getCategory } from "@/lib/cms/categories";
import { getNewcomersPage } from "@/lib/cms/pages";
import { getSettings, type Settings } from "@/lib/cms/settings";
import { outdatedConfirmation } from "@/lib/confirmations/base/confirmation-age";
import { confirmationTexts } from "@/lib/confirmations/base/texts";
import { activeFeatures } from "@/lib/features";
import { visitorKey } from "@/lib/http/visitor-address";
import { mailOffer, pushKey } from "@/lib/letters/cms/subscriptions";
import { currentNotices } from "@/lib/notices/cms/notices";
import { offersOffline } from "@/lib/offline/offers-offline";
import { processWide } from "@/lib/runtime/process-wide";
import { offeredFunctions } from "./functions/site-functions";
import { hyphenateHighlighted } from "./hyphenate-highlighted";
import { inLanguages } from "./in-languages";
import { areSame } from "./indexing/content-sources";
import { currentIndex } from "./indexing/current-index";
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
    hits: response.hits.map((hit) => {
      const { language, confirmedOn } = index.get(keyOf(hit)) ?? {};
      const title = language ? hit.title : hyphenateHighlighted(hit.title);
      return {
        ...hit,
        title: inLanguages(title, { language }),
        ...unconfirmedField(confirmedOn, settings, now),
      };
    }),
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

const latestContext = processWide("searchContext", () => ({
  parts: [] as readonly unknown[],
  context: emptyContext,
}));

/**
 * The same object until settings, the notices that are shown, what a feature knows or what visitors can do
 * change
 */
async function getContext(settings: Settings | undefined): Promise<SearchContext> {
  const features = activeFeatures();
  const [newcomers, notices, ofFeatures, names, ...featureAnswers] = await Promise.all([
    getNewcomersPage(),
    currentNotices.ready(),
    Promise.all(features.flatMap(({ functions }) => functions?.() ?? [])),
    Promise.all(features.flatMap(({ names }) => names?.() ?? [])),
    ...features.flatMap(({ answer }) => answer?.() ?? []),
  ]);
  const offered = {
    mail: mailOffer() !== undefined,
    newcomers: newcomers !== undefined,
    offline: offersOffline(),
    push: pushKey() !== undefined,
  };
  const parts = [settings, notices, ...featureAnswers, ...ofFeatures, ...names, ...Object.values(offered)];
  if (!areSame(latestContext.parts, parts)) {
    const context: SearchContext = {
      villageDays: settings?.days ?? emptyContext.villageDays,
      townHall: settings,
      notices: notices.shown,
      featureAnswers,
      functions: [...offeredFunctions(offered), ...ofFeatures.flat()],
      names: names.flat(),
      oftenSearched: settings?.oftenSearched ?? [],
    };
    Object.assign(latestContext, { parts, context });
  }
  return latestContext.context;
}
