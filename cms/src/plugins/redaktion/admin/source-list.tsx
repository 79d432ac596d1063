import { useEffect, useId, useState } from "react";
import { Button } from "../../../admin/ui/button";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Entries, Field, Fields, Hint } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import type { ImportPlan } from "../../../import/import-plan";
import type { ListedSource, SourceSettings } from "../../../sources/source";
import { ImportPlanView } from "./import-plan-view";
import { fileBody } from "./keep-source";
import { SourceSettingsFields } from "./source-settings";
import { useImportRights } from "./use-import";

const pollMs = 2000;

/** The calendars that are read every hour, and how they are. */
export function SourceList() {
  const [version, setVersion] = useState(0);

  const sources = useAnswer<{ data: ListedSource[] }>("/redaktion/quellen", version)?.data;
  const isReading = sources?.some((source) => source.isReading) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next one while something is read
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setVersion((asked) => asked + 1), pollMs);
    return () => clearTimeout(timer);
  }, [isReading, sources]);
  if (!sources || sources.length === 0) return null;
  return (
    <Fields as="section" style={{ marginBlockStart: 40 }}>
      <h2>Was regelmäßig übernommen wird</h2>
      <Entries>
        {sources.map((source) => (
          <li key={source.documentId}>
            <SourceRow source={source} onChange={() => setVersion((asked) => asked + 1)} />
          </li>
        ))}
      </Entries>
    </Fields>
  );
}

type SourceRowProps = { source: ListedSource; onChange(): void };

function SourceRow({ source, onChange }: SourceRowProps) {
  const { documentId, name, address, Datei, Aus, alarm, state, isReading, Art } = source;
  const [open, setOpen] = useState<"plan" | "file" | "settings" | "removal">();
  const { send, isSending } = useRequest();
  const path = `/redaktion/quellen/${documentId}`;
  const done = () => {
    setOpen(undefined);
    onChange();
  };
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part);
  return (
    <Fields>
      <div>
        <h3>
          {name}
          {Art === "nachbarort" && " (Nachbarort)"}
        </h3>
        <Hint as="p">{Datei ? "Wird als Datei geschickt" : address}</Hint>
        <p role="status">{isReading ? "Wird gerade gelesen …" : Aus ? "Ausgeschaltet." : stateText(state)}</p>
        {alarm && <p role="alert">{alarm}</p>}
        {!alarm && state.problem && <p>Zuletzt nicht gelesen: {state.problem}</p>}
        {state.notUnderstood && state.notUnderstood.count > 0 && (
          <details>
            <summary>Nicht verstanden ({state.notUnderstood.count})</summary>
            <ul>
              {state.notUnderstood.first.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div>
        {state.waiting && address && (
          <>
            <Button type="button" aria-expanded={open === "plan"} onClick={() => toggle("plan")}>
              Ansehen, was wartet
            </Button>{" "}
          </>
        )}
        {address && !Aus && (
          <>
            <Button
              type="button"
              disabled={isSending || isReading}
              onClick={() => send(({ post }) => post(`${path}/lesen`, {}), done)}
            >
              Jetzt lesen
            </Button>{" "}
          </>
        )}
        {Datei && !Aus && (
          <>
            <Button type="button" aria-expanded={open === "file"} onClick={() => toggle("file")}>
              Neue Datei schicken
            </Button>{" "}
          </>
        )}
        <Button type="button" aria-expanded={open === "settings"} onClick={() => toggle("settings")}>
          Ändern
        </Button>{" "}
        <Button type="button" aria-expanded={open === "removal"} onClick={() => toggle("removal")}>
          Entfernen
        </Button>
      </div>
      {open === "plan" && <WaitingPlan source={source} path={path} onDone={done} />}
      {open === "file" && <NewFile source={source} path={path} onDone={done} />}
      {open === "settings" && <ChangeSource source={source} path={path} onDone={done} />}
      {open === "removal" && <RemoveSource source={source} path={path} onDone={done} />}
    </Fields>
  );
}

export function stateText({ readAt, dates, last, goneCount }: ListedSource["state"]): string {
  if (!readAt) return "Noch nicht gelesen.";
  const counts =
    last &&
    `${dateTimeText(new Date(last.at), true)}: ${last.created} neu, ${last.changed} geändert, ${last.gone} nicht mehr da`;
  return [
    `Gelesen ${dateTimeText(new Date(readAt), false)}, ${dates ?? 0} kommende Termine.`,
    counts && `Zuletzt anders ${counts}.`,
    goneCount > 0 && `${goneCount} nicht mehr im Kalender; sie verlassen die Website nach der Frist.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type PartProps = { source: ListedSource; path: string; onDone(): void };

function WaitingPlan({ source, path, onDone }: PartProps) {
  const plan = useAnswer<{ data: ImportPlan }>(`${path}/vorschau`)?.data;
  if (!plan) return <p role="status">Wird gelesen …</p>;
  return (
    <SeenPlan plan={plan} body={{ version: plan.version }} source={source} path={path} onDone={onDone} />
  );
}

/** The next file of a source without an address: first what would change. */
function NewFile({ source, path, onDone }: PartProps) {
  const [seen, setSeen] = useState<{ plan: ImportPlan; file: File }>();
  const { send } = useRequest();
  const id = useId();
  const look = (file: File) =>
    send(
      ({ post }) => post<{ data: ImportPlan }>(`${path}/vorschau`, fileBody(file)),
      ({ data }) => setSeen({ plan: data.data, file }),
    );
  return (
    <>
      <Field>
        <label htmlFor={id}>Neue Kalenderdatei</label>
        <input
          id={id}
          type="file"
          accept=".ics,.ical,text/calendar"
          onChange={({ target }) => {
            setSeen(undefined);
            if (target.files?.[0]) void look(target.files[0]);
          }}
        />
      </Field>
      {seen && (
        <SeenPlan
          plan={seen.plan}
          body={fileBody(seen.file, seen.plan.version)}
          source={source}
          path={path}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** @param body of the request that carries out what was seen */
function SeenPlan({ plan, body, source, path, onDone }: PartProps & { plan: ImportPlan; body: object }) {
  const { send, isSending } = useRequest();
  const carryOut = () => send(({ post }) => post(`${path}/lesen`, body), onDone);
  return (
    <>
      <p>
        {plan.created.count} neu, {plan.changed.count} geändert, {plan.unchanged} unverändert
      </p>
      <ImportPlanView plan={plan} leavesAfter={source.Art === "hier" ? source.Frist_Tage : undefined} />
      <div>
        <Button type="button" disabled={isSending} onClick={carryOut}>
          So übernehmen
        </Button>
      </div>
    </>
  );
}

function ChangeSource({ source, path, onDone }: PartProps) {
  const { Art, Veranstalter, Kategorien, Ort, Website, Mit_Text, Veroeffentlichen, Frist_Tage, Aus } = source;
  const [settings, setSettings] = useState<SourceSettings>({
    Art,
    Veranstalter,
    Kategorien,
    Ort,
    Website,
    Mit_Text,
    Veroeffentlichen,
    Frist_Tage,
    Aus,
  });
  const [address, setAddress] = useState("");
  const mayPublish = useImportRights()?.kalender.mayPublish ?? false;
  const { send, isSending } = useRequest();
  const id = useId();
  const save = () => send(({ post }) => post(path, { ...settings, ...(address && { address }) }), onDone);
  return (
    <Fields>
      <Field>
        <label htmlFor={`${id}-address`}>
          {source.Datei ? "Adresse, statt Dateien zu schicken" : "Neue Adresse"}
        </label>
        <input
          id={`${id}-address`}
          type="text"
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Hint>
          Leer lassen: {source.Datei ? "Dateien werden weiter geschickt." : "Die Adresse bleibt."} Sie kann
          geheim sein und wird deshalb nur verkürzt gezeigt.
        </Hint>
      </Field>
      <SourceSettingsFields
        settings={settings}
        isNew={false}
        mayPublish={mayPublish}
        onChange={setSettings}
      />
      <label>
        <input
          type="checkbox"
          checked={settings.Aus}
          onChange={({ target }) => setSettings({ ...settings, Aus: target.checked })}
        />
        Ausgeschaltet
      </label>
      <div>
        <Button type="button" disabled={isSending} onClick={save}>
          Speichern
        </Button>
      </div>
    </Fields>
  );
}

function RemoveSource({ source, path, onDone }: PartProps) {
  const { send, isSending } = useRequest();
  const remove = (keeps: boolean) => send(({ post }) => post(`${path}/entfernen`, { keeps }), onDone);
  if (source.Art === "nachbarort")
    return (
      <div>
        <p>Die Termine dieses Nachbarorts verschwinden mit.</p>
        <Button type="button" disabled={isSending} onClick={() => remove(false)}>
          Entfernen
        </Button>
      </div>
    );
  return (
    <div>
      <p>Sollen die kommenden Termine aus „{source.name}“ bleiben?</p>
      <Button type="button" disabled={isSending} onClick={() => remove(true)}>
        Entfernen, Termine bleiben
      </Button>{" "}
      <Button type="button" disabled={isSending} onClick={() => remove(false)}>
        Entfernen, Termine auch
      </Button>
      <Hint as="p">Was jemand hier bearbeitet hat, bleibt in jedem Fall als Entwurf.</Hint>
    </div>
  );
}
