import { fold } from "../../analysis/fold";
import { isFeastDay, isFirstOfFeast } from "./feast-names";
import { ordinalOf } from "./numbers";
import { codeOf } from "./vocabulary";
import { weekdayOf } from "./weekdays";
import type { Word } from "./word";

/** Words that stand behind the name of a day, a month or a unit in one word: "Freitagabend", "Märzhälfte" */
const lastParts = [
  "fruh morgen vormittag mittag nachmittag abend abends nacht vormiddag middag nachmiddag obend avend spatnachmittag fruhabend spatabend",
  "halfte drittel erste ersten erster letzte letzten letzter wechsel tag tage tagen woche wochen wochenende wochenenden wochenend anfang mitte ende beginn",
  "sonntag sonntage sonntagen montag montage montagen dienstag mittwoch donnerstag freitag freitage freitagen samstag samstage samstagen sonnabend",
]
  .join(" ")
  .split(" ")
  .sort((a, b) => b.length - a.length);
const firstParts = new Map([
  ["monats", "monat"],
  ["wochen", "woche"],
  ["jahres", "jahr"],
  ["ferien", "ferien"],
]);

const partsOfDay = /^(?:fruh|morgen|abends?|nacht)$|mittag$|abend$/;

/** Compounds of which each part says something about time are several words. */
export function splitWord(match: RegExpMatchArray): Word[] {
  const [written] = match;
  const start = match.index ?? 0;
  // A ligature may fold to several words, an accent alone to nothing.
  const text = /\p{L}/u.test(written)
    ? fold(written).replace(/[^\p{L}\p{N}]/gu, "")
    : written.replace(/\p{M}/gu, "");
  const whole = { text, start, end: start + written.length };
  if (whole.text === "") return [];
  if (codeOf(whole.text) || isFirstOfFeast(whole.text) || weekdayOf(whole.text) || ordinalOf(whole.text))
    return [whole];
  const [, sundays] = /^advents?(sonntag(?:en?)?|samstag(?:en?)?|wochenenden?)$/.exec(whole.text) ?? [];
  if (sundays) {
    const middle = whole.end - sundays.length;
    return [
      { text: "advent", start, end: middle },
      { text: sundays, start: middle, end: whole.end },
    ];
  }
  for (const last of lastParts) {
    if (!whole.text.endsWith(last)) continue;
    const first = whole.text.slice(0, -last.length);
    const code = codeOf(first) ?? codeOf(first.replace(/s$/, ""));
    const isFeast = partsOfDay.test(last) && (isFeastDay(first) || isFeastDay(first.replace(/s$/, "")));
    const isFirst =
      firstParts.has(first) ||
      isFeast ||
      code?.startsWith("MON_") ||
      (weekdayOf(first) && !/^(?:tage?n?|sonntage?|montag|erste[nr]?|letzte[nr]?|wechsel)$/.test(last));
    if (!isFirst) continue;
    // "am zweiten Dezembersonntag" counts Sundays, not days.
    if (code?.startsWith("MON_") && weekdayOf(last))
      return [
        { ...whole, text: last },
        { ...whole, text: first },
      ];
    const length = written.length - (written.length * last.length) / whole.text.length;
    const middle = start + Math.round(length);
    return [
      {
        text: firstParts.get(first) ?? (isFeast && !isFeastDay(first) ? first.replace(/s$/, "") : first),
        start,
        end: middle,
      },
      { text: last, start: middle, end: whole.end },
    ];
  }
  return [whole];
}
