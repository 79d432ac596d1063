import { parseUrl } from "@dorfforum/shared/urls/targets";
import { getInfo } from "@/lib/cms/redirect-entries";
import { getSettings } from "@/lib/cms/settings";
import { routes } from "@/lib/urls/routes";
import { toSafeTarget } from "@/lib/urls/targets";
import { getNextDates } from "./next-dates";
import type { PlannedPage } from "./page-store";
import { isStorable } from "./storable-pages";

/** Numbers, hours and the calendar */
const hourly = [routes.offline, routes.home, routes.calendar(), routes.contact, routes.cookies()];

const maxEvents = 20;

/**
 * What devices store for reading offline besides the pages that were opened: the calendar with its next events, opening
 * hours, emergency numbers, and where the quick entries of the home page lead within the site.
 * @throws CmsRequestError without a copy
 */
export async function getPlannedPages(now: Date): Promise<PlannedPage[]> {
  const [settings, dates] = await Promise.all([getSettings(), getNextDates(now)]);
  const entries = await Promise.all(
    (settings?.quickEntries ?? []).map(({ target }) => withoutDetour(target)),
  );
  const events = dates.map(({ event }) => routes.event(event.slug));
  const daily = [...entries.flatMap(toOwnPage), ...[...new Set(events)].slice(0, maxEvents)];
  return [
    ...hourly.map((path) => ({ path, refreshHours: 1 })),
    ...[...new Set(daily)]
      .filter((path) => !hourly.includes(path))
      .map((path) => ({ path, refreshHours: 24 })),
  ];
}

/** Where an Info leads, instead of its address, which redirects. */
async function withoutDetour(target: string): Promise<string> {
  const folder = routes.info("");
  const info = target.startsWith(folder) ? await getInfo(target.slice(folder.length)) : undefined;
  return toSafeTarget(info?.target ?? target) ?? "";
}

/** The page of a target within the site, without the part of it that a quick entry names; none that may not be stored */
function toOwnPage(target: string): string[] {
  const url = target.startsWith("/") ? parseUrl(target, "http://path.invalid") : undefined;
  return url && isStorable(url) ? [url.pathname + url.search] : [];
}
