import { serverEnv } from "@/lib/env/server";

/** The whole address of one of the site's paths, for whoever sees it outside: calendars, feeds, shared links. */
export const absoluteUrl = (path: string): string => new URL(path, serverEnv().SITE_URL).href;
