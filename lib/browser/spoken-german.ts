/** Written abbreviations without their full stop, as sources of regular expressions, and what is said for them */
const abbreviations: Record<string, string> = {
  "z\\.\\s?B": "zum Beispiel",
  "d\\.\\s?h": "das heißt",
  "u\\.\\s?a": "unter anderem",
  "v\\.\\s?a": "vor allem",
  "z\\.\\s?T": "zum Teil",
  "i\\.\\s?d\\.\\s?R": "in der Regel",
  "u\\.\\s?v\\.\\s?m": "und vieles mehr",
  "o\\.\\s?[Ää]": "oder Ähnliches",
  "e\\.\\s?V": "eingetragener Verein",
  "p\\.\\s?P": "pro Person",
  "n\\.\\s?V": "nach Vereinbarung",
  "n\\.\\s?Chr": "nach Christus",
  "v\\.\\s?Chr": "vor Christus",
  "s\\.\\s?o": "siehe oben",
  "s\\.\\s?u": "siehe unten",
  "u\\.\\s?U": "unter Umständen",
  "u\\.\\s?[Ää]": "und Ähnliches",
  "z\\.\\s?Hd": "zu Händen",
  "z\\.\\s?Zt": "zurzeit",
  Abs: "Absatz",
  bzw: "beziehungsweise",
  ca: "circa",
  Dr: "Doktor",
  einschl: "einschließlich",
  etc: "et cetera",
  evtl: "eventuell",
  Fam: "Familie",
  ggf: "gegebenenfalls",
  Hr: "Herr",
  Hrn: "Herrn",
  "Hlg?": "Heilige",
  inkl: "inklusive",
  jew: "jeweils",
  "Jh(?:dt?)?": "Jahrhundert",
  lt: "laut",
  mind: "mindestens",
  Mio: "Millionen",
  Nr: "Nummer",
  Pers: "Personen",
  Pfr: "Pfarrer",
  Prof: "Professor",
  St: "Sankt",
  Std: "Stunden",
  Str: "Straße",
  Tel: "Telefon",
  "tä?gl": "täglich",
  usf: "und so fort",
  usw: "und so weiter",
  "vorm(?=\\. \\p{L}+ (?:Uhr|bis))": "vormittags",
  "nachm(?=\\. \\p{L}+ (?:Uhr|bis))": "nachmittags",
  wg: "wegen",
  Zi: "Zimmer",
  zw: "zwischen",
  zzgl: "zuzüglich",
  zzt: "zurzeit",
};

const weekdays: Record<string, string> = {
  Mo: "Montag",
  Di: "Dienstag",
  Mi: "Mittwoch",
  Do: "Donnerstag",
  Fr: "Freitag",
  Sa: "Samstag",
  So: "Sonntag",
};

const months = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
  " ",
);
/** "12", "Dez" and "Dezember" are December; "Advent" is itself. */
const monthName = (written: string) =>
  months[Number(written) - 1] ?? months.find((month) => month.startsWith(written.slice(0, 3))) ?? written;
const isBlank = (text: string) => text.trim() === "";

const ones =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const tens = " zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");

/** 0 to 99; 1 is "ein", as before "Uhr". */
function cardinal(number: number): string {
  if (number < 20) return ones[number] ?? "";
  const unit = number % 10;
  return (unit ? `${ones[unit]}und` : "") + tens[Math.floor(number / 10)];
}

const irregular: Record<number, string> = { 1: "erst", 3: "dritt", 7: "siebt", 8: "acht" };
const ordinal = (number: number, ending: string) =>
  (irregular[number] ?? cardinal(number) + (number < 20 ? "t" : "st")) + ending;

/** Between two ordinals of one noun */
const and = "(?:und|u\\.|oder)";

const fullWeekday = `(?:${Object.values(weekdays).join("|")})`;
const inBrackets = `(?: ?\\(${fullWeekday}\\))`;
const joint = `(?:${and}|bis|–|-)`;
/** Between two days of one month: ", ", " und ", " (Freitag) bis ", "., und Sonntag, " */
const listLink = `${inBrackets}?(?:, ?(?:${joint} )?| ${joint} )(?:${fullWeekday},? )?`;
const lastOfList = new RegExp(`t(e[nr]?)${listLink}$`, "u");
const daysBefore = new RegExp(`(?:${fullWeekday},?\\s*|(?<![\\d.])\\d{1,2}\\.${listLink})+$`, "u");

/** The ending of an ordinal follows from the words before it: "am dritten", "der dritte", "Donnerstag, dritter". */
function endingAfter(before: string): string {
  const [, ofList] = lastOfList.exec(before) ?? [];
  if (ofList) return ofList;
  const words = before.replace(daysBefore, "");
  if (/(?:^|[^\p{L}])(?:am|im|zum|zur|vom|beim|dem|den|des|ab|bis|seit|jeden)\s+$/iu.test(words)) return "en";
  if (/(?:^|[^\p{L}])(?:in|an|auf|mit|von|zu|bei|nach|seit|vor|aus|ab)\s+der\s+$/iu.test(words)) return "en";
  return /(?:^|[^\p{L}])(?:der|die|das)\s+$/iu.test(words) ? "e" : "er";
}

const parts: Record<string, string> = {
  "½": "halbe",
  "1/2": "halbe",
  "¼": "viertel",
  "1/4": "viertel",
  "¾": "dreiviertel",
  "3/4": "dreiviertel",
};

const clock = (hour: string, minute?: string) =>
  `${cardinal(Number(hour))} Uhr${Number(minute) ? ` ${cardinal(Number(minute))}` : ""}`;

const hour = "(?<![\\d.,:])([01]?\\d|2[0-4])";
const shortMonth = "(?:Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\\.";
const monthNumber = "(0?[1-9]|1[0-2])\\.(?=\\D|\\d{4}(?!\\d)|[2-4]\\d(?![\\d.:]|\\s*Uhr)|$)";
const monthPattern = `(?:${months.join("|")}|${shortMonth}|Advent\\b|Weihnachts(?:feier)?tag)`;
const digits = (written: string) => [...written.replace("+", "")].join(" ");

/** At the beginning of a sentence, too */
const anyCase = (written: string) =>
  written.replace(/^./, (first) => `[${first.toLowerCase()}${first.toUpperCase()}]`);

type Rule = readonly [RegExp, (match: string[], before: string, after: string) => string];
const weekday = `(${Object.keys(weekdays).join("|")})`;
/** What shows that "Fr" and "So" are days: another day, a date, an hour */
const dayFollows = `(?=\\.?,?\\s*(?:[–-]|bis|und|u\\.|oder|[/&+,])\\s*${weekday}\\b|\\.?,?\\s*\\d{1,2}(?:[.:]\\s?\\d|\\.\\s?\\p{Lu}|\\s*(?:[–-]|bis)\\s*\\d|\\s*Uhr)|\\.? (?:auch|nur) \\d)`;

/** In this order: what one writes is read by those after it. */
const rules: readonly Rule[] = [
  // "8 h" alone and "1:30 h" may be durations.
  [
    new RegExp(
      `(?<=(?:um|ab)\\s\\d{1,2}|(?<!\\p{L})${weekday}\\.?,? (?:0?[6-9]|1\\d|2[0-4])|(?<![\\d.,:])(?:0[6-9]|1\\d|2[0-4])[.:]\\d\\d)\\s?h(?![\\p{L}\\d])`,
      "gu",
    ),
    () => " Uhr",
  ],
  // Telephone numbers: digit by digit, with a pause between the groups
  [
    /(?<![\p{L}\d.,:])(?:\+\d{2}|\(?0\d)(?:[\s()/–-]{0,3}\d){4,}(?!\s?\d|[.,:]\d|\s*Uhr)/gu,
    ([all = ""]) =>
      (all.startsWith("+") ? "plus " : "") +
      (all.match(/\d+/g) ?? []).map((group) => digits(group)).join(", "),
  ],
  // Days of the week
  [
    new RegExp(
      `(?<![\\p{L}\\d])${weekday}(?:${dayFollows}\\.?|\\.(?=,|\\s*(?:(?:Vor|Nach)?mittag|Morgen|Abend)))`,
      "gu",
    ),
    ([, day = ""]) => weekdays[day] ?? day,
  ],
  [
    new RegExp(
      `(?<=(?:(?<!\\p{L})(?:am|jeden|vom|nächsten|kommenden|letzten|diesen)|tag(?:\\s+bis|\\s+und|\\s+oder|\\s*[–-])|Mittwoch(?:\\s+bis|\\s+und|\\s+oder|\\s*[–-]))\\s*)${weekday}(?:\\.|(?![\\p{L}\\d]))`,
      "giu",
    ),
    ([all = "", day = ""], _before, after) =>
      (weekdays[day] ?? all.slice(0, -1)) + (weekdays[day] && isBlank(after) && all.endsWith(".") ? "." : ""),
  ],
  [/(?<=tag|Mittwoch)\s*[–-]\s*(?=\p{L}+(?:tag|woch)(?!\p{L}))/gu, () => " bis "],
  // Dates: "5., 6. und 7. Dezember", "9. und Donnerstag, 10. Dezember", "4. (Fr.) bis 6. (So.) Dezember"
  [new RegExp(`(?<=\\d\\. ?)\\(${weekday}\\.?\\)`, "gu"), ([, day = ""]) => `(${weekdays[day]})`],
  [
    new RegExp(
      `(?<![\\d.,:])(0?[1-9]|[12]\\d|3[01])\\.(?=(?! ${joint} \\d)${listLink}(?:\\d{1,2}\\.${listLink})*\\d{1,2}\\.${inBrackets}? ?(?:${monthPattern}|${monthNumber})|${inBrackets} ${monthPattern})`,
      "gu",
    ),
    ([, day], before) => ordinal(Number(day), endingAfter(before)),
  ],
  [
    new RegExp(
      `(?<![\\d.,])(\\d{1,2})\\.\\s*(–|-|bis|${and}|/|\\+|&)\\s*(\\d{1,2})\\.\\s*(?:(?=${monthPattern})|${monthNumber}([2-4]\\d(?!\\d))?)`,
      "gu",
    ),
    ([, first, sign = "", last, month, year], before) => {
      const ending = endingAfter(before);
      const link = /[–-]|bis/.test(sign) ? "bis" : sign === "oder" ? sign : "und";
      return `${ordinal(Number(first), ending)} ${link} ${ordinal(Number(last), ending)} ${month ? `${monthName(month)} ` : ""}${year ? `20${year}` : ""}`;
    },
  ],
  [
    new RegExp(
      `(?<=\\d\\.|\\.\\s?\\d{4}|${monthPattern}(?: \\d{4})?)\\s*[–-]\\s*(?=\\d{1,2}\\.\\s?(?:\\d|${monthPattern}))`,
      "gu",
    ),
    () => " bis ",
  ],
  [
    new RegExp(
      `(?<![\\d.,:])(?<!(?<!\\p{L})um\\s)(0?[1-9]|[12]\\d|3[01])\\.\\s?(?:(${monthPattern})|${monthNumber})(\\s?(?:19|20)\\d\\d(?!\\d)|(?<=\\d\\.)[2-4]\\d(?!\\d))?`,
      "gu",
    ),
    ([all = "", day, name, number, year = ""], before, after) => {
      const month = monthName((name ?? number ?? "").replace(".", ""));
      const end = all.endsWith(".") && isBlank(after) ? "." : "";
      return `${ordinal(Number(day), endingAfter(before))} ${month}${year && ` ${year.trim().padStart(4, "20")}`}${end}`;
    },
  ],
  // "Ende Dez.", "Dez. 2026": "Jan" alone may be a name.
  [
    new RegExp(
      `(?<!\\p{L})(?:(?<=(?:im|Anfang|Mitte|Ende|ab|bis|seit)\\s)${shortMonth}|${shortMonth}(?=\\s*(?:[–-]|bis|\\d)))`,
      "gu",
    ),
    ([month = ""], _before, after) => monthName(month.replace(".", "")) + (isBlank(after) ? "." : ""),
  ],
  // Other ordinals: only where an article or preposition shows that the number ends no sentence
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:am|im|zum|zur|vom|beim|de[mnrs]|die|das|jeden)\\s(?:\\d{1,2}\\. ${and} )?)(\\d{1,2})\\.(?=\\s\\p{L})`,
      "giu",
    ),
    ([, number], before) => ordinal(Number(number), endingAfter(before)),
  ],
  // "3:2 (1:0)"
  [/(?<![\d.,:])(\d{1,2}):(\d)(?![\d:])/g, ([, own, others]) => `${own} zu ${others}`],
  // Times
  [
    new RegExp(`${hour}(?:[.:]([0-5]\\d))?\\s*(–|-|bis|und|oder)\\s*${hour}(?:[.:]([0-5]\\d))?\\s*Uhr`, "gu"),
    ([, from = "", fromMinute, sign = "", to = "", toMinute]) => {
      const start = Number(fromMinute)
        ? clock(from, fromMinute)
        : cardinal(Number(from)).replace(/^ein$/, "eins");
      return `${start} ${/[–-]/.test(sign) ? "bis" : sign} ${clock(to, toMinute)}`;
    },
  ],
  [
    new RegExp(`${hour}(?::([0-5]\\d)(?![\\d:])(?:\\s*Uhr)?|\\.([0-5]\\d)\\s*Uhr|\\s*Uhr)`, "gu"),
    ([, time = "", minute, otherMinute]) => clock(time, minute ?? otherMinute),
  ],
  [/(?<=Uhr(?: \p{L}+)?)\s*[–-]\s*(?=\p{L}+ Uhr)/gu, () => " bis "],
  [
    /(?<=(?<!\p{L})(?:um|gegen|ab|von(?=\s\d\d?\.\d\d bis)|bis)\s)([01]?\d|2[0-4])\.(00|1[3-9]|[2-5]\d)(?!\d|[.,]\d|(?: bis [\d.,]+)?\s*(?:€|EUR|Euro|Meter|k?[mg]\b|%))/gu,
    ([, time = "", minute]) => clock(time, minute),
  ],
  // Prices and units
  [/(?<![\d,.])1 Std\./g, () => "eine Stunde"],
  [/(?<!\d ?)([½¼¾]|(?:[13]\/4|1\/2)) ?(?:Std\.|Stunde(?!n))/gu, ([, part = ""]) => `${parts[part]} Stunde`],
  [/(?<!\d)(\d{1,2}) ?½/g, ([, whole]) => `${cardinal(Number(whole))}einhalb`],
  [/§§/g, () => "Paragrafen"],
  [/(?<=\d\s?)m²/g, () => " Quadratmeter"],
  [/(?<=\d)\.(?=\d{3}(?!\d))/g, () => ""],
  [/(?:€|EUR)\s?(\d+(?:,\d\d)?)/g, ([, amount = ""]) => `${amount} €`],
  [/(\d)\s*[–-]\s*(?=\d+(?:,\d\d)?\s*(?:€|EUR))/g, ([, digit = ""]) => `${digit} bis `],
  [
    /(?<![\d,])(\d+)(?:,(\d\d)|[,.](?:--?|[–—]))?\s*(?:€|EUR\b|Euro\b)/g,
    ([, euros = "", cents = ""]) => {
      if (!Number(cents)) return `${euros === "1" ? "ein" : euros} Euro`;
      return Number(euros)
        ? `${euros === "1" ? "ein" : euros} Euro ${Number(cents)}`
        : `${Number(cents)} Cent`;
    },
  ],
  [/€|\bEUR\b/g, () => "Euro"],
  [/(?<=\d)\s*km\/h(?!\p{L})/gu, () => " Kilometer pro Stunde"],
  [/(?<=\d)\s*km(?!\p{L})/gu, () => " Kilometer"],
  [/(?<=\d )m(?![\p{L}²³/])/gu, () => "Meter"],
  [/(?<=\d\s*)(?:Min\.|min(?!\p{L}|\.\s*\d))/gu, () => "Minuten"],
  [/(?<!\p{L})[Mm]in\.(?=\s*\d)/gu, () => "mindestens"],
  [/(?<![\d/-])(\d{1,4})\s?–\s?(?=\d{1,4}(?!\d))/g, ([, number = ""]) => `${number} bis `],
  [/(?<![\d/-])(\d{1,3})-(?=\d{1,3}(?![\d/-]))/g, ([, number = ""]) => `${number} bis `],
  // Years of the Middle Ages on: "neunzehnhundertfünfundachtzig"
  [
    /(?<![\d.,:/-]|\d\s)(1[1-9])(\d\d)(?![\d:/-]|[.,]\d|\s\d)/g,
    ([, century, year]) =>
      `${cardinal(Number(century))}hundert${Number(year) ? cardinal(Number(year)).replace(/^ein$/, "eins") : ""}`,
  ],
  [/(?<!\p{L})Hlg?\. ?Abend/gu, () => "Heiligabend"],
  [
    /(?<!\p{L})([Ee]v|[Kk]ath)\.(?= ?(Kirche|Gemeinde(?!h)|Kita|Jugend)?)/gu,
    ([, word = "", noun], before) => {
      const isInflected = (noun ? /(?:^|\s)(?:der|zur)\s$/ : /(?:^|\s)(?:[ia]m|vom|zum|beim|de[mn])\s$/).test(
        before,
      );
      return (
        word.replace("v", "vangelisch").replace("ath", "atholisch") + (isInflected ? "en" : noun ? "e" : "")
      );
    },
  ],
  // Abbreviations: "Max." is a name, unless a number follows.
  [/(?<!\p{L})(?:max|Max(?=\.\s*\d))\./gu, () => "maximal"],
  [/(?<!\p{L})Fr\.(?=\s+(?:Dr|Prof|\p{Lu}\p{Ll}{2}|\p{Lu}\.))/gu, () => "Frau"],
  [
    /(\p{L}|-\s?)([Ss])tr\.(?!\p{L})/gu,
    ([, before = "", s = ""], _, after) => `${before}${s}traße${isBlank(after) ? "." : ""}`,
  ],
  ...Object.entries(abbreviations).map(
    ([written, spoken]): Rule => [
      new RegExp(`(?<![\\p{L}\\d.])${anyCase(written)}\\.(?!\\p{L})`, "gu"),
      (_match, _before, after) => spoken + (isBlank(after) ? "." : ""),
    ],
  ),
  [/(?<=[\p{L}\d)]\.? )u\.(?= [\p{L}\d]|$)/gu, () => "und"],
];

/**
 * Written German as a person would say it: dates, times, prices, telephone numbers and abbreviations in words, for voices
 * that read "3. Dezember" as "drei" and pause at each full stop.
 * @param text one sentence, without soft hyphens
 */
export function toSpokenGerman(text: string): string {
  return rules
    .reduce(
      (spoken, [pattern, say]) =>
        spoken.replace(pattern, (...args) => {
          const offsetAt = args.findIndex((each) => typeof each === "number");
          const offset = args[offsetAt] as number;
          return say(args.slice(0, offsetAt), spoken.slice(0, offset), spoken.slice(offset + args[0].length));
        }),
      text
        .normalize("NFC")
        .replace(/[\u00a0\u202f\u2009]/g, " ")
        .replace(/[\u2010\u2011]/g, "-")
        .replace(/\u2012/g, "–"),
    )
    .replace(/ {2,}/g, " ")
    .trim();
}

const lastAbbreviation = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:\\d{1,2}|\\p{L}|Chr|[Mm]ax|[Mm]in|\\p{L}*[Ss]tr|[Ee]v|[Kk]ath|Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez|${Object.keys(weekdays).join("|")}|${Object.keys(abbreviations).map(anyCase).join("|")})\\.[)“"]?\\s*$`,
  "u",
);

/** Whether the full stop at the end of a text ends an abbreviation or an ordinal: "am 6.", "z. B.", "Hauptstr." */
export const endsInAbbreviation = (text: string): boolean => lastAbbreviation.test(text);
