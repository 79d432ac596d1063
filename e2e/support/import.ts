import { asker } from "./panel-users";

export interface Source {
  kind: "kalender" | "verzeichnis";
  text: string;
  fileName?: string;
}

const bodyOf = ({ kind, text, fileName = "quelle.ics" }: Source, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind, ...fields })) body.set(name, value);
  body.set("file", new File([text], fileName));
  return body;
};

/** Imports as the panel does: first the plan, then what it says. */
export function importer(cmsUrl: string, token: string) {
  const ask = asker(cmsUrl, token);
  const preview = async (source: Source, fields: Record<string, string> = {}) =>
    (await ask("POST", "redaktion/uebernahme/pruefen", bodyOf(source, fields))).body.data;
  const send = async (source: Source, fields: Record<string, string> = {}) => {
    const { version } = await preview(source, fields);
    return (await ask("POST", "redaktion/uebernahme", bodyOf(source, { ...fields, version }))).body;
  };
  return {
    preview,
    /** @returns what was written, after a plan that was made for it */
    run: async (...args: Parameters<typeof send>) => (await send(...args)).data,
    /** @returns the sentence about why nothing is written, although there is a plan */
    refusal: async (...args: Parameters<typeof send>): Promise<string> => (await send(...args)).error.message,
  };
}

/** A calendar of these events, which are given without BEGIN and END. */
export const calendarOf = (name: string, ...events: string[][]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `X-WR-CALNAME:${name}`,
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
