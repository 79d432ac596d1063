import { reportError } from "@/lib/monitoring/report-error";
import { type Category, getCategories } from "./categories";
import { getSettings, type Settings } from "./settings";

export type ShellContent = { settings: Settings | undefined; categories: Category[] };

/** The content of every page's frame. It never throws: without the CMS and a copy the frame is empty. */
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
