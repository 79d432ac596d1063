import { isFetchError, useAPIErrorHandler, useAuth, useFetchClient, useForm } from "@strapi/strapi/admin";
import { type ChangeEvent, useId, useState } from "react";
import { styled } from "styled-components";
import type { DaySpan } from "../../../calendar/left-out";
import { type OpenEntry, settingsType } from "./open-entry";

/** Beside the settings: fills in the school holidays of a Land's calendar file. */
export function SchoolHolidaysPanel({ model }: OpenEntry) {
  const mayChange = useAuth("SchoolHolidaysPanel", ({ permissions }) =>
    permissions.some(
      ({ action, subject }) =>
        action === "plugin::content-manager.explorer.update" && subject === settingsType,
    ),
  );
  if (model !== settingsType || !mayChange) return null;
  return { title: "Schulferien", content: <ReadHolidays /> };
}

type Row = { Von?: string; Bis?: string };

function ReadHolidays() {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const addFieldRow = useForm("ReadHolidays", (form) => form.addFieldRow);
  const getValues = useForm("ReadHolidays", (form) => form.getValues as () => { Schulferien?: Row[] });
  const [answer, setAnswer] = useState("");
  const id = useId();

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const body = new FormData();
    body.set("file", file);
    try {
      const { data } = await post<{ data: DaySpan[] }>("/redaktion/schulferien", body);
      const present = getValues().Schulferien ?? [];
      const missing = data.data.filter(
        ({ first, last }) => !present.some(({ Von, Bis }) => Von === first && Bis === last),
      );
      for (const { name, first, last } of missing)
        addFieldRow("Schulferien", { Name: name, Von: first, Bis: last });
      setAnswer(
        missing.length > 0
          ? `${missing.length} Ferien sind jetzt eingetragen. Bitte sehen Sie sie durch und speichern Sie.`
          : "Diese Ferien sind alle schon eingetragen.",
      );
    } catch (error) {
      if (!isFetchError(error)) throw error;
      setAnswer(formatAPIError(error));
    }
    // The same file can be chosen again.
    target.value = "";
  };
  return (
    <Text>
      <label htmlFor={id}>Kalenderdatei Ihres Landes (.ics)</label>
      <input id={id} type="file" accept=".ics,.ical,text/calendar" onChange={read} />
      <p>Das Kultusministerium bietet sie an. Oder tragen Sie die Ferien links von Hand ein.</p>
      <p role="status">{answer}</p>
    </Text>
  );
}

const Text = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
  font-size: 1.4rem;
  line-height: 1.43;

  label,
  [role="status"] {
    font-weight: 600;
  }
  input {
    width: 100%;
  }
`;
