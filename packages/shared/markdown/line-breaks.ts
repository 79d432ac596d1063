/** In characters. Mail programs break lines at 70 to 78; a line that ends earlier was ended by its writer. */
const minWrappedLength = 60;

/** Whether the lines of a paragraph are its writer's own, not those of a program that wrapped them. */
export const keepsLineBreaks = (lines: readonly string[]): boolean =>
  lines.slice(0, -1).some((line) => line.trim().length < minWrappedLength);
