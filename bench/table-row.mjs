const firstColumn = 16;
const column = 22;

/** A row of a table of plain text */
export const row = (...cells) =>
  cells.map((cell, at) => String(cell).padEnd(at === 0 ? firstColumn : column)).join("");
