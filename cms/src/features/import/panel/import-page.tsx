import { Button, Flex } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { MainButton } from "../../../admin/ui/button";
import { Choice, Tick } from "../../../admin/ui/choices";
import { Card, Columns, Hint, Stack } from "../../../admin/ui/panel-styles";
import { useRequest } from "../../../admin/ui/use-request";
import type { ImportPlan } from "../import-plan";
import { importKinds } from "../import-rights";
import { ImportFormFields } from "./import-form";
import { ImportPlanView, ImportQuestions } from "./import-plan-view";
import { ImportSteps } from "./import-steps";
import { firstSettings, keepSource } from "./keep-source";
import { rowId, SourceList } from "./source-list";
import { SourceSettingsFields } from "./source-settings";
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
          <Card>
            <p>Mit Ihrer Rolle übernehmen Sie keine Einträge.</p>
          </Card>
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
  const { state, preview, run, restart, keep } = useImport();
  const start = () => {
    setAnswers({});
    void preview(form);
  };
  // The next file may be another club's.
  const startAnew = () => {
    setForm({ ...firstForm, kind: form.kind });
    restart();
  };
  const sources = rights.kalender.mayImport && <SourceList />;
  return (
    <Stack>
      <ImportSteps at={stepOf(state)} />
      <div role="status">{state.step === "working" && <p>{state.sentence}</p>}</div>
      {state.step === "form" && (
        <Columns>
          <ImportFormFields
            form={form}
            rights={rights}
            error={state.error}
            onChange={setForm}
            onSubmit={start}
          />
          {sources}
        </Columns>
      )}
      {state.step === "plan" && (
        <PlanStep
          state={state}
          form={form}
          mayPublish={rights[form.kind].mayPublish}
          answers={answers}
          onAnswers={setAnswers}
          onPreview={() => void preview(form, answers)}
          onRun={(publish) => void run(form, answers, state.plan, publish)}
          onKept={keep}
          onBack={restart}
        />
      )}
      {state.step === "done" && <Done state={state} onBack={startAnew} />}
      {state.step === "kept" && (
        <Columns>
          <Kept state={state} onBack={startAnew} />
          {sources}
        </Columns>
      )}
    </Stack>
  );
}

function stepOf({ step }: ImportState): number {
  if (step === "form") return 1;
  return step === "plan" || step === "working" ? 2 : 3;
}

type PlanStepProps = {
  state: Extract<ImportState, { step: "plan" }>;
  form: ImportForm;
  mayPublish: boolean;
  answers: Record<string, string>;
  onAnswers(answers: Record<string, string>): void;
  onPreview(): void;
  onRun(publish: boolean): void;
  onKept(documentId: string, name: string, isFile: boolean): void;
  onBack(): void;
};

type Often = "once" | "hourly";

function PlanStep(props: PlanStepProps) {
  const { state, form, mayPublish, answers, onAnswers, onPreview, onRun, onKept, onBack } = props;
  const { plan, isOutdated } = state;
  const { source: name, address, file } = form;
  const isEmpty = plan.created.count + plan.changed.count === 0 && !plan.former;
  const isAnswered = plan.questions.some(({ id }) => answers[id]);
  const mayKeep = form.kind === "kalender" && !plan.isWaiting;
  const [chosen, setOften] = useState<Often>("once");
  const often = isEmpty && mayKeep ? "hourly" : chosen;
  const [publish, setPublish] = useState(false);
  const [settings, setSettings] = useState(firstSettings);
  const { isSending, send } = useRequest();
  const keep = () =>
    send(
      (client) => keepSource(client, { name, address, file, answers, settings }),
      (documentId) => onKept(documentId, name, file !== undefined),
    );
  return (
    <Columns>
      <Card>
        <Heading>{plan.isWaiting ? "Noch eine Frage" : sentenceOf(plan)}</Heading>
        <p>
          Quelle: {plan.source}
          {plan.former && <> (bisher „{plan.former}“; deren Einträge gehören dann hierher)</>}
        </p>
        {isOutdated && (
          <p role="alert">Inzwischen hat sich etwas geändert. Bitte sehen Sie noch einmal nach.</p>
        )}
        <ImportQuestions questions={plan.questions} answers={answers} onChange={onAnswers} />
        <ImportPlanView plan={plan} />
      </Card>
      <Card>
        <h2>Übernehmen</h2>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {isAnswered && <p>Sie haben etwas entschieden. Sehen Sie noch einmal, was sich dann ändert.</p>}
          {!isAnswered && isEmpty && <p>Es gibt nichts zu übernehmen.</p>}
          {!isAnswered && mayKeep && !isEmpty && (
            <Choice<Often>
              label="Wie oft?"
              value={often}
              options={[
                { value: "once", label: "Einmal, jetzt" },
                {
                  value: "hourly",
                  label: file
                    ? "Immer wieder: Sie schicken hier jede neue Datei"
                    : "Jede Stunde: Das Dorfforum liest den Kalender",
                },
              ]}
              onChange={setOften}
            />
          )}
          {!isAnswered && often === "once" && !isEmpty && mayPublish && (
            <Tick checked={publish} onChange={setPublish}>
              Gleich veröffentlichen. Ohne Haken wird alles zu Entwürfen; Entwürfe, die es schon gibt, bleiben
              Entwürfe.
            </Tick>
          )}
          {!isAnswered && often === "hourly" && mayKeep && (
            <>
              <p>
                {file
                  ? "Auf dieser Seite schicken Sie dann jede neue Datei dieser Quelle; verglichen wird mit der vorigen."
                  : "Das Dorfforum liest den Kalender dann jede Stunde."}{" "}
                Was jemand hier ändert, bleibt. Ändert sich dort sehr viel auf einmal, fragt es erst.
              </p>
              <SourceSettingsFields
                settings={settings}
                isNew
                mayPublish={mayPublish}
                onChange={setSettings}
              />
            </>
          )}
          <Flex gap={2} wrap="wrap">
            {isAnswered && <MainButton onClick={onPreview}>Mit diesen Antworten neu prüfen</MainButton>}
            {!isAnswered && often === "once" && !isEmpty && (
              <MainButton onClick={() => onRun(publish)}>Übernehmen</MainButton>
            )}
            {!isAnswered && often === "hourly" && mayKeep && (
              <MainButton disabled={isSending} onClick={keep}>
                {file ? "Als Quelle behalten" : "Jede Stunde übernehmen"}
              </MainButton>
            )}
            <Button variant="tertiary" onClick={onBack}>
              Zurück
            </Button>
          </Flex>
        </Flex>
      </Card>
    </Columns>
  );
}

/** Says where the new line is, and leads to it. */
function Kept({ state, onBack }: { state: Extract<ImportState, { step: "kept" }>; onBack(): void }) {
  const { documentId, name, isFile } = state;
  return (
    <Card>
      <Heading>
        {isFile ? `„${name}“ ist als Quelle behalten` : `„${name}“ wird jetzt jede Stunde übernommen`}
      </Heading>
      <p>
        Was dabei geschieht, steht in einer Zeile:{" "}
        <a href={`#${rowId(documentId)}`}>Zur Zeile von „{name}“</a>
      </p>
      <Flex paddingTop={4}>
        <Button variant="secondary" onClick={onBack}>
          Noch etwas übernehmen
        </Button>
      </Flex>
    </Card>
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
    <Card>
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
      <Flex paddingTop={4}>
        <Button variant="secondary" onClick={onBack}>
          Noch etwas übernehmen
        </Button>
      </Flex>
    </Card>
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
