import { Button, Flex } from "@strapi/design-system";
import { useEffect, useState } from "react";
import { FileChoice, Text, Tick } from "../../../admin/ui/choices";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Card, Entries, Hint } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import type { ImportPlan } from "../import-plan";
import type { ListedSource, SourceSettings } from "../sources/source";
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
    <Card>
      <h2>Was regelmäßig übernommen wird</h2>
      <Entries>
        {sources.map((source) => (
          <li key={source.documentId} id={rowId(source.documentId)} tabIndex={-1}>
            <SourceRow source={source} onChange={() => setVersion((asked) => asked + 1)} />
          </li>
        ))}
      </Entries>
    </Card>
  );
}

/** Where the row of a source stands in its page */
export const rowId = (documentId: string) => `quelle-${documentId}`;

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
    <Flex direction="column" alignItems="stretch" gap={3}>
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
      <Flex gap={2} wrap="wrap">
        {state.waiting && address && (
          <Button variant="tertiary" size="S" aria-expanded={open === "plan"} onClick={() => toggle("plan")}>
            Ansehen, was wartet
          </Button>
        )}
        {address && !Aus && (
          <Button
            variant="tertiary"
            size="S"
            disabled={isSending || isReading}
            onClick={() => send(({ post }) => post(`${path}/lesen`, {}), done)}
          >
            Jetzt lesen
          </Button>
        )}
        {Datei && !Aus && (
          <Button variant="tertiary" size="S" aria-expanded={open === "file"} onClick={() => toggle("file")}>
            Neue Datei schicken
          </Button>
        )}
        <Button
          variant="tertiary"
          size="S"
          aria-expanded={open === "settings"}
          onClick={() => toggle("settings")}
        >
          Ändern
        </Button>
        <Button
          variant="tertiary"
          size="S"
          aria-expanded={open === "removal"}
          onClick={() => toggle("removal")}
        >
          Entfernen
        </Button>
      </Flex>
      {open === "plan" && <WaitingPlan source={source} path={path} onDone={done} />}
      {open === "file" && <NewFile source={source} path={path} onDone={done} />}
      {open === "settings" && <ChangeSource source={source} path={path} onDone={done} />}
      {open === "removal" && <RemoveSource source={source} path={path} onDone={done} />}
    </Flex>
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
  const look = (file: File) =>
    send(
      ({ post }) => post<{ data: ImportPlan }>(`${path}/vorschau`, fileBody(file)),
      ({ data }) => setSeen({ plan: data.data, file }),
    );
  return (
    <>
      <FileChoice
        label="Neue Kalenderdatei"
        accept=".ics,.ical,text/calendar"
        file={seen?.file}
        onChange={(file) => {
          setSeen(undefined);
          if (file) void look(file);
        }}
      />
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
        <Button variant="secondary" size="S" disabled={isSending} onClick={carryOut}>
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
  const save = () => send(({ post }) => post(path, { ...settings, ...(address && { address }) }), onDone);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Text
        label={source.Datei ? "Adresse, statt Dateien zu schicken" : "Neue Adresse"}
        inputMode="url"
        value={address}
        hint={`Leer lassen: ${source.Datei ? "Dateien werden weiter geschickt." : "Die Adresse bleibt."} Sie kann geheim sein und wird deshalb nur verkürzt gezeigt.`}
        onChange={setAddress}
      />
      <SourceSettingsFields
        settings={settings}
        isNew={false}
        mayPublish={mayPublish}
        onChange={setSettings}
      />
      <Tick checked={settings.Aus === true} onChange={(Aus) => setSettings({ ...settings, Aus })}>
        Ausgeschaltet
      </Tick>
      <div>
        <Button variant="secondary" size="S" disabled={isSending} onClick={save}>
          Speichern
        </Button>
      </div>
    </Flex>
  );
}

function RemoveSource({ source, path, onDone }: PartProps) {
  const { send, isSending } = useRequest();
  const remove = (keeps: boolean) => send(({ post }) => post(`${path}/entfernen`, { keeps }), onDone);
  if (source.Art === "nachbarort")
    return (
      <div>
        <p>Die Termine dieses Nachbarorts verschwinden mit.</p>
        <Button variant="tertiary" size="S" disabled={isSending} onClick={() => remove(false)}>
          Entfernen
        </Button>
      </div>
    );
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <p>Sollen die kommenden Termine aus „{source.name}“ bleiben?</p>
      <Button variant="tertiary" size="S" disabled={isSending} onClick={() => remove(true)}>
        Entfernen, Termine bleiben
      </Button>
      <Button variant="tertiary" size="S" disabled={isSending} onClick={() => remove(false)}>
        Entfernen, Termine auch
      </Button>
      <Hint as="p">Was jemand hier bearbeitet hat, bleibt in jedem Fall als Entwurf.</Hint>
    </Flex>
  );
}
