import { asker } from "./panel-users";

export interface Source {
  kind: "kalender" | "verzeichnis";
  text: string;
  /** In another character set than UTF-8, in the place of the text */
  bytes?: Uint8Array<ArrayBuffer>;
  fileName?: string;
}

const bodyOf = ({ kind, text, bytes, fileName = "quelle.ics" }: Source, fields: Record<string, string>) => {
  const body = new FormData();
  const ownName = /^X-WR-CALNAME:(.+)$/m.exec(text)?.[1] ?? fileName;
  const answers = JSON.stringify({ quelle: "neu" });
  for (const [name, value] of Object.entries({ kind, source: ownName, answers, ...fields }))
    body.set(name, value);
  body.set("file", new File([bytes ?? text], fileName));
  return body;
};

/** Imports as the panel does: first the plan, then what it says. A source is called as its calendar or file and is new. */
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
