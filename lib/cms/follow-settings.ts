import { setAreaCode } from "@/lib/contact/area-code";
import { reportError } from "@/lib/monitoring/report-error";
import { setLook } from "@/lib/theme/look-styles";
import { setWordBreaks } from "@/lib/typography/hyphenate";
import { onContentChange } from "./content-changes";
import { type Settings, settings } from "./settings";

type Source = {
  ready: () => Promise<{
    items: readonly Pick<Settings, "areaCode" | "wordBreaks" | "palette" | "silhouette">[];
  }>;
};

/**
 * Applies the settings that texts of every page depend on: the area code of telephone numbers, the breaks of
 * words and the look.
 * @returns a function that ends it
 */
export function followSettings(source: Source = settings): () => void {
  async function apply(): Promise<void> {
    const [current] = (await source.ready()).items;
    setAreaCode(current?.areaCode);
    setWordBreaks(current?.wordBreaks ?? []);
    setLook({ palette: current?.palette ?? {}, silhouette: current?.silhouette?.src });
  }
  const start = () => void apply().catch((error: unknown) => reportError(error, { part: "settings" }));
  start();
  return onContentChange((model) => model === settings.model && start());
}
