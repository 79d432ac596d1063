import { serverEnv } from "@/lib/env/server";

export const absoluteUrl = (path: string): string => new URL(path, serverEnv().SITE_URL).href;
