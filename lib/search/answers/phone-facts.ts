import { stripMarkdown } from "@dorfforum/german-search/analysis/strip-markdown";
import { onceFor } from "@dorfforum/shared/runtime/once-for";
import { isPhoneHeading, type PhoneNumber } from "@/lib/contact/local-phone-numbers";
import { phoneNumbersIn, phoneNumbersOfField } from "@/lib/contact/phone-numbers";
import type { SearchEntry } from "../search-entry";
import { toSegments } from "./segments";

export type PhoneFact = {
  /** What the number belongs to, in the content's words */
  name: string;
  /** What numbers that are the same in all of Germany are known for */
  knownAs?: Known | undefined;
  /** In a field of its own, a table or a list, not in a sentence */
  isLabelled: boolean;
  number: string;
  tel: string;
};

/** What a number is called, and the people or places that are named beside it */
type Known = { names: string[]; context?: string | undefined };

const knownNumbers: Record<string, Known> = Object.fromEntries(
  [
    "112 | Notruf, Notrufnummer, Rettungsdienst, Notarzt, Rettungswagen, Krankenwagen, Feuer, Unfall | Feuerwehr",
    "110 | Polizei, Polizeinotruf",
    "115 | Behördennummer",
    "116117 | Ärztlicher Bereitschaftsdienst, Ärztliche Bereitschaft, Bereitschaftsarzt, Notdienst | Arzt Ärztin Hausarzt Doktor ärztliche nachts Nacht Wochenende",
    "116116 | Sperrnotruf, Bankkarte sperren",
  ].map((row) => {
    const [tel = "", names = "", context] = row.split(" | ");
    return [tel, { names: names.split(", "), context }];
  }),
);

/** Words for what a number that is the same in all of Germany is known for */
export const knownAs = (tel: string): string[] => {
  const { names = [], context = "" } = knownNumbers[tel] ?? {};
  return [...names, context];
};

const mayBeNumber = /\d{3}/;
const isFax = /fax\P{L}*$/iu;
/** What stands between the name and its number */
const beforeNumber =
  /(?:[\s,;:–-]|\b(?:unter|[Tt]elefon(?:isch|nummer|-Nummer)?|[Tt]el|(?:[Rr]uf)?[Nn]ummer|bitte|an|ist|lautet|der|die|das|erreichbar|immer|über)\b\.?|\b\p{Ll}+\s+(?:Sie|uns)\b)*$/u;
/** "der Förderverein der Schule", "die Kämmerei": the noun with what belongs to it, at the end of what stands before the number */
const nounPhrase =
  /(?:\p{Lu}[\p{L}-]+(?:\s+(?:der|des|für|vom|von|am|und|in)\s+(?:(?:den|die|das|dem)\s+)?|,\s+))*\p{Lu}[\p{L}-]+$/u;
const isSentence = /[.!?]\s|\bSie\b/;
/** Longer items of a list are sentences. */
const maxItemName = 60;
/** Kinds whose only number is that of what their title names */
const isCalled: ReadonlySet<string> = new Set(["angebot", "info", "veranstaltung"]);

export const phoneFactsOf = onceFor((entry: SearchEntry): PhoneFact[] => {
  const own = entry.contact?.phone;
  const facts = own ? toFacts(own, entry.title, phoneNumbersOfField(own)).slice(0, 1) : [];
  const inTexts = [entry.lead, entry.body].flatMap((markdown) => factsIn(markdown));
  return [...facts, ...inTexts, ...onlyNumberOf(entry)];
});

/** The number of an entry that tells no other */
function onlyNumberOf({ kind, title, lead }: SearchEntry): PhoneFact[] {
  if (!isCalled.has(kind) || !mayBeNumber.test(lead)) return [];
  const text = stripMarkdown(lead);
  const all = toFacts(text, title, phoneNumbersIn(text));
  return all
    .slice(0, 1)
    .flatMap((only) =>
      all.every(({ tel }) => tel === only.tel) && !only.knownAs ? [{ ...only, isLabelled: false }] : [],
    );
}

function factsIn(markdown: string): PhoneFact[] {
  if (!mayBeNumber.test(markdown)) return [];
  const { rows, statements } = toSegments(markdown, (text) => mayBeNumber.test(text));
  return [
    ...rows.flatMap(({ columns, cells }) =>
      cells.flatMap((cell, at) =>
        at === 0 || isFax.test(columns[at] ?? "")
          ? []
          : toFacts(cell, cells[0] ?? "", phoneNumbersIn(cell, isPhoneHeading(columns[at] ?? ""))),
      ),
    ),
    ...statements.flatMap(({ text, isItem }) => factsOfStatement(text, isItem)),
  ];
}

/** Sentences and items of a list that may name a number, in plain text */
export const statementsWithNumbers = (markdown: string): string[] =>
  toSegments(markdown, (text) => mayBeNumber.test(text)).statements.map(({ text }) => text);

export function factsOfStatement(text: string, isItem: boolean): PhoneFact[] {
  let last = 0;
  return phoneNumbersIn(text).flatMap(({ start, end, tel }): PhoneFact[] => {
    const written = text.slice(last, start);
    last = end;
    if (isFax.test(written)) return [];
    const before = written.replace(beforeNumber, "").replace(/^[\s.,;:]+/, "");
    const isName = isItem && before.length <= maxItemName && !isSentence.test(before);
    const name = isName ? before : (nounPhrase.exec(before)?.[0] ?? "");
    const known = knownNumbers[tel];
    if (name === "" && !known) return [];
    return [{ name, knownAs: known, number: text.slice(start, end), tel, isLabelled: isName }];
  });
}

export const toFacts = (text: string, name: string, numbers: readonly PhoneNumber[]): PhoneFact[] =>
  phonesIn(text, numbers).map((phone) => ({
    ...phone,
    name,
    knownAs: knownNumbers[phone.tel],
    isLabelled: true,
  }));

/** Numbers as they are written, and what a `tel:` link calls */
export const phonesIn = (text: string, numbers: readonly PhoneNumber[] = phoneNumbersIn(text)) =>
  numbers.map(({ start, end, tel }) => ({ number: text.slice(start, end), tel }));

/** The first number of a field */
export const phoneOf = (field = "") => phonesIn(field, phoneNumbersOfField(field))[0];
