const free =
  /(?<![\p{L}])(?:frei|freier eintritt|kostenlos|kostenfrei|gratis|umsonst|unentgeltlich|gebührenfrei|spendenbasis|kein eintritt|keine[rn]?\s(?:kosten|gebühr(?:en)?|eintritt)|ohne eintritt|0(?:,00|,-)?\s*(?:€|euro))(?!\p{L})/iu;
const beginsFree =
  /^(?:öffentlich und |der )?(?:eintritt |zutritt |teilnahme )?(?:ist |bleibt )?(?:frei|kostenlos|kostenfrei|gratis|umsonst|unentgeltlich|gebührenfrei)(?!\p{L})|^freier eintritt/iu;
const amount = /(?:[1-9]|\d[.,]\d*[1-9])\d*(?:[.,](?:\d\d|-))?\s*(?:€|euro|eur)(?!\p{L})/iu;
/** It is free for some, at some time or with something: others pay. */
const isLimited =
  /(?<!\p{L})(?:nicht|nur|mitglied\p{L}*|kind(?:er|ern)?|schüler\p{L}*|jugendliche\p{L}*|studierende\p{L}*|senior\p{L}*|ermäßig\p{L}*|begleit\p{L}*|geschwister|einheimische|inhaber\p{L}*|ausweis\p{L}*|bis \d+ jahren?|unter \d+|ab \d+|probestunde\p{L}*|schnupper\p{L}*|parken|parkplätze)(?!\p{L})/iu;

/** Whether what an event costs says that everybody may come without paying. */
export function isFree(cost: string | undefined): boolean {
  const whole = cost?.trim() ?? "";
  const [begin = ""] = whole.split(/[,;.](?!\d)/);
  if (!free.test(begin) || isLimited.test(begin)) return false;
  return beginsFree.test(begin) || !amount.test(whole);
}
