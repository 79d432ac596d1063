import type { Theme } from "@dorfforum/shared/letters/themes";
import { themesIn, themeText } from "./stored-lists";

type Ordered = { Themen?: string | null | undefined; Bestellt?: string | null | undefined };

/**
 * What becomes of a subscription or a device whose themes are over: without any it is removed, unless an order waits for its
 * confirmation.
 * @returns undefined if nothing changes
 */
export function withoutThemes(
  { Themen, Bestellt }: Ordered,
  over: ReadonlySet<Theme>,
): { Themen: string } | "remove" | undefined {
  const themes = themesIn(Themen);
  const keptThemes = themes.filter((theme) => !over.has(theme));
  if (keptThemes.length === themes.length) return undefined;
  return keptThemes.length > 0 || Bestellt ? { Themen: themeText(keptThemes) } : "remove";
}
