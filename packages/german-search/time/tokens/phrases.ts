import { fold } from "../../analysis/fold";
import { type Word, wordPattern } from "./word";

/** What several words say together, and single words that say what several do */
const phrases: Record<string, string> = {
  NOW: "zur zeit|zu der zeit|zu dieser zeit|um diese zeit|zu dieser stunde|im moment|in diesem moment|im augenblick|in diesem augenblick|right now|at the moment",
  SOON: "in nächster zeit|in der nächsten zeit|nächste zeit|in naher zukunft|in kürze|in bälde|in absehbarer zeit|in den nächsten tagen und wochen|über kurz oder lang",
  RECENTLY:
    "vor kurzem|vor kurzer zeit|in letzter zeit|in der letzten zeit|die letzte zeit|in jüngster zeit|in der jüngeren vergangenheit",
  ONWARDS: "oder später|und später|oder danach|und danach|und folgende|und folgend|aufwärts",
  SINCE: "nicht vor|beginnend mit|beginnend am|angefangen mit|startend am|starting",
  UNTIL: "nicht nach|nicht später als|längstens bis|so etwa bis",
  BEFORE: "früher als|eher als|earlier than",
  EXCEPT:
    "bis auf|mit ausnahme von|mit ausnahme vom|mit ausnahme der|abgesehen von|abgesehen vom|nur nicht|aber nicht|bloß nicht|aber ohne|aber net|nur net",
  AFTER: "später als|im anschluss an|later than",
  AND: "als auch|wie auch|und auch|oder auch|oder aber|beziehungsweise",
  FROM: "in der zeit von|in der zeit vom|im zeitraum von|im zeitraum vom|im zeitraum",
  "REL_0 UNTIL REL_1": "heute auf morgen",
  THIS: "rest der|rest des|rest vom|rest dieser|rest dieses",
  DURING: "im laufe|im lauf|im verlauf|im verlaufe|in dem lauf",
  IN: "mitten in|rund um",
  HALFPASTNEXT: "half past",
  THREEQUARTERS: "drei viertel",
  TOD_morning: "in aller frühe|in der frühe|in aller früh|in aller herrgottsfrühe",
  TOD_noon: "to middag|to meddag",
  TOD_afternoon: "nach dem mittagessen|nach mittag|zur kaffeezeit",
  TOD_evening:
    "auf d nacht|auf die nacht|aufd nacht|uff d nacht|z obig|z obe|nach dem abendessen|zum tagesausklang",
  TOD_afterwork: "nach der arbeit|nach arbeitsende|nach dienstschluss|nach büroschluss",
  "REL_0 TOD_evening": "vanavend|vanabend|van avend|van abend",
  "TOD_evening EVE": "vorabend",
  "TOD_night EVE": "nacht auf|nacht zum|nacht zu",
  "TOD_night NIGHT FROM": "nacht von|nacht vom",
  LONG_WEEKEND:
    "langes wochenende|langen wochenende|lange wochenende|verlängertes wochenende|verlängerten wochenende|verlängerte wochenende|long weekend",
  "LAST UNIT_year": "vorjahr|vorjahres",
  "LAST UNIT_month": "vormonat|vormonats",
  "LAST UNIT_week": "vorwoche",
  "LAST UNIT_day": "vortag",
  "AFTERNEXT UNIT_week": "week after next",
  "AFTERNEXT UNIT_weekend": "weekend after next",
  "QUARTER AFTER": "quarter past",
  "QUARTER BEFORE": "quarter to",
  "NEXT UNIT_year": "folgejahr",
  "NEXT UNIT_month": "folgemonat",
  "NEXT UNIT_week": "folgewoche",
  "CARD_3 UNITS_month": "vierteljahr",
  "CARD_9 UNITS_month": "dreivierteljahr",
  "CARD_6 UNITS_month": "halben jahr|halbes jahr|halbe jahr|halben jahres|half a year",
  "CARD_18 UNITS_month": "anderthalb jahren|anderthalb jahre|eineinhalb jahren|eineinhalb jahre",
  "CARD_6 UNITS_week": "anderthalb monaten|anderthalb monate|eineinhalb monaten|eineinhalb monate",
  "CARD_10 UNITS_day": "anderthalb wochen|eineinhalb wochen",
  "CARD_90 UNITS_minute": "anderthalb stunden|eineinhalb stunden",
  "CARD_30 UNITS_minute": "halben stunde|halbe stunde|halbstunde|half an hour",
  "CARD_15 UNITS_minute": "viertelstunde|viertel stunde",
  "CARD_45 UNITS_minute": "dreiviertelstunde|dreiviertel stunde",
  REL_2: "the day after tomorrow|day after tomorrow",
  "REL_-2": "the day before yesterday|day before yesterday",
};

type Phrase = { words: string[]; codes: string[] };

/** By the first word, the longest first */
const byFirstWord = new Map<string, Phrase[]>();
for (const [codes, written] of Object.entries(phrases)) {
  for (const phrase of written.split("|")) {
    const words = [...phrase.matchAll(wordPattern)].map(([word]) => fold(word));
    const [first = ""] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, codes: codes.split(" ") }]);
  }
}
for (const all of byFirstWord.values()) all.sort((a, b) => b.words.length - a.words.length);

/** Words from one on that are understood together */
export const phraseAt = (words: readonly Word[], at: number): Phrase | undefined =>
  byFirstWord
    .get(words[at]?.text ?? "")
    ?.find((phrase) => phrase.words.every((word, index) => words[at + index]?.text === word));
