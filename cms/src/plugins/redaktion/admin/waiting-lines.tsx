import { VisuallyHidden } from "@strapi/design-system";
import { Link } from "react-router-dom";
import { entryPath, eventType } from "../../../admin/ui/open-entry";
import { dueText } from "../../../receiving/due-day";
import type { StartLine } from "../../../slots/feature";
import type { StartEntry } from "../../../slots/start-part";
import type { StartPage } from "../start-page";

type CountLineProps = { count: number | undefined; to: string; children: React.ReactNode };

export function CountLine({ count, to, children }: CountLineProps) {
  return (
    Boolean(count) && (
      <p>
        <Link to={to}>
          <b>{count}</b> {children}
        </Link>
      </p>
    )
  );
}

export function DueAnswers({ answers }: { answers: NonNullable<StartPage["dueAnswers"]> }) {
  return (
    answers.length > 0 && (
      <div>
        <p>Antworten fällig:</p>
        <ul>
          {answers.map(({ uid, documentId, title, dueOn }) => (
            <li key={documentId}>
              <Link to={entryPath(uid, documentId)}>{title}</Link> {dueText(dueOn, new Date())}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

const maxGapsNamed = 3;

const inWords = (gaps: string[]): string =>
  gaps.slice(0, maxGapsNamed).join(", ") +
  (gaps.length > maxGapsNamed ? ` und ${gaps.length - maxGapsNamed} weitere` : "");

export function TextGaps({ pages }: { pages: NonNullable<StartPage["textGaps"]> }) {
  return (
    pages.length > 0 && (
      <div>
        <p>Noch auszufüllen, in [eckigen Klammern]:</p>
        <ul>
          {pages.map(({ uid, documentId, title, gaps }) => (
            <li key={documentId}>
              <Link to={entryPath(uid, documentId)}>{title}</Link>: {inWords([...new Set(gaps)])}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** The form of a new entry, or the one of the settings */
const toEnter = (uid: string) => entryPath(uid, "create");

export function SetUp({ steps }: { steps: NonNullable<StartPage["setUp"]> }) {
  return (
    <div>
      <p>Einrichten, Schritt für Schritt:</p>
      <ul>
        {steps.map(({ title, isDone, uid }) => (
          <li key={title}>
            <span aria-hidden="true">{isDone ? "✓" : "○"}</span>{" "}
            <VisuallyHidden>{isDone ? "erledigt:" : "noch offen:"}</VisuallyHidden>{" "}
            {isDone || !uid ? title : <Link to={toEnter(uid)}>{title}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type EntriesLineProps = {
  /** Events, unless they name their type */
  entries: { count: number; first: (StartEntry & { uid?: string; note?: string })[] } | undefined;
  /** One and several */
  word: [string, string];
  children: React.ReactNode;
};

export function EntriesLine({ entries, word, children }: EntriesLineProps) {
  if (!entries || entries.count === 0) return null;
  const { count, first } = entries;
  const more = count - first.length;
  return (
    <div>
      <p>
        <b>{count}</b> {count === 1 ? word[0] : word[1]} {children}:
      </p>
      <ul>
        {first.map(({ uid = eventType, documentId, title, note }) => (
          <li key={`${documentId} ${note}`}>
            <Link to={entryPath(uid, documentId)}>{title}</Link>
            {note && `: ${note}`}
          </li>
        ))}
        {more > 0 && <li>und {more} weitere</li>}
      </ul>
    </div>
  );
}

/** A line of a feature; without a sentence before them its entries are paragraphs. */
export function FeatureLine({ sentence, entries }: StartLine) {
  if (sentence)
    return (
      <EntriesLine entries={{ count: entries.length, first: entries }} word={sentence.words}>
        {sentence.rest}
      </EntriesLine>
    );
  return entries.map(({ uid, documentId, title, note, page }) => (
    <p key={documentId}>
      <Link to={page ?? entryPath(uid, documentId)}>{title}</Link>: {note}
    </p>
  ));
}
