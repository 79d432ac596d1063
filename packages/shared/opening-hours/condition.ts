import { isInLastWeek, isoWeek, type Weekday, weekdayOf } from "../calendar/day.ts";
import { monthBeginningWith, monthPattern } from "../calendar/german-months.ts";
import { toWeekday, weekdayPattern } from "./german-days.ts";

/**
 * What a note limits opening hours to: "nur jeden 1. im Monat", "April bis Oktober", "nach Vereinbarung". Says whether the hours hold on
 * a day ("YYYY-MM-DD"), one of their weekdays; undefined when that is not certain.
 */
export type Condition = (day: string) => boolean | undefined;

/** Says nothing about when: holidays close anyway, and times by appointment come on top of the hours. */
const noLimit = new RegExp(
  [
    String.raw`(?:außer|ausser|ausgenommen|nicht)\s+(?:an\s+)?(?:den\s+)?(?:gesetzlichen\s+)?feiertag\p{L}*`,
    String.raw`(?:an\s+)?(?:gesetzlichen\s+)?feiertag\p{L}*\s+(?:ist\s+|sind\s+|bleibt\s+)?(?:geschlossen|zu(?!\p{L}))`,
    String.raw`(?:und|u\.|oder|o\.|sowie|sonst|ansonsten|außerdem|darüber hinaus|(?:weitere|andere|sonstige)\s+\p{L}+|zusätzlich|&|\+)\s+(?:auch\s+|nachmittags?\s+|abends?\s+)?(?:jederzeit\s+|gerne?\s+|termine?\s+)?(?:nach|n\.)\s*(?:telefonischer|tel\.|persönlicher|vorheriger)?\s*(?:\p{L}*(?:vereinbarung|absprache|anmeldung|verabredung|bedarf)|v\.)`,
    String.raw`(?:und|sowie|oder)\s+(?:auf\s+(?:anfrage|wunsch)|bei\s+bedarf)`,
    String.raw`sonst\s+(?:ruhetag|geschlossen)`,
    String.raw`ohne\s+\p{L}*(?:anmeldung|termin|vereinbarung|absprache)\p{L}*`,
    "keine?n?\\s+ruhetag\\p{L}*",
    "ganzjährig",
    "das ganze jahr(?: über)?",
  ].join("|"),
  "giu",
);

const ordinals: Record<string, number> = { erst: 1, zweit: 2, dritt: 3, viert: 4, fünft: 5, letzt: -1 };
const ordinalPattern = String.raw`(?:[1-5]\.|(?:${Object.keys(ordinals).join("|")})e[nrsm]?(?!\p{L}))`;
const and = String.raw`\s*(?:,|und|u\.|\/|\+|&|sowie|oder)\s*`;
const to = String.raw`\s*(?:bis(?:\s+(?:zum|ende|einschließlich|einschl\.))?|–|-)\s*`;
const dateOf = (number: number) =>
  String.raw`(?:(?<day${number}>\d{1,2})\.\s*)?(?:(?<name${number}>${monthPattern}\.?)|(?<month${number}>(?<=\.\s*)\d{1,2}\.?))(?:\s*(?<year${number}>\d{4}))?`;

const dateSpan = new RegExp(`(?<![\\d.])(?:${dateOf(1)}|(?<only>\\d{1,2})\\.)${to}${dateOf(2)}`, "iu");
const since = String.raw`(?<!(?:ab|bis|seit|vor|nach|zum|vom|anfang|mitte|ende)\s+(?:dem\s+|zum\s+)?)`;
const singleDate = new RegExp(`(?<![\\d.])${since}${dateOf(1)}(?!\\d)`, "iu");
const singleMonths = new RegExp(
  `(?<![\\d.]\\s*)${since}(?<listed>${monthPattern}\\.?(?:${and}${monthPattern}\\.?)*)`,
  "iu",
);
const nthOfMonth = new RegExp(
  `(?<order>${ordinalPattern}(?:${and}(?:jede[nrsm]?\\s+|de[nm]\\s+)?${ordinalPattern})*)\\s*(?<weekday>${weekdayPattern})?\\s*(?:im|des|eines|jeden|in\\s+jedem|pro)\\s+(?:jeden\\s+|jeweiligen\\s+)?monat\\p{L}*`,
  "iu",
);
const weeks =
  /(?<odd>un)?gerade[nr]?\s+(?:kalender)?(?:woche[n]?|kws?(?!\p{L}))|(?:kw|woche[n]?)\s+(?<oddAfter>un)?gerade\p{L}*/iu;
const season = /(?<season>sommer|winter)(?:monat\p{L}*|halbjahr\p{L}*|saison|zeit)?(?!\p{L})/iu;
const workdays = /(?:an\s+)?(?:werktag|wochentag)\p{L}*/iu;
const dayList = `(?:${weekdayPattern})(?:${and}(?:${weekdayPattern}))*`;
const otherDays = new RegExp(
  [
    `(?:außer|ausser|ausgenommen|nicht)\\s+(?:am\\s+|an\\s+|jeden\\s+)?(?<days>${dayList})`,
    `ruhetage?[\\s:]+(?:ist\\s+)?(?<restDays>${dayList})`,
    `(?:an\\s+)?(?<closedDays>${dayList})(?:${and}feiertag\\p{L}*)?[\\s:]*(?:ist\\s+|sind\\s+|bleibt\\s+)?(?:geschlossen|ruhetag\\p{L}*)`,
  ].join("|"),
  "iu",
);
const closed =
  /(?:außer|ausser|ausgenommen|nicht)(?!\p{L})|geschlossen|betriebs(?:ferien|urlaub)|urlaub|keine?\s+\p{L}*(?:sprech|öffnung|büro)\p{L}*/iu;
const closedNow =
  /^(?:(?:ist|sind|bleibt|derzeit|zurzeit|zur\s+zeit|z\.\s?zt\.|momentan|aktuell|vorübergehend|leider|bis\s+auf\s+weiteres|dauerhaft|komplett|ganz)\s+)*geschlossen[.!]?$/iu;
const fillers =
  /(?<!\p{L})(?:nur|im|in|an|am|den|der|die|dem|von|vom|zum|und|u\.|immer|jeweils|jede[nrsm]?|ist|sind|wird|auch|monat|monaten|während|während der|geöffnet|offen|zeitraum|monaten|zeit)(?!\p{L})|[\s().,;:!–/-]+/giu;

const limits = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nur|au(?:ß|ss)er|ausgenommen|nicht|keine?n?|wenn|falls|sofern|unregelmäßig|gelegentlich|meist\p{L}*|teilweise|evtl|eventuell|ca|voraussichtlich|vorübergehend|derzeit|zurzeit|diese[nrsm]?|kommende[nrsm]?|nächste[nrsm]?|vergangene[nrsm]?|heute|morgen|ausnahmsweise|einmalig|probeweise|künftig|zukünftig|demnächst|bald|bisher|früher|sonst|ansonsten|war(?:en)?|zur\s+zeit|momentan|aktuell|werktag\p{L}*|wochentag\p{L}*|n\.\s?v|kw)(?!\p{L})`,
    String.raw`vereinbar|absprache|verabredung|geschlossen|ruhetag|entfällt|fällt\s+aus|urlaub|ferien|schul(?:zeit|tag)|unterricht|saison|sommer|winter|frühling|frühjahr|herbst|advent|weihnacht|oster|pfingst|silvester|heilig\s?abend|neujahr|karfreitag|rosenmontag|allerheiligen|brückentag|fasching|karneval|fastenzeit|anfrage|pause|karwoche|abhängig|je\s+nach|witterung|wetter|wechsel|solange|(?:voll|neu)mond|telefon(?:zeit|sprech|isch\p{L}*\s+(?:sprech|erreich))|hotline|(?:im|des|pro|jeden)\s+(?:\p{L}+\s+)?monat|monatlich|(?:14|vierzehn)\s?-?\s?täg|zweiwöch|bis\s+auf`,
    String.raw`(?:mit|nach|per|auf)\s+(?:\p{L}+er\s+)?\p{L}*(?:anmeldung|bestellung|bedarf|termin)|(?:anmeldung|termin)\p{L}*\s+(?:ist\s+)?(?:erforderlich|nötig|notwendig)|bei\s+(?:bedarf|schön|gut|regen)`,
    String.raw`(?<!\p{L})(?:${monthPattern})`,
    String.raw`(?<!\p{L})(?:erste|zweite|dritte|vierte|fünfte|letzte|andere)[nrsm]?\s+(?:${weekdayPattern}|woche|tag)|\d\.\s*(?:${and}\d\.\s*)?(?:${weekdayPattern}|woche)`,
    // What stands in rows of earlier imports: "Do auch 14–18 Uhr"
    String.raw`(?<!\p{L})(?:${weekdayPattern})[\s:]*(?:(?:auch|von|ab|bis|nur)\s+)*\d{1,2}(?:[.:]\d\d)?\s*(?:uhr|–|-|bis)`,
    String.raw`alle\s+(?:\d|zwei|drei|vier)|gerade[nr]?\s+\p{L}*woche|\d{1,2}\.\d{1,2}\.|(?:ab|bis|seit)\s+(?:\d{1,2}(?:[.:]\d\d)?\s*uhr|ende|mitte|anfang|20\d\d)`,
  ].join("|"),
  "iu",
);

/** "Bringzeit bis 9 Uhr" is about something else than the hours, "freitags bis 11 Uhr" and "Kirmes bis 10 Uhr" are not. */
const otherTimes = new RegExp(
  `(?<!\\p{L})(?!(?:${weekdayPattern})\\s|Weihnacht|Oster|Pfingst|Silvester|Heilig|Advent|Sommer|Winter|Ferien)\\p{L}*(?:zeit(?:en)?|dienst|schluss|einlass|annahme|küche|ausgabe|abgabe|betreuung|kasse|hort|essen)\\s+(?:ab|bis|um)\\s+\\d{1,2}(?:[.:]\\d\\d)?\\s*Uhr`,
  "giu",
);

const cache = new Map<string, Condition | undefined>();
const maxCached = 5000;

/**
 * The condition that a note states; undefined for one that limits nothing, such as "Probe", "Anmeldung im Büro" or "und nach
 * Vereinbarung". What limits without being understood to its last word holds on no day for certain.
 */
export function conditionOf(note: string | undefined): Condition | undefined {
  if (!note) return undefined;
  if (!cache.has(note)) {
    if (cache.size >= maxCached) cache.clear();
    cache.set(note, readCondition(note));
  }
  return cache.get(note);
}

/** Whether hours with this note hold on a day: true without a condition, undefined when that is not certain. */
export const holdsOn = (note: string | undefined, day: string): boolean | undefined => {
  const condition = conditionOf(note);
  return condition ? condition(day) : true;
};

/** Whether the hours are also those of public holidays, as their note says: "und Feiertage" */
export const includesHolidays = (note: string | undefined): boolean =>
  /(?:^|und|u\.|auch|sowie|[,/&+])\s*(?:an\s+)?(?:gesetzlichen\s+)?feiertag\p{L}*(?!\p{L}|\s+\p{L}*(?:geschlossen|zu\b))/iu.test(
    note ?? "",
  );

const maxNoteLength = 500;

function readCondition(note: string): Condition | undefined {
  const uncertain = () => undefined;
  if (note.length > maxNoteLength) return uncertain;
  const found: Condition[] = [];
  let rest = note.replace(/[\u00a0\u202f]/g, " ");
  const take = (
    pattern: RegExp,
    toHolds: (groups: Record<string, string | undefined>) => Condition | "" | undefined,
  ) => {
    const match = pattern.exec(rest);
    if (!match) return;
    const holds = toHolds(match.groups ?? {});
    if (!holds) return;
    found.push(holds);
    rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length);
  };
  take(otherDays, ({ days, restDays, closedDays = "" }) => {
    const left = daysIn(days ?? restDays ?? closedDays);
    return (day) => !left.includes(weekdayOf(day));
  });
  rest = rest.replace(noLimit, " ").replace(otherTimes, " ").trim();
  if (closedNow.test(rest)) return () => false;
  if (found.length === 0 && !limits.test(rest)) return undefined;
  take(nthOfMonth, ({ order = "", weekday }) =>
    // "am 1. im Monat geschlossen" may be a date.
    !weekday && closed.test(rest) ? undefined : inWeeksOfMonth(order, weekday),
  );
  take(
    weeks,
    ({ odd, oddAfter }) =>
      (day) =>
        (isoWeek(day) % 2 === 1) === Boolean(odd ?? oddAfter),
  );
  const others = found.length;
  take(dateSpan, inDates);
  take(
    singleDate,
    (groups) =>
      groups.day1 && inDates({ ...groups, day2: groups.day1, name2: groups.name1, month2: groups.month1 }),
  );
  take(singleMonths, ({ listed = "" }) => {
    const inside = [...listed.matchAll(new RegExp(monthPattern, "giu"))].map(([name]) =>
      monthBeginningWith(name),
    );
    return (day) => inside.includes(Number(day.slice(5, 7)));
  });
  const isDated = found.length > others;
  take(season, ({ season = "" }) => (isDated ? () => true : inSeason(season.toLowerCase())));
  take(workdays, () => isWorkday);
  const isNegative = found.length > 0 && closed.test(rest);
  if (isNegative) rest = rest.replace(closed, "");
  if (found.length === 0 || (isNegative && found.length > 1) || rest.replace(fillers, "") !== "")
    return uncertain;
  return (day) => {
    const answers = found.map((holds) => holds(day));
    const all = answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
    return isNegative && all !== undefined ? !all : all;
  };
}

/** Whether "werktags" means Saturdays too differs. */
const isWorkday = (day: string): boolean | undefined => {
  const weekday = weekdayOf(day);
  return weekday === "Sa" ? undefined : weekday !== "So";
};

const daysIn = (text: string): Weekday[] =>
  [...text.matchAll(new RegExp(weekdayPattern, "giu"))].map(([name]) => toWeekday(name));

/** "1. und 3.", "ersten", "letzter" of a weekday in a month */
function inWeeksOfMonth(order: string, weekday: string | undefined): Condition {
  const wanted = [...order.matchAll(new RegExp(ordinalPattern, "giu"))].map(
    ([name]) => ordinals[name.toLowerCase().replace(/e[nrsm]?$/, "")] ?? Number.parseInt(name, 10),
  );
  const only = weekday && toWeekday(weekday);
  return (day) => {
    if (only && weekdayOf(day) !== only) return false;
    const week = Math.ceil(Number(day.slice(8)) / 7);
    return wanted.includes(week) || (wanted.includes(-1) && isInLastWeek(day));
  };
}

/** "April bis Oktober", "15. Mai–15. September", "1.4.–31.10.2026", "1.–20. August" */
function inDates(groups: Record<string, string | undefined>): Condition | undefined {
  const monthOf = (number: 1 | 2) => {
    const [name, month] = [groups[`name${number}`], groups[`month${number}`]];
    return name ? monthBeginningWith(name) : Number.parseInt(month ?? "", 10);
  };
  const lastMonth = monthOf(2);
  const firstMonth = groups.only ? lastMonth : monthOf(1);
  if (![firstMonth, lastMonth].every((month) => month >= 1 && month <= 12)) return undefined;
  const pad = (number: number) => String(number).padStart(2, "0");
  const first = `${pad(firstMonth)}-${pad(Number(groups.only ?? groups.day1 ?? 1))}`;
  const last = `${pad(lastMonth)}-${pad(Number(groups.day2 ?? 31))}`;
  const { year1, year2 } = groups;
  if (year1 || year2) {
    const lastYear = Number(year2 ?? Number(year1) + (last < first ? 1 : 0));
    const firstYear = Number(year1 ?? lastYear - (last < first ? 1 : 0));
    return (day) => day >= `${firstYear}-${first}` && day <= `${lastYear}-${last}`;
  }
  return (day) => {
    const date = day.slice(5);
    return first <= last ? date >= first && date <= last : date >= first || date <= last;
  };
}

/** Certain are June to August and December to February; when summer hours begin and end is not said. */
function inSeason(season: string): Condition {
  return (day) => {
    const month = Number(day.slice(5, 7));
    if (month >= 6 && month <= 8) return season === "sommer";
    return month === 12 || month <= 2 ? season === "winter" : undefined;
  };
}
