import { addDays } from "../calendar/day.ts";
import {
  bareYear,
  type DayContext,
  findDays,
  joinsDays,
  makesSpan,
  ownMonth,
  weekdayPattern,
  type YearlessDay,
} from "./written-days.ts";

/**
 * What a line says: days ("YYYY-MM-DD") with a title each, which is "" where other lines have it; days on which nothing is
 * collected (`away`), also without their year; or that it is not understood.
 */
export type Line = {
  days: { day: string; title: string; marks: string; isOfSpan: boolean }[];
  away: (string | YearlessDay)[];
  /** What is left of a line without days */
  title: string;
  isUnclear: boolean;
};

const words = (list: string): string => `(?<!\\p{L})(?:${list})`;
/** What may stand between such a word and its day */
const filler = `(?:[^\\p{L}\\d]|[12]\\.\\s*(?=\\p{L}*(?:weihn|feiert|oster|pfingst))|(?:am|auf|dem|den|des|der|die|vom|von|für|wie|üblich\\p{L}*|regulär\\p{L}*|sonst|eigentlich|ursprünglich\\p{L}*|geplant\\p{L}*|normal\\p{L}*|fällig\\p{L}*|bisherig\\p{L}*|abfuhr|leerung|abholung|sammlung|termin\\p{L}*|\\p{L}*feiertags?|neujahr|\\p{L}*weihnacht\\p{L}*|heiligabend|silvester|oster\\p{L}*|karfreitag|pfingst\\p{L}*|christi|himmelfahrt|fronleichnam|allerheiligen|reformationstag|maria|mariä|heilige|drei|könige|${weekdayPattern})(?!\\p{L}))*$`;
const before = (list: string): RegExp => new RegExp(words(list) + filler, "iu");

/** The day behind it is not one of collection: it was moved away from there … */
const awayFrom = before(
  "(?:an)?statt|an ?stelle(?: vo[nm])?|(?:vor|nach|zurück)?(?:verschoben|verlegt|gezogen|gefahren|geholt) (?:vo[nm]|für)|(?:ersatz|nachhol|ausweich)\\p{L}* (?:für|vo[nm])|ursprünglich\\p{L}*|eigentlich|bisher|sonst|normalerweise|regulär\\p{L}*|für|vom|wegen(?: \\p{L}+){0,3}|aufgrund(?: \\p{L}+){0,3}|außer|ausgenommen|nicht(?: am)?|feiertag",
);
/** … or it says how old a list is, or until when to order */
const ofList = before(
  "stand(?: vom)?|(?:gilt|gültig|gültigkeit)(?: ab| bis| vom| seit)?|erstellt(?: am)?|gedruckt(?: am)?|aktualisiert(?: am)?|änderung|ausgabe(?: vom)?|abruf\\p{L}*(?: am)?|abgerufen(?: am)?|anmeld\\p{L}*(?: bis)?(?: zum)?|bestell\\p{L}*(?: bis)?(?: zum)?|geändert(?: am)?",
);
/** The day behind it takes the place of the one before. */
const movedTo = before(
  "(?:ist |wird |wurde )?(?:vor|nach)?(?:verschoben|verlegt|gezogen) auf|verschiebt sich auf|nachgeholt am|(?:ersatz|nachhol|ausweich)\\p{L}*(?: ist)?|neue[rs]? \\p{L}*(?:termin|tag|datum)|neu|stattdessen|dafür|sondern|→|->|=>|⇒|➔|auf",
);
const uncertain = before("ab|seit|bis|zwischen|nach|vor|start|beginn\\p{L}*|erstmals|erste[rs]? \\p{L}+");
/** Behind another day: one is moved or named anew, and which is not certain. */
const movesOne = before("(?:wird|werden|erfolgt|findet|ist)(?: erst| bereits| schon)?");
const willMove =
  /(?<!\p{L})(?:wird|werden)\s[^\d]{0,40}(?:verschoben|verlegt|vorgezogen|nachgeholt|vorgeholt)|verschiebt sich/iu;
const saysMove = /verschob|verschieb|verleg|vorgezog|vorgehol|nachgehol/i;
export const cancelled =
  /entf[aä]ll\p{L}*|f[aä]ll(?:t|en)\s(?:[\p{L}\s]{0,40}\s)?aus(?!\p{L})|ausgefallen|gestrichen|findet nicht statt|abgesagt|(?<!\p{L})keine?\s+\p{L}*(?:abfuhr|abholung|leerung|sammlung)/iu;
const noneOf = before("keine?\\s+\\p{L}+");
const maxSpanDays = 14;
const maxPhraseLength = 120;

type Part = {
  day: string | undefined;
  yearless: YearlessDay | undefined;
  marks: string;
  isAway: boolean;
  isMoved: boolean;
  isOfSpan: boolean;
};

export function readLine(written: string, context: DayContext): Line {
  const once = written.replace(/\(?(?<!\p{L})KW\.?\s*\d{1,2}(?!\d)\)?/giu, " ");
  const all = findDays(once, context);
  const repeated = all.filter(({ day }, at) => day && all.slice(0, at).some((each) => each.day === day));
  const found = all.filter((each) => !repeated.includes(each));
  const line = repeated.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    once,
  );
  if (found.length === 0) return { days: [], away: [], title: toTitle(line), isUnclear: false };
  const texts = [0, ...found.map(({ end }) => end)].map((start, at) => line.slice(start, found[at]?.start));
  texts[0] = (texts[0] ?? "").replace(ownMonth, " ");
  const parts = found.map(
    ({ day, yearless, mark }): Part => ({
      ...{ day, yearless, marks: mark },
      ...{ isAway: false, isMoved: false, isOfSpan: false },
    }),
  );
  const said = sayWhich(parts, texts);
  // A day that does not exist or lacks its year matters only where something is collected on it.
  const runs = said && !parts.some(({ isAway, day }) => !isAway && !day) ? toRuns(parts, texts) : undefined;
  if (!said || !runs) return unclear;
  const notCollected = said.isOfList ? [] : parts.filter(({ isAway }) => isAway);
  const known = notCollected.flatMap(({ day, yearless, isOfSpan }, at) =>
    isOfSpan ? daysBetween(notCollected[at - 1]?.day, day) : (day ?? yearless),
  );
  if (said.isCancelled && known.includes(undefined)) return unclear;
  const away = known.flatMap((day) => day ?? []);
  const withoutYear = runs.texts.map((text) => text.replace(bareYear, " "));
  const titles = withoutYear.map(toTitle);
  const whole = toTitle(withoutYear.join(" "));
  if (runs.days.length === 0)
    return {
      days: [],
      away,
      title: said.isOfList ? whole : "",
      isUnclear: !said.isOfList && !said.isCancelled && whole !== "",
    };
  // "07.01.2027 Restmüll; 08.01.2027 Bio" or "Restmüll 07.01.2027; Bio 08.01.2027"
  const isBehind = titles[0] === "";
  if (runs.days.length > 1 && isBehind === (titles.at(-1) === "")) return unclear;
  const titleOf = (at: number) => (runs.days.length === 1 ? whole : (titles[at + (isBehind ? 1 : 0)] ?? ""));
  const days = runs.days.flatMap((run, at) =>
    run.map(({ day = "", marks, isMoved, isOfSpan }) => ({
      day,
      marks,
      isOfSpan,
      title: isMoved ? asMoved(titleOf(at)) : titleOf(at),
    })),
  );
  return { days, away, title: "", isUnclear: false };
}

export const unclear: Line = { days: [], away: [], title: "", isUnclear: true };
const asMoved = (title: string) => (/verlegt|verschoben/i.test(title) ? title : `${title} (verlegt)`.trim());

/** Marks the days on which nothing is collected, and takes the words that say so out of `texts`; undefined for what is not understood. */
function sayWhich(parts: Part[], texts: string[]): { isOfList: boolean; isCancelled: boolean } | undefined {
  let [isOfList, isCancelled] = [false, false];
  for (const [at, part] of parts.entries()) {
    const whole = texts[at] ?? "";
    const text = whole.slice(-maxPhraseLength);
    const following = texts[at + 1] ?? "";
    const last = parts[at - 1];
    const isJoined = last !== undefined && joinsDays(whole);
    const cut = (found: RegExpExecArray | null): boolean => {
      if (found) texts[at] = whole.slice(0, whole.length - text.length + found.index);
      return found !== null;
    };
    const target = movedTo.exec(text);
    // "gültig vom 01.01.2027 bis 31.12.2027"; "keine Abfuhr am 24. und 31.12.2027"
    if (last?.isAway && makesSpan(text)) part.isAway = part.isOfSpan = true;
    else if (last?.isAway && isJoined && isCancelled && /\S/.test(text)) part.isAway = true;
    else if (makesSpan(text) && last) continue;
    else if (cut(ofList.exec(text))) isOfList = part.isAway = true;
    else if (cut(noneOf.exec(text)) || (!last && cut(cancelled.exec(text)))) isCancelled = part.isAway = true;
    else if (target && !/(?<!\p{L})(?:für|vo[nm])(?!\p{L})[^\d]*$/iu.test(target[0])) {
      cut(target);
      part.isMoved = true;
      if (last) last.isAway = true;
    } else if (!makesSpan(following) && cut(awayFrom.exec(text))) {
      part.isAway = true;
      const moved = last && !last.isAway ? last : parts[at + 1];
      if (moved) moved.isMoved = true;
    } else if (uncertain.test(text)) return undefined;
    else if (last && !last.isAway && (movesOne.test(text) || saysMove.test(text))) return undefined;
    else if (/\(\s*$/.test(text) && /^\s*\)/.test(following) && parts.length > 1) return undefined;
    if (!part.isAway && cancelled.test(following) && !(parts[at + 1] && joinsDays(following))) {
      if (isJoined) return undefined;
      isCancelled = part.isAway = true;
      texts[at + 1] = following.replace(cancelled, " ");
    }
  }
  // Whose title the words belong to is not clear.
  const isMixed = isCancelled && parts.some(({ isAway, isMoved }) => !isAway && !isMoved);
  const isMovedLater = !parts.some(({ isMoved }) => isMoved) && willMove.test(texts.join(" "));
  return isMixed || isMovedLater ? undefined : { isOfList, isCancelled };
}

/** Days that stand together, and the texts around them, one more than there are runs; undefined for a span without an end */
function toRuns(parts: readonly Part[], texts: readonly string[]) {
  const runs: { days: Part[][]; texts: string[] } = { days: [], texts: [""] };
  let last: Part | undefined;
  for (const [at, part] of parts.entries()) {
    const text = texts[at] ?? "";
    const isSpan = makesSpan(text);
    const between = `${runs.texts.pop() ?? ""} ${isSpan ? "" : text}`;
    const run = runs.days.at(-1);
    runs.texts.push(between);
    if (part.isAway) last = undefined;
    else if (last && isSpan) {
      const days = daysBetween(last.day, part.day);
      // "07.01.2027 - 21.01.2027 - 04.02.2027" may be a list.
      if (!days || !run || makesSpan(texts[at - 1] ?? "")) return undefined;
      run.push(...days.map((day) => ({ ...part, day, isOfSpan: true })));
    } else if (run && joinsDays(between)) {
      runs.texts.splice(-1, 1, "");
      if (!run.some(({ day }) => day === part.day)) run.push(part);
    } else {
      runs.days.push([part]);
      runs.texts.push("");
    }
    if (!part.isAway) last = part;
  }
  runs.texts.push(`${runs.texts.pop() ?? ""} ${texts.at(-1) ?? ""}`);
  return runs;
}

/** The days behind `first` up to `last`; undefined for none, and for more than a round of collection takes */
function daysBetween(first: string | undefined, last: string | undefined): string[] | undefined {
  if (!first || !last) return undefined;
  const days: string[] = [];
  for (let day = addDays(first, 1); day <= last && days.length < maxSpanDays; day = addDays(day, 1))
    days.push(day);
  return days.at(-1) === last ? days : undefined;
}

const edge = "[\\s,;:|/–*¹²³⁴⁵⁶†‡•·-]";
const edges = new RegExp(
  `^(?:${edge}|\\.(?!\\d)|und(?!\\p{L})|am(?!\\p{L})|de[nm](?!\\p{L})|${weekdayPattern}[.,:]?(?=\\s|$))+|(?:${edge}|(?<=\\s)(?:am|de[nm]|und|ab|vo[nm])(?=[\\s.]*$)|(?<=\\s)\\.|(?<!\\p{L}|statt |\\d\\. ?)${weekdayPattern}\\.?(?=\\s*$))+$`,
  "giu",
);

/** Without what stood around days: brackets, marks, midnight */
const toTitle = (text: string): string =>
  text
    .replace(/(?<!\d)00:00(?::00)?(?:\s*Uhr)?/gi, " ")
    .replace(/[([]\s*[,;:!–-]*\s*[)\]]|!+(?=\s*\)|\s*$)/g, " ")
    .replace(/(?<=^\s*|[,;|:]\s*)(?:Datum|Termine?|Tag|Abfallart|Tonne|Art):(?=\s)/gi, " ")
    .replace(/(?<=\p{L})[*¹²³⁴⁵⁶†‡]+(?!\p{L})/gu, "")
    .replace(/\s+/g, " ")
    .replace(/\s*([:,;])(?:\s?[,;:])+/g, "$1")
    .replace(/\(\s+/g, "(")
    .replace(/\s+\)/g, ")")
    .replace(/^([^(]*)\)/, "$1")
    .replace(edges, "")
    .trim();
