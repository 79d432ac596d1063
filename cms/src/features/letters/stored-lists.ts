import { isTheme, type Theme } from "@dorfforum/shared/letters/themes";

// Lists are stored a line each, with a line break before the first, so that the database finds one with `$contains`.

export const linesIn = (stored: string | null | undefined): string[] =>
  (stored ?? "").split("\n").filter(Boolean);

export const lineText = (lines: readonly string[]): string =>
  lines.length > 0 ? `\n${[...new Set(lines)].join("\n")}\n` : "";

/** A condition on a stored list */
export const holdsLine = (line: string) => ({ $contains: `\n${line}\n` });

export const themesIn = (stored: string | null | undefined): Theme[] => linesIn(stored).filter(isTheme);

export const themeText = (themes: readonly Theme[]): string => lineText(themes);
