import { setAreaCode } from "@/lib/area-code";
import { reportError } from "@/lib/monitoring/report-error";
import { setWordBreaks } from "@/lib/typography/hyphenate";
import { onContentChange } from "./content-changes";
import { type Settings, settings } from "./settings";

type Source = { ready: () => Promise<{ items: readonly Pick<Settings, "areaCode" | "wordBreaks">[] }> };

/**
 * Applies the settings that texts of every page depend on: the area code of telephone numbers and the breaks of words.
 * @returns a function that ends it
 */
export function followSettings(source: Source = settings): () => void {
  async function apply(): Promise<void> {
    const [current] = (await source.ready()).items;
    setAreaCode(current?.areaCode);
    setWordBreaks(current?.wordBreaks ?? []);
  }
  const start = () => void apply().catch((error: unknown) => reportError(error, { part: "settings" }));
  start();
  return onContentChange((model) => model === settings.model && start());
}
