import { Flex } from "@strapi/design-system";
import { Link } from "react-router-dom";
import { Select } from "../../../admin/ui/choices";
import { entryPath } from "../../../admin/ui/open-entry";
import { Entries, Hint } from "../../../admin/ui/panel-styles";
import type { FieldChange, ImportPlan, Listed, PlannedEntry } from "../import-plan";

type Answers = Record<string, string>;

type ImportPlanViewProps = {
  plan: ImportPlan;
  /** Of a standing source: the days after which what it does not have any more leaves the site */
  leavesAfter?: number | undefined;
};

/** What an import would do, before it does it. */
export function ImportPlanView({ plan, leavesAfter }: ImportPlanViewProps) {
  const { created, changed, remarks, skipped, missing, leftOut } = plan;
  return (
    <>
      <Group title="Neu" listed={created} isOpen>
        {(entry) => <Planned key={`${entry.line} ${entry.detail}`} type={plan.type} entry={entry} />}
      </Group>
      <Group title="Geändert" listed={changed} isOpen>
        {(entry) => <Planned key={`${entry.line} ${entry.detail}`} type={plan.type} entry={entry} />}
      </Group>
      <Group title="Unverändert, mit Hinweis" listed={remarks}>
        {(entry) => <Planned key={`${entry.line} ${entry.detail}`} type={plan.type} entry={entry} />}
      </Group>
      <Group title="Nicht verstanden" listed={skipped} isOpen>
        {({ line, reason }) => (
          <li key={`${line} ${reason}`}>
            Zeile {line}: {reason}
          </li>
        )}
      </Group>
      <Group
        title={`Nicht mehr in der Quelle; sie ${leavesAfter === undefined ? "bleiben im Dorfforum" : `verlassen die Website nach ${leavesAfter} Tagen`}`}
        listed={missing}
      >
        {({ title, documentId }) => (
          <li key={documentId}>
            <Link to={entryPath(plan.type, documentId)}>{title}</Link>
          </li>
        )}
      </Group>
      {Object.keys(leftOut).length > 0 && (
        <div>
          <h2>Ausgelassen</h2>
          <ul>
            {Object.entries(leftOut).map(([reason, count]) => (
              <li key={reason}>
                {count} × {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type GroupProps<Item> = {
  title: string;
  listed: Listed<Item>;
  isOpen?: boolean;
  children(item: Item): React.ReactNode;
};

function Group<Item>({ title, listed: { count, first }, isOpen = false, children }: GroupProps<Item>) {
  if (count === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        <b>{title}</b> ({count})
      </summary>
      <Entries>
        {first.map(children)}
        {count > first.length && <li>und {count - first.length} weitere</li>}
      </Entries>
    </details>
  );
}

function Planned({ type, entry }: { type: string; entry: PlannedEntry }) {
  const { title, detail, documentId, isPublished, changes, kept, notes } = entry;
  return (
    <li>
      {documentId ? <Link to={entryPath(type, documentId)}>{title}</Link> : <b>{title}</b>}
      {detail && <> – {detail}</>}
      {isPublished && changes.length > 0 && <> (veröffentlicht)</>}
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
      {kept.map(({ field, before, after }) => (
        <div key={field}>
          {field} bleibt „{before}“, weil jemand das hier geändert hat. In der Quelle steht: {after}
        </div>
      ))}
      {notes.map((note) => (
        <Hint as="div" key={note}>
          {note}
        </Hint>
      ))}
    </li>
  );
}

const Change = ({ change: { field, before, after } }: { change: FieldChange }) => (
  <div>
    {field}: bisher „{before}“, dann „{after}“
  </div>
);

type QuestionsProps = {
  questions: ImportPlan["questions"];
  answers: Answers;
  onChange(answers: Answers): void;
};

/** What only a person can decide. */
export function ImportQuestions({ questions, answers, onChange }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
      <h2>Bitte entscheiden Sie</h2>
      {questions.map((question) => (
        <Select
          key={question.id}
          label={question.text}
          value={answers[question.id] ?? ""}
          options={question.options}
          onChange={(answer) => onChange({ ...answers, [question.id]: answer })}
        />
      ))}
    </Flex>
  );
}
