/** A query that found nothing, and how often since the site last told. */
export type Gap = { Anfrage: string; Anzahl: number };

const MOST = 50;
const LONGEST = 60;

/** The gaps of a request, or undefined when it holds anything else: words and spaces alone, no digits, no addresses. */
export function toGaps(body: unknown): Gap[] | undefined {
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  if (!Array.isArray(data) || data.length === 0 || data.length > MOST || !data.every(isGap)) return undefined;
  return data.map(({ Anfrage, Anzahl }) => ({ Anfrage, Anzahl }));
}

function isGap(value: unknown): value is Gap {
  if (typeof value !== "object" || value === null || !("Anfrage" in value) || !("Anzahl" in value))
    return false;
  const { Anfrage, Anzahl } = value;
  if (typeof Anfrage !== "string" || Anfrage.length > LONGEST || !/^\p{L}+(?: \p{L}+)*$/u.test(Anfrage))
    return false;
  return typeof Anzahl === "number" && Number.isInteger(Anzahl) && Anzahl > 0 && Anzahl <= 100_000;
}
