import { Layouts, Page } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../admin/ui/button";
import { Fields, Hint } from "../../../admin/ui/panel-styles";
import type { ImportPlan } from "../../../import/import-plan";
import { importKinds } from "../import-rights";
import { ImportFormFields } from "./import-form";
import { ImportPlanView, ImportQuestions } from "./import-plan-view";
import { KeepSource } from "./keep-source";
import { SourceList } from "./source-list";
import { type ImportForm, type ImportState, useImport, useImportRights } from "./use-import";

const title = "Übernehmen";
const emptyForm: ImportForm = {
  kind: "kalender",
  file: undefined,
  address: "",
  source: "",
  withPast: false,
  directory: "",
};

/** Takes over events and organisations from files: first what would change, then the changes. */
export function ImportPage() {
  const rights = useImportRights();
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={
          <Hint as="p">
            Termine aus Kalendern, Vereine und Einrichtungen aus Tabellen. Erst sehen Sie, was sich ändert.
          </Hint>
        }
      />
      <Layouts.Content>
        {rights && !importKinds.some((kind) => rights[kind].mayImport) ? (
          <Fields>
            <p>Mit Ihrer Rolle übernehmen Sie keine Einträge.</p>
          </Fields>
        ) : (
          rights && <Import rights={rights} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function Import({ rights }: { rights: NonNullable<ReturnType<typeof useImportRights>> }) {
  const firstForm = { ...emptyForm, kind: rights.kalender.mayImport ? emptyForm.kind : importKinds[1] };
  const [form, setForm] = useState(firstForm);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const { state, preview, run, restart } = useImport();
  const start = () => {
    setAnswers({});
    void preview(form);
  };
  // The next file may be another club's.
  const startAnew = () => {
    setForm({ ...firstForm, kind: form.kind });
    restart();
  };
  return (
    <>
      <Fields role="status">{state.step === "working" && <p>{state.sentence}</p>}</Fields>
      {state.step === "form" && (
        <>
          <ImportFormFields
            form={form}
            rights={rights}
            error={state.error}
            onChange={setForm}
            onSubmit={start}
          />
          {rights.kalender.mayImport && <SourceList />}
        </>
      )}
      {state.step === "plan" && (
        <PlanStep
          state={state}
          mayPublish={rights[form.kind].mayPublish}
          answers={answers}
          onAnswers={setAnswers}
          onPreview={() => void preview(form, answers)}
          onRun={(publish) => void run(form, answers, state.plan, publish)}
          onBack={restart}
        >
          {form.kind === "kalender" && (
            <KeepSource
              name={form.source}
              address={form.address}
              file={form.file}
              answers={answers}
              mayPublish={rights.kalender.mayPublish}
              onKept={startAnew}
            />
          )}
        </PlanStep>
      )}
      {state.step === "done" && <Done state={state} onBack={startAnew} />}
    </>
  );
}

type PlanStepProps = {
  state: Extract<ImportState, { step: "plan" }>;
  mayPublish: boolean;
  answers: Record<string, string>;
  onAnswers(answers: Record<string, string>): void;
  onPreview(): void;
  onRun(publish: boolean): void;
  onBack(): void;
  /** Another way on */
  children: React.ReactNode;
};

function PlanStep(props: PlanStepProps) {
  const { state, mayPublish, answers, onAnswers, onPreview, onRun, onBack, children } = props;
  const [publish, setPublish] = useState(false);
  const { plan, isOutdated } = state;
  const isEmpty = plan.created.count + plan.changed.count === 0 && !plan.former;
  const isAnswered = plan.questions.some(({ id }) => answers[id]);
  return (
    <Fields>
      <Heading>{plan.isWaiting ? "Noch eine Frage" : sentenceOf(plan)}</Heading>
      <p>
        Quelle: {plan.source}
        {plan.former && <> (bisher „{plan.former}“; deren Einträge gehören dann hierher)</>}
      </p>
      {isOutdated && (
        <p role="alert">Inzwischen hat sich etwas geändert. Bitte sehen Sie noch einmal nach.</p>
      )}
      <ImportQuestions questions={plan.questions} answers={answers} onChange={onAnswers} />
      {isAnswered && (
        <div>
          <Button type="button" onClick={onPreview}>
            Mit diesen Antworten neu prüfen
          </Button>
        </div>
      )}
      <ImportPlanView plan={plan} />
      {!isEmpty && mayPublish && (
        <label>
          <input type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
          <span>
            Gleich veröffentlichen. Ohne Haken wird alles zu Entwürfen; Entwürfe, die es schon gibt, bleiben
            Entwürfe.
          </span>
        </label>
      )}
      <div>
        {!isEmpty && !isAnswered && (
          <>
            <Button type="button" onClick={() => onRun(publish)}>
              Übernehmen
            </Button>{" "}
          </>
        )}
        <Button type="button" onClick={onBack}>
          Zurück
        </Button>
      </div>
      {!plan.isWaiting && !isAnswered && children}
    </Fields>
  );
}

const sentenceOf = ({ created, changed, unchanged, questions }: ImportPlan) =>
  [
    `${created.count} neu`,
    `${changed.count} geändert`,
    `${unchanged} unverändert`,
    questions.length > 0 ? `${questions.length} zu entscheiden` : "",
  ]
    .filter(Boolean)
    .join(", ");

function Done({ state, onBack }: { state: Extract<ImportState, { step: "done" }>; onBack(): void }) {
  const { type, totals, error } = state;
  return (
    <Fields>
      <Heading>
        Übernommen: {totals.created} neu, {totals.changed} geändert
      </Heading>
      <Link to={`/content-manager/collection-types/${type}?page=1&sort=updatedAt:DESC`}>
        Ansehen, das Neueste zuerst
      </Link>
      {error && <p role="alert">Dann ging es nicht weiter: {error}</p>}
      {totals.refused.length > 0 && (
        <div>
          <p>Das ging nicht:</p>
          <ul>
            {totals.refused.map(({ title: name, line, reason }) => (
              <li key={`${line} ${name}`}>
                Zeile {line}, {name}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button type="button" onClick={onBack}>
          Noch etwas übernehmen
        </Button>
      </div>
    </Fields>
  );
}

/** Takes the focus, so that screen readers go on with the result. */
function Heading({ children }: { children: React.ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} tabIndex={-1}>
      {children}
    </h2>
  );
}
