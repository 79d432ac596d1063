import { type Weekday, weekdays } from "../calendar/day.ts";
import { monthBeginning } from "../calendar/german-months.ts";
import { daysBetween, toWeekday, weekdayPattern } from "./german-days.ts";

const clock = (name: string) =>
  String.raw`(?<${name}Hour>[01]?\d|2[0-4])(?:\s?[.:]\s?(?<${name}Minute>[0-5]\d)|°°|⁰⁰)?(?![.:]?\d)`;
const oClock = String.raw`\s*(?:uhr|h(?![\p{L}\d]))`;
const month = String.raw`${monthBeginning}\p{L}*\.?`;
const unit = String.raw`\.?\s*(?:jahr|jährig|j\.|monat|woche|tage?(?!\p{L})|klass|person|kind|plätz|euro|€|%|km|kg|cm|m²|stück|cent|grad|minuten|min(?!\p{L})|stunden|std|mannschaft|${month})`;
const ordinal = String.raw`(?:\d{1,2}\.|(?:erste|zweite|dritte|vierte|fünfte|letzte|vorletzte|übernächste)[nrsm]?(?!\p{L}))`;
const connector = String.raw`(?:,|/|\+|&|und(?!\p{L})|u\.?(?![\p{L}.])|sowie|oder(?!\p{L}))`;
const holiday = String.raw`(?:an\s+)?(?:den\s+)?(?:gesetzlichen\s+)?feiertag\p{L}*`;

const pattern = new RegExp(
  [
    String.raw`(?<newline>\n)`,
    String.raw`(?<also>(?:und|u\.|oder|sowie|sonst|ansonsten|außerdem|(?:weitere|andere|sonstige)\s+\p{L}+)\s+(?:auch\s+|jederzeit\s+|gerne?\s+|termine?\s+)?(?:nach|n\.)\s*(?:\p{L}+er\s+|tel\.\s+)?(?:\p{L}*(?:vereinbarung|absprache|anmeldung|bedarf)|v\.)|(?:und|sowie|oder)\s+(?:auf\s+(?:anfrage|wunsch)|bei\s+bedarf))`,
    String.raw`(?<order>(?:(?:nur|immer|jeweils)\s+)*(?:(?:an\s+)?jede[nrsm]\s+|am\s+|an\s+)?${ordinal}(?:\s*${connector}\s*(?:jede[nrsm]\s+|am\s+)?${ordinal})*\s*(?=${weekdayPattern}))`,
    String.raw`(?<phrase>(?:14|vierzehn|zwei|2)[\s–-]*(?:täg|wöch)\p{L}*|(?:im|des|eines|jeden|pro|in\s+jedem)\s+(?:\p{L}+\s+)?monat\p{L}*|am\s+\d{1,2}\.)`,
    String.raw`(?<range>(?:ab\s+)?${clock("from")}(?:${oClock})?\s*(?:–|bis(?:\s+(?:ca\.|um))?)\s*${clock("to")}(?!${unit})(?:${oClock})?(?<=(?<unit>uhr|h)|))`,
    String.raw`(?<always>(?:rund\s+um\s+die\s+uhr|tag\s+und\s+nacht|24\s*(?:h(?!\p{L})|stunden|std\.)))`,
    String.raw`(?<date>\d{1,2}\.\s?(?:(?:0?[1-9]|1[0-2])\.(?!\d\d?(?:\D|$))(?:\s?\d{4}|\d\d)?|${month}(?:\s\d{4})?))`,
    String.raw`(?<time>(?:(?:ab|bis|gegen|um|seit|nach|vor)\s+(?:ca\.\s*)?)?${clock("open")}${oClock}|\d{1,2}:\d\d|(?:ab|bis|um|gegen)\s+(?:ca\.\s*)?${clock("only")}(?!${unit}|\.))`,
    String.raw`(?<except>(?:außer|ausser|ausgenommen|ausg\.|bis\s+auf|nicht)\s+(?:am\s+|an\s+|jeden\s+|den\s+)*(?=${weekdayPattern}))`,
    String.raw`(?<closed>(?:ist\s+|sind\s+|bleibt\s+)?(?:(?:ganztägig\s+|ganztags\s+|den\s+ganzen\s+tag\s+)?geschlossen|geschl\.|ruhetage?|schließtage?|schliesstage?|closed|zu(?=\s*(?:$|[\n,;.|)]))|keine?\s+(?:sprech|öffnungs|büro)\p{L}*))`,
    `(?<holiday>${holiday}(?![\\p{L}]))`,
    String.raw`(?<all>täglich|tgl\.?|tägl\.?(?!\p{L})|jeden\s+tag|alle\s+tage|an\s+allen\s+tagen|(?:7|sieben)\s+tage(?:\s+(?:die|in\s+der)\s+woche)?)`,
    String.raw`(?<work>werktäglich|werktags|(?:an\s+)?werktagen?|wochentags|(?:an\s+)?wochentagen?|unter\s+der\s+woche)`,
    "(?<weekend>(?:wochenende?[ns]?|we)(?![\\p{L}\\d]))",
    `(?<day>${weekdayPattern})`,
    String.raw`(?<part>(?:vormittag|nachmittag|mittag|abend|morgen)s?(?!\p{L})|vorm\.|nachm\.)`,
    String.raw`(?<dash>–+|bis(?:\s+(?:einschl\.|einschließlich|zum))?(?!\p{L}))`,
    `(?<and>${connector})`,
    String.raw`(?<soft>(?:in\s+der\s+zeit|nur|ausschließlich|von|vom|jeweils|am|an|im|in|den|der|dem|jede[nrsm]?|immer|ist|sind|hat|haben|wird|auch|ca\.|zusätzlich|außerdem|noch|dann|durchgehend|regulär|zwischen|einschl\.|inkl\.)(?!\p{L}))`,
    String.raw`(?<hard>(?:uhr|h|für\s+(?:sie|euch|dich)|geöffnet|offen|öffnet|unsere|(?:öffnungs|sprech|büro|geschäfts|annahme|besuchs|betreuungs)(?:zeit|zeiten|stunde|stunden))(?!\p{L}))`,
    String.raw`(?<word>[\p{L}\d]+(?:[.'’–][\p{L}\d]+)*\.?)`,
  ].join("|"),
  "giu",
);

const kinds = [...pattern.source.matchAll(/\(\?<([a-z]+)>/g)].flatMap(([, name]) => name ?? []);

/** A piece of a text about opening hours. Punctuation between pieces is none. */
export type HoursToken = {
  kind: string;
  start: number;
  end: number;
  groups: Record<string, string | undefined>;
};

/** Of the same length, with one kind of space and dash, so that what was typed can be cut by the places of tokens */
export const withPlainSigns = (typed: string): string =>
  typed
    .replace(
      /(zwischen)(\s+[\d.:\s]+(?:uhr\s)?)und/giu,
      (_, word: string, time: string) => `${" ".repeat(word.length)}${time} – `,
    )
    .replace(/[\u00a0\u2000-\u200a\u202f\t\r]/g, " ")
    .replace(/[‐‑‒–—―−-]/g, "–");

/** @param text of `withPlainSigns` */
export const tokensOf = (text: string): HoursToken[] =>
  [...text.matchAll(pattern)].map(({ index, 0: matched, groups = {} }) => ({
    kind: kinds.find((name) => groups[name] !== undefined) ?? "word",
    start: index,
    end: index + matched.length,
    groups,
  }));

/** Only of mornings and afternoons it is clear which hours they mean. */
export type Part = "morning" | "afternoon" | "evening" | "other";

export function partIn(written: string): Part | undefined {
  const small = written.toLowerCase().replace("sonnabend", "");
  if (/vorm/.test(small)) return "morning";
  if (/nachm/.test(small)) return "afternoon";
  if (/abend|nacht/.test(small)) return "evening";
  return /mittag|morgen/.test(small) ? "other" : undefined;
}

export type DayList = {
  days: Weekday[];
  /** Of "werktags": whether that means Saturdays too differs. */
  isWork: boolean;
  /** "Freitagnachmittag" */
  part: Part | undefined;
  /** As written */
  holidays: HoursToken | undefined;
  /** The index of the token after the list */
  next: number;
};

/**
 * "Mo–Do, Sa", "täglich außer Mi", "Sonn- und Feiertage" from a token on; undefined when there is no day.
 * @param isJoined whether the list ends before a day without "," or "und" before it
 */
export function readDays(
  tokens: readonly HoursToken[],
  first: number,
  { isJoined = false } = {},
): DayList | undefined {
  const list: DayList = { days: [], isWork: false, part: undefined, holidays: undefined, next: first };
  let kind: string | undefined;
  let isSpan = false;
  for (;;) {
    let index = list.next;
    while (["and", "soft"].includes(tokens[index]?.kind ?? "")) index += 1;
    const isAnd = tokens[index - 1]?.kind === "and" && index > list.next;
    const isTo = tokens[index]?.kind === "dash" && kind === "day";
    if (isTo) index += 1;
    if (isJoined && kind && !isAnd && !isTo) break;
    const token = tokens[index];
    if (token?.kind === "except" && list.days.length > 0 && !isTo) {
      const left = readDays(tokens, index + 1);
      if (!left) return undefined;
      list.days = list.days.filter((day) => !left.days.includes(day));
      return { ...list, isWork: list.isWork && !left.days.includes("Sa"), next: left.next };
    }
    if (token?.kind === "holiday" && !isTo) list.holidays = token;
    else if (token?.kind === "day") {
      const day = toWeekday(token.groups.day ?? "");
      list.part ??= partIn(token.groups.day ?? "");
      const last = list.days.at(-1);
      // "Mo–Mi–Fr" may be a list.
      if (isTo && isSpan) return undefined;
      if (!isAnd && !isTo && (kind === "all" || kind === "work")) [list.days, list.isWork] = [[], false];
      const added = isTo && last ? daysBetween(last, day) : [day];
      list.days = [...list.days.filter((each) => !added.includes(each)), ...added];
      isSpan = isTo;
    } else if (token && !isTo && ["all", "work", "weekend"].includes(token.kind)) {
      if (list.days.length === 0 || isAnd) {
        const added = weekdays.slice(token.kind === "weekend" ? 5 : 0, token.kind === "work" ? 6 : 7);
        list.days = [...list.days.filter((each) => !added.includes(each)), ...added];
        list.isWork ||= token.kind === "work";
      }
    } else break;
    kind = token?.kind === "holiday" ? kind : token?.kind;
    list.next = index + 1;
  }
  return list.days.length > 0 ? list : undefined;
}
