import { reportError } from "@/lib/monitoring/report-error";
import { type Category, getCategories } from "./categories";
import { getSettings, type Settings } from "./settings";

export type ShellContent = { settings: Settings | undefined; categories: Category[] };

/** What every page's frame shows. Never throws: without the CMS and without a copy the frame stays, empty. */
export async function getShell(): Promise<ShellContent> {
  const [settings, categories] = await Promise.allSettled([getSettings(), getCategories()]);
  for (const result of [settings, categories]) {
    if (result.status === "rejected") reportError(result.reason, { part: "shell" });
  }
  return {
    settings: settings.status === "fulfilled" ? settings.value : undefined,
    categories: categories.status === "fulfilled" ? categories.value : [],
  };
}
