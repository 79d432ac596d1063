import { addDays } from "@dorfforum/shared/calendar/day";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay, berlinInstant } from "@dorfforum/shared/calendar/village-time";
import { expect } from "@playwright/test";
import { openEditor } from "../../scripts/stack/editor";
import { newKey, send } from "./cms-submissions";
import { asker, type PanelAnswer } from "./panel-users";

type Fields = Record<string, unknown>;

const nextMay = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 4, 1));
const firstSaturday = 7 - nextMay.getUTCDay();

/** A day in the future, so many weeks after the first Saturday of next year's May */
const saturday = (weeks: number) => {
  const day = new Date(nextMay);
  day.setUTCDate(firstSaturday + weeks * 7);
  return day;
};

/** "YYYY-MM-DD" */
export const saturdayOf = (weeks: number): string => saturday(weeks).toISOString().slice(0, 10);

/** The end of such a Saturday in a rule */
export const untilSaturday = (weeks: number): string =>
  `UNTIL=${saturdayOf(weeks).replaceAll("-", "")}T215959Z`;

/** An instant of such a Saturday; 18 o'clock UTC is 20 o'clock in the village. */
export function at(weeks: number, hours: number): string {
  const day = saturday(weeks);
  day.setUTCHours(hours);
  return day.toISOString();
}

/** A valid request for an evening */
export const evening = (room: string, weeks = 0, more: Fields = {}): Fields => ({
  Art: "raum",
  Raum: room,
  Titel: "Geburtstag",
  Beginn: at(weeks, 18),
  Ende: at(weeks, 22),
  Belegt_von: at(weeks, 17),
  Belegt_bis: at(weeks, 23),
  Oeffentlich: false,
  Name: "Erika Probe",
  E_Mail: "feier@example.org",
  Bestaetigung_gewuenscht: false,
  Schluessel: newKey(),
  ...more,
});

/** A valid request for an evening so many days from now */
export function eveningIn(room: string, days: number, more: Fields = {}): Fields {
  const day = addDays(berlinDay(new Date()), days);
  const [Beginn, Ende] = [berlinInstant(day, "19:00"), berlinInstant(day, "22:00")];
  return evening(room, 0, { Beginn, Ende, Belegt_von: Beginn, Belegt_bis: Ende, ...more });
}

/** Rooms of a CMS, as visitors and whoever decides use them */
export async function openRooms(cmsUrl: string) {
  const editor = await openEditor(cmsUrl);
  const clerk = asker(cmsUrl, editor.token);
  const withToken = (name: "CMS_API_TOKEN" | "CMS_WRITE_TOKEN") => ({
    Authorization: `Bearer ${process.env[name]}`,
  });

  async function visit(method: "GET" | "POST", path: string) {
    const response = await fetch(`${cmsUrl}/api/${path}`, { method, headers: withToken("CMS_WRITE_TOKEN") });
    return { status: response.status, ...(await response.json()) };
  }

  const ask = (request: Fields, url = cmsUrl) => send(`${url}/api/buchungen`, request);

  const findBooking = (reference: string) => editor.findEntry("buchung", { Vorgangsnummer: reference });

  return {
    editor,
    clerk,
    ask,
    visit,
    findBooking,
    /** Sends a request. @returns its number, secret code and documentId */
    async request(fields: Fields) {
      const { status, data } = await ask(fields);
      expect(status).toBe(201);
      const reference = data?.Vorgangsnummer ?? "";
      const { documentId } = await findBooking(reference);
      return { reference, code: data?.Zugangscode ?? "", documentId };
    },
    /** Presses a button of the panel: zusage, absage or freigabe. */
    decide: (documentId: string, step: string, body: Fields = {}): Promise<PanelAnswer> =>
      clerk("POST", `redaktion/raumanfragen/${documentId}/${step}`, body),
    newRoom: (Name: string, more: Fields = {}) =>
      editor.createEntry("ort", { Name, Anfragbar: true, Adresse: "Probeweg 1", ...more }),
    /** As the site reads it */
    async occupied(documentId: string): Promise<{ Teil: string; von: string; bis: string }[]> {
      const response = await fetch(`${cmsUrl}/api/orte/${documentId}`, {
        headers: withToken("CMS_API_TOKEN"),
      });
      return (await response.json()).data.Belegt;
    },
    stateOf: async (code: string) => (await visit("GET", `buchungen/zugang/${code}`)).data,
  };
}

export const sentence = ({ body }: PanelAnswer): string => body.error?.message ?? "";

/**
 * Has two senders ask for one evening a hundred times, and as many presses confirm all of them at once, through the CMSs of one
 * database in turn. Expects that one is confirmed, that every other one is refused with its reason, and that nothing is lost.
 */
export async function expectOneOfHundred(cmsUrls: readonly [string, ...string[]], roomName: string) {
  const offices = await Promise.all(cmsUrls.map(openRooms));
  const [office] = offices;
  if (!office) throw new Error("A CMS is missing.");
  const officeAt = (index: number) => offices[index % offices.length] ?? office;
  const room = await office.newRoom(roomName, { Teile: [{ Name: "Vorn" }, { Name: "Hinten" }] });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      officeAt(index).ask(
        evening(String(room.Slug), 0, {
          E_Mail: `sender${index % 2}@example.org`,
          ...(index % 5 === 0 && { Teil: "Vorn" }),
        }),
      ),
    ),
  );
  const references = answers.map(({ data }) => data?.Vorgangsnummer ?? "");
  expect(answers.map(({ status }) => status)).toEqual(references.map(() => 201));
  expect(new Set(references).size).toBe(100);
  expect(await office.occupied(room.documentId)).toEqual([]);

  const bookings = (await office.editor.allEntries("buchung")).filter(({ Vorgangsnummer }) =>
    references.includes(String(Vorgangsnummer)),
  );
  const presses = await Promise.all(
    bookings.map(async ({ documentId, Vorgangsnummer }, index) => ({
      reference: String(Vorgangsnummer),
      answer: await officeAt(index).decide(documentId, "zusage"),
    })),
  );
  expect(presses).toHaveLength(100);
  const won = presses.filter(({ answer }) => answer.status === 200);
  const [winner] = won;
  expect(won).toHaveLength(1);
  for (const { answer } of presses.filter((press) => press !== winner)) {
    expect(answer.status).toBe(400);
    expect(sentence(answer)).toContain(
      `Vergeben: ${winner?.reference}, ${formatLongDate(saturdayOf(0))}, 19–1 Uhr`,
    );
  }
  const states = (await office.editor.allEntries("buchung"))
    .filter(({ Vorgangsnummer }) => references.includes(String(Vorgangsnummer)))
    .map(({ Bearbeitungsstand }) => Bearbeitungsstand);
  expect(states.filter((state) => state === "neu")).toHaveLength(99);
  for (const each of offices) expect(await each.occupied(room.documentId)).toHaveLength(1);
}
