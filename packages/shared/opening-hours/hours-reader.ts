import type { Weekday } from "../calendar/day.ts";
import { conditionOf } from "./condition.ts";
import { isMisspelledDay } from "./german-days.ts";
import { type HoursToken, type Part, partIn, readDays, tokensOf, withPlainSigns } from "./hours-tokens.ts";
import { type Draft, noon, overlap, type SpansRead } from "./settle-spans.ts";

/** "20–2 Uhr" ends in the night; "8–2 Uhr" is a slip, or counts to twelve. */
const night = { from: "14:00", to: "06:00" };
/** Where words after hours end, and words before the next days begin */
const breaks = /[,;|•()\n]|(?:^|uhr|\p{L}{5})\.\s+(?=\p{Lu})/giu;
const closing = /geschlossen|ferien|urlaub|entfällt|fällt\s+aus/iu;

/** What stands before days and holds for those that follow: "Sommer:", "Büro:" */
type Heading = { note: string; hasSpans: boolean };
type Words = { start: number; end: number; line: number };

/** Reads a text from its first word to its last: days, hours, and the words that are notes of them. */
export class HoursReader implements SpansRead {
  readonly spans: Draft[] = [];
  readonly closures: SpansRead["closures"] = [];
  readonly general: string[] = [];

  private readonly typed: string;
  private readonly isSentence: boolean;
  private readonly text: string;
  private readonly tokens: HoursToken[];
  private phase: "start" | "days" | "times" | "closed" = "start";
  private days: Weekday[] = [];
  private isWork = false;
  private group: Draft[] = [];
  private groupNotes: string[] = [];
  private season: Heading | undefined;
  private label: Heading | undefined;
  private part: Part | undefined;
  /** Whether the last hours are followed by "Uhr" */
  private endsWithUnit = false;
  private orderStart: number | undefined;
  private line = 0;
  /** The end of the last days or hours, and the words since then */
  private anchor = 0;
  private words: Words[] = [];
  private soft: { start: number; end: number } | undefined;

  constructor(typed: string, isSentence: boolean) {
    this.typed = typed;
    this.isSentence = isSentence;
    this.text = withPlainSigns(typed);
    this.tokens = tokensOf(this.text);
  }

  /** False when something was not understood */
  read(): boolean {
    for (let index = 0; index < this.tokens.length; ) {
      const token = this.tokens[index] as HoursToken;
      const next = this.take(token, index);
      if (next === undefined) return false;
      index = next;
    }
    return this.phase !== "days" && this.spans.length > 0 && this.endWords(this.text.length, false);
  }

  /** The index of the next token; undefined when this one was not understood */
  private take(token: HoursToken, index: number): number | undefined {
    const { kind, start, end } = token;
    const next = index + 1;
    switch (kind) {
      case "newline":
        this.line += 1;
        if (this.label?.hasSpans) this.label = undefined;
        return next;
      case "day":
      case "all":
      case "work":
      case "weekend":
        if (this.isSentence && this.typed.slice(start, end) === "so") return this.addWord(token, next);
        return this.takeDays(index);
      case "order": {
        const list = readDays(this.tokens, next);
        const last = list && this.tokens[list.next]?.kind === "phrase" ? list.next + 1 : list?.next;
        // "Sa 9–12 Uhr, jeden 2. Samstag im Monat"
        const isNote = this.phase === "times" && list?.days.every((day) => this.days.includes(day));
        if (
          isNote &&
          last !== undefined &&
          !["range", "always", "time", "soft"].includes(this.tokens[last]?.kind ?? "")
        )
          return this.addWord({ ...token, end: this.tokens[last - 1]?.end ?? end }, last);
        if (!this.startGroup(start)) return undefined;
        this.orderStart = start;
        return next;
      }
      case "range":
        if (this.isNumbers(token)) return this.addWord(token, next);
        return this.addSpan(token) ? next : undefined;
      case "always":
        return this.addSpan(token) ? next : undefined;
      case "time":
        return this.phase === "times" && this.words.length > 0 ? this.addWord(token, next) : undefined;
      case "closed":
        return this.close(token, index);
      case "except":
        return this.leaveOut(index);
      case "holiday": {
        const hasHours = this.words.length === 0 && /^[\s,:]*(?:von\s+)?\d/iu.test(this.text.slice(end));
        return hasHours ? undefined : this.addWord(token, next);
      }
      case "part":
        if (this.words.length > 0 || (this.phase === "times" && this.startWithSoft(start) < start))
          return this.addWord(token, next);
        this.part = partIn(token.groups.part ?? "");
        this.soft = { start: this.startWithSoft(start), end };
        return next;
      case "dash":
        if (this.phase !== "days" && this.words.length === 0)
          this.soft = { start: this.startWithSoft(start), end };
        // "Mon–Fri"
        if (
          this.phase === "days" &&
          /^\p{L}/u.test(this.text.slice(end)) &&
          this.tokens[next]?.kind === "word"
        )
          return undefined;
        // "Mittwoch –" in a list of days
        if (
          this.phase === "days" &&
          this.words.length === 0 &&
          /^[\s:–|]*(?:$|[\n,;/])/.test(this.text.slice(end))
        )
          return this.closeDays(end) ? next : undefined;
        return next;
      case "soft":
        this.soft = { start: this.startWithSoft(start), end };
        return next;
      case "hard":
        // "Sprechstunde" des Bürgermeisters
        if (/stunde|zeiten?$/iu.test(this.text.slice(start, end))) {
          if (this.phase === "times" && this.tokens[next]?.kind !== "day") return this.addWord(token, next);
          this.soft = { start, end };
        }
        return next;
      case "and":
        return next;
      default:
        return isMisspelledDay(this.text.slice(start, end)) ? undefined : this.addWord(token, next);
    }
  }

  /** "Klasse 1–4" */
  private isNumbers({ groups, start }: HoursToken): boolean {
    const last = this.words.at(-1);
    const isBare =
      groups.unit === undefined && groups.fromMinute === undefined && groups.toMinute === undefined;
    return Boolean(
      last &&
        isBare &&
        this.text.slice(last.end, start).trim() === "" &&
        /(?:klassen?|gruppen?|stufen?|alter|raum|zimmer|jahrgang|jahrgänge|nr\.|haus|teil|jugend)$/iu.test(
          this.text.slice(last.start, last.end),
        ),
    );
  }

  private takeDays(index: number): number | undefined {
    const { start } = this.tokens[index] as HoursToken;
    const list = readDays(this.tokens, index);
    const order = this.orderStart;
    if (!list || (order === undefined && !this.startGroup(start))) return undefined;
    this.days = list.days;
    this.isWork = list.isWork;
    this.part = list.part;
    if (list.holidays)
      this.groupNotes.push(`und ${this.typed.slice(list.holidays.start, list.holidays.end)}`);
    this.moveTo(this.tokens[list.next - 1]?.end ?? start);
    if (order !== undefined) this.words.push({ start: order, end: this.anchor, line: this.line });
    return list.next;
  }

  private startGroup(start: number): boolean {
    // Days without hours
    if (this.phase === "days" || !this.endWords(start, true)) return false;
    [this.phase, this.group, this.groupNotes, this.part, this.orderStart] = [
      "days",
      [],
      [],
      undefined,
      undefined,
    ];
    this.moveTo(start);
    return true;
  }

  private moveTo(end: number) {
    [this.anchor, this.words, this.soft] = [end, [], undefined];
  }

  private addWord({ start, end }: HoursToken, next: number): number {
    this.words.push({ start: this.startWithSoft(start), end, line: this.line });
    return next;
  }

  /** Where words begin whose first ones only belong to a note together with others: "nur im" Sommer */
  private startWithSoft(start: number): number {
    const isNext = this.soft && this.text.slice(this.soft.end, start).trim() === "";
    return isNext && this.soft ? this.soft.start : start;
  }

  private addSpan({ kind, groups, start, end }: HoursToken): boolean {
    const isFirst = this.phase === "days";
    if ((!isFirst && this.phase !== "times") || this.days.length === 0) return false;
    const [from, to] =
      kind === "always" ? ["00:00", "00:00"] : [clockOf(groups, "from"), clockOf(groups, "to")];
    if (!from || !to || (kind !== "always" && !isSpan(from, to, groups))) return false;
    if ((this.part === "afternoon" || this.part === "evening") && from < noon) return false;
    const last = this.group.at(-1);
    if (isFirst) {
      const note = this.noteOf(this.words);
      if (/pause|unterbr|geschl/iu.test(note)) return false;
      if (note && this.isSentence && !conditionOf(note)) return false;
      if (note) this.groupNotes.push(note);
    } else {
      // "8–12 Uhr, im Winter 9–11 Uhr"
      const { label, season } = this;
      if (!this.endWords(start, true)) return false;
      const note = (this.label !== label ? this.label : this.season !== season ? this.season : undefined)
        ?.note;
      if (note && /^(?:am\s+)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)(?:\d*)$/iu.test(note)) return false;
      if (note) this.groupNotes = [note];
      [this.label, this.season] = [label, season];
    }
    for (const heading of [this.season, this.label]) if (heading) heading.hasSpans = true;
    const notes = [this.season?.note, this.label?.note, ...this.groupNotes].flatMap((note) => note ?? []);
    const joins =
      last &&
      /^\s*(?:und|u\.?|[+&/,])\s*(?:von\s*)?$/iu.test(this.text.slice(this.anchor, start)) &&
      !this.endsWithUnit;
    const span: Draft = {
      days: [...this.days],
      from,
      to,
      notes,
      isWork: this.isWork,
      joined: joins ? last : undefined,
    };
    // "11–22 Uhr, Küche 12–14 Uhr": only hours under a condition may lie within others.
    const mayOverlap = notes.some((note) => conditionOf(note));
    const overlaps = this.group.some(
      (other) => (!mayOverlap || other.notes.join() === notes.join()) && overlap(other, span),
    );
    if (overlaps) return false;
    this.spans.push(span);
    this.group.push(span);
    [this.phase, this.part, this.endsWithUnit] = ["times", undefined, groups.unit !== undefined];
    this.moveTo(end);
    return true;
  }

  private close(token: HoursToken, index: number): number | undefined {
    const { start, end } = token;
    const next = index + 1;
    if (this.phase === "days") {
      if (this.words.length > 0) {
        // "Mi in den Ferien geschlossen"
        this.general.push(
          `${this.days.join(", ")} ${this.noteOf([...this.words, { start, end, line: this.line }])}`,
        );
        this.endGroup(end);
        return next;
      }
      return this.closeDays(end) ? next : undefined;
    }
    if (this.words.length > 0) return this.addWord(token, next);
    // "8–12 Uhr, nachmittags geschlossen"
    if (this.phase === "times" && (this.part === "morning" || this.part === "afternoon")) {
      this.closures.push({ days: this.days, part: this.part, season: this.season?.note });
      this.endGroup(end);
      return next;
    }
    let first = next;
    while (["soft", "dash"].includes(this.tokens[first]?.kind ?? "")) first += 1;
    const list = readDays(this.tokens, first, { isJoined: true });
    if (list) {
      // "Ruhetag: Mittwoch"
      if (list.part || !this.endWords(start, false)) return undefined;
      this.closures.push({ days: list.days, part: undefined, season: undefined });
      this.endGroup(this.tokens[list.next - 1]?.end ?? end);
      return list.next;
    }
    // "12–13 Uhr geschlossen"
    const isOfHours = this.phase === "times" && !/[,;.\n(]/.test(this.text.slice(this.anchor, start));
    return isOfHours || !["word", "holiday", "date", "phrase"].includes(this.tokens[first]?.kind ?? "")
      ? undefined
      : this.addWord(token, next);
  }

  private closeDays(end: number): boolean {
    const isClear =
      !this.part || ((this.part === "morning" || this.part === "afternoon") && this.days.length === 1);
    // "im Winter montags geschlossen"
    if (!isClear || (this.season && !this.season.hasSpans)) return false;
    this.closures.push({ days: this.days, part: this.part, season: this.season?.note });
    this.endGroup(end);
    return true;
  }

  private endGroup(end: number) {
    [this.phase, this.days, this.group, this.part, this.orderStart] = [
      "closed",
      [],
      [],
      undefined,
      undefined,
    ];
    this.moveTo(end);
  }

  /** "täglich 11–22 Uhr, außer mittwochs" */
  private leaveOut(index: number): number | undefined {
    const list = readDays(this.tokens, index + 1);
    const [span, other] = this.group;
    if (!list || !span || other || this.words.length > 0 || this.tokens[list.next]?.kind === "part")
      return undefined;
    span.days = span.days.filter((day) => !list.days.includes(day));
    if (list.days.includes("Sa")) span.isWork = false;
    this.days = [];
    this.anchor = this.tokens[list.next - 1]?.end ?? this.anchor;
    return list.next;
  }

  private noteOf(chosen: readonly Words[]): string {
    const [from, to] = [chosen[0]?.start ?? 0, chosen.at(-1)?.end ?? 0];
    const note = this.typed.slice(from, to).replace(/\s+/g, " ");
    const excess = note.split("(").length - note.split(")").length;
    if (excess > 0 && this.typed[to] === ")") return `${note})`;
    return excess < 0 && this.typed[from - 1] === "(" ? `(${note}` : note;
  }

  /** Words after hours are a note of these, or of what begins at `start`, behind the last comma. */
  private endWords(start: number, isBeforeMore: boolean): boolean {
    const between = this.text.slice(this.anchor, start);
    if (/pause|unterbr/iu.test(between) && this.phase !== "start") return false;
    // A line of its own before days is their heading.
    const isHeading = /:\s*$/.test(between) || this.season !== undefined;
    const last = [...(isHeading ? between.trimEnd().replace(/[()]/g, " ") : between).matchAll(breaks)].at(-1);
    const isAllNext = this.phase === "start" || (!last && /:\s*$/.test(between));
    const nextFrom = isAllNext
      ? this.anchor
      : this.anchor + (last ? last.index + last[0].length : between.length);
    const after = isBeforeMore ? this.words.filter((word) => word.start >= nextFrom) : [];
    const before = this.words.filter((word) => !after.includes(word));
    const anchorLine = this.line - (between.match(/\n/g)?.length ?? 0);
    this.words = [];
    for (const line of new Set(before.map((word) => word.line))) {
      const note = this.noteOf(before.filter((word) => word.line === line));
      if (!this.addNote(note, line > anchorLine || (!isBeforeMore && closing.test(note)))) return false;
    }
    if (after.length === 0) return true;
    const note = this.noteOf(after);
    if (conditionOf(note)) [this.season, this.label] = [{ note, hasSpans: false }, undefined];
    else if (!this.isSentence) this.label = { note, hasSpans: false };
    // A sentence about a second subject
    else return this.phase === "start";
    return true;
  }

  private addNote(typed: string, isOfAll: boolean): boolean {
    const last = this.spans.at(-1);
    const isOther =
      last && last.to <= "14:00" && last.to > last.from && /^(?:nachmittags?|abends?)\s+n/iu.test(typed);
    // "8–12 Uhr, nachmittags nach Vereinbarung" does not limit the mornings.
    const note = isOther ? `und ${typed}` : typed;
    const isCondition = conditionOf(note) !== undefined;
    if (isCondition && isOfAll) this.general.push(note);
    else if (!last) return false;
    else {
      for (let span: Draft | undefined = last; span; span = isCondition ? span.joined : undefined)
        span.notes.push(note);
    }
    return true;
  }
}

function clockOf(groups: HoursToken["groups"], name: string): string | undefined {
  const [hour = "", minute = "00"] = [groups[`${name}Hour`], groups[`${name}Minute`]];
  if (Number(hour) < 24) return `${hour.padStart(2, "0")}:${minute}`;
  return name === "to" && minute === "00" ? "00:00" : undefined;
}

function isSpan(from: string, to: string, { toHour = "" }: HoursToken["groups"]): boolean {
  if (to === "00:00") return from !== to || toHour === "24";
  return from < to || (from >= night.from && to <= night.to);
}
