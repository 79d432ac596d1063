import { serverEnv } from "@/lib/env/server";

/** The absolute URL of a path of the site, for calendars, feeds and shared links. */
export const absoluteUrl = (path: string): string => new URL(path, serverEnv().SITE_URL).href;
