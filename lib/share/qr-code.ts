import { encodeQR } from "qr";

/** Dark squares as a path of an SVG, and its length of side; both in squares, with the margin that readers need. */
type QrCode = { path: string; size: number };

export function toQrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  return { path: rows.map(toBars).join(""), size: rows.length };
}

/** Neighbouring dark squares of a row as one bar each */
function toBars(row: readonly boolean[], y: number): string {
  const squares = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return [...squares.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
