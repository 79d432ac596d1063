import type { DaySpan } from "@dorfforum/shared/calendar/left-out";
import { isFetchError, useAPIErrorHandler, useFetchClient, useForm } from "@strapi/strapi/admin";
import { type ChangeEvent, useId, useState } from "react";
import { type OpenEntry, settingsType } from "../../../admin/ui/open-entry";
import { Field, Hint } from "../../../admin/ui/panel-styles";

/** Beside the settings: fills in the school holidays of a Land's calendar file. */
export const SchoolHolidaysPanel = ({ model }: OpenEntry) =>
  model === settingsType ? { title: "Schulferien", content: <ReadHolidays /> } : null;

type Values = { Schulferien?: { Von?: string; Bis?: string }[] };

function ReadHolidays() {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const addFieldRow = useForm("ReadHolidays", (form) => form.addFieldRow);
  const getValues = useForm("ReadHolidays", (form) => form.getValues as () => Values);
  const [answer, setAnswer] = useState("");
  const id = useId();

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const body = new FormData();
    body.set("file", file);
    // The same file can be chosen again.
    target.value = "";
    try {
      const { data } = await post<{ data: DaySpan[] }>("/redaktion/schulferien", body);
      const present = getValues().Schulferien ?? [];
      const missing = data.data.filter(
        ({ first, last }) => !present.some(({ Von, Bis }) => Von === first && Bis === last),
      );
      for (const { name, first, last } of missing)
        addFieldRow("Schulferien", { Name: name, Von: first, Bis: last });
      setAnswer(`Neu eingetragen: ${missing.length} Ferien. Bitte sehen Sie sie durch und speichern Sie.`);
    } catch (error) {
      if (!isFetchError(error)) throw error;
      setAnswer(formatAPIError(error));
    }
  };
  return (
    <Field>
      <label htmlFor={id}>Kalenderdatei Ihres Landes (.ics)</label>
      <input id={id} type="file" accept=".ics,.ical,text/calendar" onChange={read} />
      <Hint>Das Kultusministerium bietet sie an. Von Hand geht es auch, in der Liste Schulferien.</Hint>
      <b role="status">{answer}</b>
    </Field>
  );
}
