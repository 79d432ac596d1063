import { eventTexts } from "@/lib/texts/events";

const free = /^(?:(?:öffentlich und |eintritt )?(?:frei|kostenlos|kostenfrei|gratis)|freier eintritt)$/iu;
const amount = /\d\s*(?:€|euro|eur)(?!\p{L})/iu;
/** In characters. A longer price is shown on the event's page only. */
const maxLength = 28;

/**
 * What the field Kosten says in a word or two, for lists: "kostenlos", "4 €, ermäßigt 2 €". Undefined where it does not
 * begin with a price, because half a sentence could promise too much.
 */
export function priceHint(cost: string | undefined): string | undefined {
  const whole = cost?.trim().replace(/\.$/, "") ?? "";
  const [begin = ""] = whole.split(/[,;](?!\d)/);
  const isFree = free.test(begin);
  const hasAmount = amount.test(whole);
  if (isFree && !hasAmount) return eventTexts.free;
  if (hasAmount && whole.length <= maxLength) return whole;
  return (isFree || amount.test(begin)) && begin.length <= maxLength ? begin : undefined;
}
