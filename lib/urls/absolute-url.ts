import { serverEnv } from "@/lib/env/server";

export const absoluteUrl = (path: string): string => new URL(path, serverEnv().SITE_URL).href;

/** The URL of a calendar file for programs that subscribe to it instead of loading it once. */
export const toWebcal = (url: string): string => url.replace(/^https?:/, "webcal:");
