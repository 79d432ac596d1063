import { isTheme, type Theme } from "@dorfforum/shared/subscriptions/themes";

// Themes are stored a line each, with a line break before the first, so that the database finds one with `$contains`.

export const themesIn = (stored: string | null | undefined): Theme[] =>
  (stored ?? "").split("\n").filter(isTheme);

export const themeText = (themes: readonly Theme[]): string =>
  themes.length > 0 ? `\n${[...new Set(themes)].join("\n")}\n` : "";

/** A condition on a stored text of themes */
export const holdsTheme = (theme: string) => ({ $contains: `\n${theme}\n` });
