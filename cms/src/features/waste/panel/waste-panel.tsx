import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { type Bin, binsIn } from "@dorfforum/shared/waste/bins";
import { missingYear, readCollections } from "@dorfforum/shared/waste/collections";
import { isFetchError, useAPIErrorHandler, useFetchClient, useForm } from "@strapi/strapi/admin";
import { type ChangeEvent, useId, useState } from "react";
import { Button } from "../../../admin/ui/button";
import { dateTimeText } from "../../../admin/ui/date-text";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { Field, Hint } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { alarmOf, type ReadingState } from "../../../calendar-files/fetch-state";

/** Beside a district of the waste calendar: reads files and addresses into its form, and says what was recognised. */
export const WastePanel = ({ model, document }: OpenEntry) =>
  model === "api::abfallbezirk.abfallbezirk"
    ? {
        title: "Abholtage",
        content: (
          <WasteDays
            state={document?.Lesestand as State}
            createdAt={document?.createdAt as string | undefined}
          />
        ),
      }
    : null;

type Reading = ReadingState & { told?: string[] };
type State = Reading | null | undefined;
/** `changes`: a German sentence for each year; `unread`: lines of the file that were not understood */
type Read = { text: string; unread: string[]; changes: string[] };
type Values = { Termine?: string | null; Kalender_Adresse?: string | null };

const maxListed = 12;

function WasteDays({ state, createdAt }: { state: State; createdAt: string | undefined }) {
  const values = useForm("WasteDays", (form) => form.values as Values);
  const text = values.Termine ?? "";
  const address = values.Kalender_Adresse?.trim();
  const { read, answer, last } = useReading(text);
  const id = useId();
  const readFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void read("file", file);
    // The same file can be chosen again.
    target.value = "";
  };
  return (
    <Field>
      <label htmlFor={id}>Kalenderdatei (.ics) oder Tabelle (.csv)</label>
      <input id={id} type="file" accept=".ics,.ical,text/calendar,.csv,.txt,text/plain" onChange={readFile} />
      <Hint>
        Der Entsorger bietet sie je Ortsteil oder Straße an. Gibt es nur ein PDF, tippen Sie die Tage links
        ein.
      </Hint>
      {text.includes("BEGIN:VCALENDAR") && (
        <Button type="button" onClick={() => read("text", text)}>
          Eingefügten Kalender lesen
        </Button>
      )}
      {address && (
        <Button type="button" onClick={() => read("address", address)}>
          Adresse jetzt lesen
        </Button>
      )}
      <b role="status">{answer}</b>
      {last && (
        <div>
          <ul>
            {last.changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Left title="Nicht verstanden, bitte von Hand eintragen:" lines={last.unread} />
        </div>
      )}
      <Recognised text={text} />
      {address && state && (
        <LastReading
          state={state}
          alarm={alarmOf({ Aus: false, Adresse: address, createdAt }, state, new Date())}
        />
      )}
    </Field>
  );
}

function useReading(present: string) {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const onChange = useForm("useReading", (form) => form.onChange);
  const [answer, setAnswer] = useState("");
  const [last, setLast] = useState<Read>();
  const read = async (source: "file" | "text" | "address", value: Blob | string) => {
    const body = new FormData();
    body.set(source, value);
    body.set("present", source === "text" ? "" : present);
    try {
      const { data } = await post<{ data: Read }>("/redaktion/abfall", body);
      onChange("Termine", data.data.text);
      setLast(data.data);
      setAnswer(
        "Eingelesen. Bitte sehen Sie durch, was erkannt wurde. Speichern zeigt es sofort auf der Website.",
      );
    } catch (error) {
      if (!isFetchError(error)) throw error;
      setLast(undefined);
      setAnswer(formatAPIError(error));
    }
  };
  return { read, answer, last };
}

/** Which bins the days are of, and what is left over */
function Recognised({ text }: { text: string }) {
  const bins = useAnswer<{ data: Bin[] }>("/redaktion/tonnen")?.data ?? [];
  const { collections, unread, districts } = readCollections(text);
  if (text.trim() === "" || bins.length === 0) return null;
  const counts = bins
    .map(({ name }) => ({
      name,
      days: collections.filter(({ title }) => binsIn(title, bins).some((bin) => bin.name === name)).length,
    }))
    .filter(({ days }) => days > 0);
  const unrecognised = new Set(
    collections.filter(({ title }) => binsIn(title, bins).length === 0).map(({ title }) => title),
  );
  const missing = missingYear(collections, berlinDay(new Date()));
  return (
    <div>
      <p>Erkannt:</p>
      <ul>
        {counts.map(({ name, days }) => (
          <li key={name}>
            {name}: {days} {days === 1 ? "Tag" : "Tage"}
          </li>
        ))}
      </ul>
      <Left title="Nicht erkannt, erscheint nicht auf der Website:" lines={[...unrecognised]} />
      {districts.length > 1 && (
        <p>
          <b>
            Das sind Tage mehrerer Bezirke ({districts.join(", ")}): Bitte lassen Sie nur die von diesem
            stehen.
          </b>
        </p>
      )}
      <Left
        title="Nicht verstanden:"
        lines={unread.map(({ line, text: written }) => `Zeile ${line}: ${written}`)}
      />
      {unrecognised.size > 0 && (
        <Hint>Neue Wörter für eine Tonne tragen Sie in den Einstellungen unter „Abfall“ ein.</Hint>
      )}
      {missing && (
        <p>
          <b>{missing} fehlt noch.</b>
        </p>
      )}
    </div>
  );
}

const Left = ({ title, lines }: { title: string; lines: string[] }) =>
  lines.length > 0 && (
    <>
      <p>{title}</p>
      <ul>
        {lines.slice(0, maxListed).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > maxListed && <li>und {lines.length - maxListed} weitere</li>}
      </ul>
    </>
  );

/** When the address was read last, and what somebody has to look at */
const LastReading = ({
  state: { readAt, problem, told = [] },
  alarm,
}: {
  state: Reading;
  alarm: string | undefined;
}) => (
  <>
    <p>{readAt ? `Zuletzt gelesen: ${dateTimeText(new Date(readAt), false)}.` : "Noch nicht gelesen."}</p>
    {alarm ? <p role="alert">{alarm}</p> : problem && <p>{problem}</p>}
    <Left title="Im Kalender, aber nicht hier:" lines={told} />
  </>
);
