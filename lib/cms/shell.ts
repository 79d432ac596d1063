import { reportError } from "@/lib/monitoring/report-error";
import { type Category, getCategories } from "./categories";
import { getCategoriesInUse } from "./categories-in-use";
import { getNewcomersPage, type Page } from "./pages";
import { getSettings, type Settings } from "./settings";

export type ShellContent = {
  settings: Settings | undefined;
  categories: Category[];
  newcomers: Page | undefined;
};

/** The content of every page's frame. It never throws: without the CMS and a copy the frame is empty. */
export async function getShell(): Promise<ShellContent> {
  const report = (error: unknown) => reportError(error, { part: "shell" });
  const [settings, categories, newcomers] = await Promise.all([
    getSettings().catch(report),
    // While a type with categories is missing, nobody knows which of them are empty.
    getCategoriesInUse().catch(getCategories).catch(report),
    getNewcomersPage().catch(report),
  ]);
  return { settings: settings ?? undefined, categories: categories ?? [], newcomers: newcomers ?? undefined };
}
