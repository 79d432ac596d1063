import { randomUUID } from "node:crypto";
import sharp from "sharp";

/** The CMS's answer to a submission */
export interface Answer {
  status: number;
  /** Present when the submission is stored, by this request or an earlier one */
  data?: {
    Vorgangsnummer: string;
    Antwort_bis: string | null;
    Zugangscode: string | null;
    Schon_da: boolean;
    Gleich: boolean;
  };
}

type Fields = Record<string, unknown>;

export const newKey = () => randomUUID();

/** Posts `data` to the CMS as lib/cms/submissions.ts does, without a retry. */
export async function send(
  address: string,
  data: Fields,
  options: { picture?: Blob; token?: string | undefined } = {},
): Promise<Answer> {
  const { picture, token = process.env.CMS_WRITE_TOKEN } = options;
  let body: FormData | string = JSON.stringify({ data });
  if (picture) {
    body = new FormData();
    body.append("data", JSON.stringify(data));
    body.append("files", picture, "bild");
  }
  const response = await fetch(address, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      ...(picture ? {} : { "Content-Type": "application/json" }),
    },
    body,
  });
  const { data: receipt } = (await response.json().catch(() => ({}))) as { data?: Answer["data"] };
  return { status: response.status, ...(receipt ? { data: receipt } : {}) };
}

export const messages = (cmsUrl = process.env.CMS_URL ?? "") => `${cmsUrl}/api/nachrichten`;
export const submissions = (cmsUrl = process.env.CMS_URL ?? "") => `${cmsUrl}/api/einsendungen`;

/** A valid message of the contact form */
export const message = (key: string, more: Fields = {}): Fields => ({
  Art: "kontakt",
  Betreff: "Die Bank am Teich",
  Text: "Sie wackelt.\nBitte sehen Sie nach.",
  Name: "Spaziergängerin",
  E_Mail: "weg@example.org",
  Schluessel: key,
  ...more,
});

/** A valid proposal of an event */
export const festival = (key: string, more: Fields = {}): Fields => ({
  Art: "veranstaltung",
  Titel: "Lampionumzug am Dorfteich",
  Name: "Festausschuss",
  E_Mail: "fest@example.org",
  Schluessel: key,
  Daten: {
    Text: "Wir ziehen mit Laternen um den Teich.",
    Beginn: "2027-11-11T17:00:00Z",
    Ende: "2027-11-11T19:00:00Z",
    Ganztaegig: false,
    Ort: "Dorfteich",
    Bild_Alt: "Kinder mit Laternen",
  },
  ...more,
});

/** A picture that a visitor sends along, 40 pixels wide */
export const picture = async () =>
  new Blob(
    [
      Uint8Array.from(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    { type: "image/jpeg" },
  );
