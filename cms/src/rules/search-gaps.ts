/** A query without results, and how often it was asked since the site last reported. */
export type Gap = { Anfrage: string; Anzahl: number };

const maxGaps = 50;
const maxQueryLength = 60;
const maxCount = 100_000;

/** The gaps of a request body; undefined unless all queries consist of words and spaces, without digits or addresses. */
export function toGaps(body: unknown): Gap[] | undefined {
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  if (!Array.isArray(data) || data.length === 0 || data.length > maxGaps || !data.every(isGap))
    return undefined;
  return data.map(({ Anfrage, Anzahl }) => ({ Anfrage, Anzahl }));
}

function isGap(value: unknown): value is Gap {
  if (typeof value !== "object" || value === null || !("Anfrage" in value) || !("Anzahl" in value))
    return false;
  const { Anfrage, Anzahl } = value;
  if (
    typeof Anfrage !== "string" ||
    Anfrage.length > maxQueryLength ||
    !/^\p{L}+(?: \p{L}+)*$/u.test(Anfrage)
  )
    return false;
  return typeof Anzahl === "number" && Number.isInteger(Anzahl) && Anzahl > 0 && Anzahl <= maxCount;
}
