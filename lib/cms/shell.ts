import { reportError } from "@/lib/monitoring/report-error";
import { type Category, getCategories } from "./categories";
import { getCategoriesInUse } from "./categories-in-use";
import { getSettings, type Settings } from "./settings";

export type ShellContent = { settings: Settings | undefined; categories: Category[] };

/** The content of every page's frame. It never throws: without the CMS and a copy the frame is empty. */
export async function getShell(): Promise<ShellContent> {
  const report = (error: unknown) => reportError(error, { part: "shell" });
  const [settings, categories] = await Promise.all([
    getSettings().catch(report),
    // While a type with categories is missing, nobody knows which of them are empty.
    getCategoriesInUse().catch(getCategories).catch(report),
  ]);
  return { settings: settings ?? undefined, categories: categories ?? [] };
}
