import { statSync } from "node:fs";
import { laender } from "@dorfforum/shared/calendar/holidays";
import { type FeatureName, featureNames, writeFeatures } from "@dorfforum/shared/features/feature-names";
import { toMailAddress } from "@dorfforum/shared/forms/mail-address";
import { accentColourProblem, mainColourProblem } from "../rules/colour-rules";

/** What `npm run new-village` asks for. Each question is also an option of the command, such as --name. */
export type Question = {
  option: string;
  text: string;
  /** Shown with the question: what an empty answer means, or an example. */
  hint: string;
  isOptional?: boolean;
  isSecret?: boolean;
  /** What a "nein" leaves out */
  feature?: FeatureName;
  /** Why an answer cannot be taken, as a German sentence; undefined when it can. */
  problem(answer: string): string | undefined;
};

export type VillageAnswers = {
  name: string;
  gemeinde: string;
  strasse: string;
  plz: string;
  ort: string;
  land: string;
  telefon: string;
  mail: string;
  admin: string;
  passwort: string;
  akzentfarbe?: string;
  hauptfarbe?: string;
  /** The path of a picture */
  zeichen?: string;
  /** "nein" leaves the feature `rooms` out */
  raeume?: string;
};

const maxNameLength = 80;

/** Letters, digits and what names and addresses have besides, but nothing that Markdown reads as a mark. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N} .,:()/&'’‘"„“”–-]*$/u;

const nameProblem = (answer: string) => {
  if (answer.length > maxNameLength)
    return `Höchstens ${maxNameLength} Zeichen; das waren ${answer.length}. Kürzen Sie bitte.`;
  return plainName.test(answer)
    ? undefined
    : "Bitte nur Buchstaben, Ziffern, Leerzeichen, Anführungszeichen und . , : ( ) / & – ' benutzen und mit einem Buchstaben oder einer Ziffer beginnen.";
};

const emailProblem = (answer: string) =>
  toMailAddress(answer)
    ? undefined
    : "Das ist keine E-Mail-Adresse. Ein Beispiel: rathaus@ahornbach.example.org";
/** Strapi's form to log in has an input that sends umlauts in a domain as Punycode. */
const loginProblem = (answer: string) =>
  /^\p{ASCII}*$/u.test(answer)
    ? emailProblem(answer)
    : "Für die Anmeldung bitte eine E-Mail-Adresse ohne Umlaute und ß.";

/** Strapi's rules; bcrypt reads no more than 72 bytes. A settings file holds the password between single quotes. */
function passwordProblem(answer: string): string | undefined {
  if (answer.length < 8 || !/\p{Ll}/u.test(answer) || !/\p{Lu}/u.test(answer) || !/\d/.test(answer))
    return "Das Passwort braucht mindestens 8 Zeichen, darunter einen großen und einen kleinen Buchstaben und eine Ziffer.";
  if (Buffer.byteLength(answer) > 72) return "Das Passwort darf höchstens 72 Bytes lang sein.";
  return /['\p{Cc}]/u.test(answer) ? "Bitte ohne das Zeichen ' und ohne Steuerzeichen." : undefined;
}

export const questions: (Question & { option: keyof VillageAnswers })[] = [
  { option: "name", text: "Wie heißt das Dorf?", hint: "zum Beispiel Ahornbach", problem: nameProblem },
  {
    option: "gemeinde",
    text: "Welche Gemeinde oder welcher Verein betreibt das Forum?",
    hint: "zum Beispiel Gemeinde Ahornbach",
    problem: nameProblem,
  },
  {
    option: "strasse",
    text: "Straße und Hausnummer der Gemeinde?",
    hint: "zum Beispiel Hauptstraße 1",
    problem: nameProblem,
  },
  {
    option: "plz",
    text: "Postleitzahl?",
    hint: "fünf Ziffern",
    problem: (answer) =>
      /^\d{5}$/.test(answer) ? undefined : "Eine Postleitzahl hat fünf Ziffern, zum Beispiel 12345.",
  },
  { option: "ort", text: "Ort?", hint: "wie in der Anschrift", problem: nameProblem },
  {
    option: "land",
    text: "In welchem Bundesland?",
    hint: "für die Feiertage, zum Beispiel Hessen",
    problem: (answer) =>
      laender.some((land) => land === answer)
        ? undefined
        : `Das ist kein Bundesland. Möglich sind: ${laender.join(", ")}.`,
  },
  {
    option: "telefon",
    text: "Telefon der Gemeinde?",
    hint: "leer: kommt später",
    isOptional: true,
    problem: (answer) =>
      /^[+\d(][\d ()/+-]{2,29}$/.test(answer)
        ? undefined
        : "Bitte nur Ziffern, Leerzeichen und + ( ) / -, zum Beispiel 030 23125 100.",
  },
  {
    option: "mail",
    text: "E-Mail-Adresse der Gemeinde?",
    hint: "leer: kommt später",
    isOptional: true,
    problem: emailProblem,
  },
  {
    option: "akzentfarbe",
    text: "Welche Akzentfarbe, für Ortsschild und Schaltflächen?",
    hint: "zum Beispiel #ffd043; leer: Gelb",
    isOptional: true,
    problem: accentColourProblem,
  },
  {
    option: "hauptfarbe",
    text: "Welche Hauptfarbe, für Überschriften, Links und den Fuß?",
    hint: "zum Beispiel #154734; leer: Grün",
    isOptional: true,
    problem: mainColourProblem,
  },
  {
    option: "zeichen",
    text: "Wo liegt das Dorfzeichen oder Wappen?",
    hint: "eine Bilddatei, SVG oder PNG; leer: der Name als Ortsschild",
    isOptional: true,
    problem: (answer) =>
      statSync(answer, { throwIfNoEntry: false })?.isFile()
        ? undefined
        : `Die Datei ${answer} gibt es nicht. Geben Sie ihren ganzen Pfad an.`,
  },
  {
    option: "raeume",
    text: "Vergibt das Dorf Räume, die man im Forum anfragen kann, zum Beispiel eine Halle?",
    hint: "ja oder nein; leer: ja",
    isOptional: true,
    feature: "rooms",
    problem: (answer) => (/^(ja|nein)$/i.test(answer) ? undefined : "Bitte antworten Sie mit ja oder nein."),
  },
  {
    option: "admin",
    text: "E-Mail-Adresse der Person, die das Forum verwaltet?",
    hint: "damit meldet sie sich an",
    problem: loginProblem,
  },
  {
    option: "passwort",
    text: "Ihr erstes Passwort?",
    hint: "leer: wird erzeugt und einmal angezeigt",
    isOptional: true,
    isSecret: true,
    problem: passwordProblem,
  },
];

/** The answer as it is kept: one space between words, composed letters. A password stays as it is. */
export const cleanAnswer = (question: Question, answer: string): string =>
  question.isSecret ? answer : answer.normalize("NFC").replace(/\s+/g, " ").trim();

/** What is wrong with a whole set of answers, a German sentence for each. */
export function answerProblems(answers: Partial<Record<string, string>>): string[] {
  return questions.flatMap((question) => {
    const answer = cleanAnswer(question, answers[question.option] ?? "");
    if (!answer) return question.isOptional ? [] : [`--${question.option} fehlt: ${question.text}`];
    const problem = question.problem(answer);
    return problem ? [`--${question.option}: ${problem}`] : [];
  });
}

/** FEATURES for these answers; undefined when nothing is left out. */
export function featuresFor(answers: Partial<Record<string, string>>): string | undefined {
  const leftOut = questions.flatMap(({ option, feature }) =>
    feature && answers[option]?.toLowerCase() === "nein" ? feature : [],
  );
  if (leftOut.length === 0) return undefined;
  return writeFeatures(featureNames.filter((name) => !leftOut.includes(name)));
}
