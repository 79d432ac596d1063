import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { expect } from "@playwright/test";
import { newPanelUser } from "./support/panel-users";
import {
  at,
  evening,
  expectOneOfHundred,
  openRooms,
  saturdayOf,
  sentence,
  untilSaturday,
} from "./support/rooms";
import { sharedServers, test } from "./support/stack";

const shared = sharedServers(async (servers) => {
  const cms = await servers.startCms({ env: { SITE_URL: "http://localhost:9" } });
  return { cms, rooms: await openRooms(cms.url) };
});

test("of a hundred requests for one evening one is confirmed, and every other refused with its reason", async () => {
  const { cms } = await shared();
  await expectOneOfHundred([cms.url], "Hundertsaal");
});

test("the whole takes its parts, a part only itself", async () => {
  const { rooms } = await shared();
  const room = await rooms.newRoom("Teilsaal", { Teile: [{ Name: "Vorn" }, { Name: "Hinten" }] });
  const slug = String(room.Slug);
  const front = await rooms.request(evening(slug, 0, { Teil: "Vorn" }));
  const back = await rooms.request(evening(slug, 0, { Teil: "Hinten" }));
  const whole = await rooms.request(evening(slug));
  for (const { documentId } of [front, back])
    expect((await rooms.decide(documentId, "zusage")).status).toBe(200);
  const refusal = await rooms.decide(whole.documentId, "zusage");
  expect(sentence(refusal)).toContain(front.reference);
  expect(sentence(refusal)).toContain(back.reference);
  expect(await rooms.occupied(room.documentId)).toEqual(
    expect.arrayContaining([
      { Teil: "Vorn", von: at(0, 17), bis: at(0, 23) },
      { Teil: "Hinten", von: at(0, 17), bis: at(0, 23) },
    ]),
  );
  // What begins when the other has cleared up fits.
  const next = evening(slug, 0, {
    Beginn: at(0, 23),
    Ende: at(0, 24),
    Belegt_von: at(0, 23),
    Belegt_bis: at(0, 25),
  });
  expect((await rooms.decide((await rooms.request(next)).documentId, "zusage")).status).toBe(200);

  // A part that is renamed keeps its bookings; one with bookings cannot go.
  const { Teile } = (await rooms.editor.findEntry("ort", { Slug: slug })) as unknown as {
    Teile: { id: number; Name: string }[];
  };
  const rename = (first: object, ...others: object[]) =>
    rooms.clerk("PUT", `content-manager/collection-types/api::ort.ort/${room.documentId}`, {
      Name: "Teilsaal, neu",
      Teile: [first, ...others],
    });
  expect((await rename({ ...Teile[0], Name: "Bühne" }, { ...Teile[1] }, { Name: "Küche" })).status).toBe(200);
  expect(await rooms.findBooking(front.reference)).toMatchObject({ Teil: "Bühne" });
  expect(sentence(await rename({ Name: "Küche" }))).toContain("Für den Teil „Bühne“ gibt es");
  const kitchen = await rooms.request(evening(slug, 1, { Teil: "Küche" }));
  const all = await rooms.request(evening(slug, 1));
  expect((await rooms.decide(all.documentId, "zusage")).status).toBe(200);
  expect(sentence(await rooms.decide(kitchen.documentId, "zusage"))).toContain(all.reference);
  const stage = await rooms.request(evening(slug, 0, { Teil: "Bühne" }));
  expect(sentence(await rooms.decide(stage.documentId, "zusage"))).toContain(front.reference);
  const deletion = await rooms.clerk(
    "DELETE",
    `content-manager/collection-types/api::ort.ort/${room.documentId}`,
  );
  expect(sentence(deletion)).toContain("gibt es offene Anfragen oder kommende Buchungen");
});

test("what is taken back or withdrawn is free again, and can be confirmed again unless it was withdrawn", async () => {
  const { rooms } = await shared();
  const room = await rooms.newRoom("Wechselsaal");
  const first = await rooms.request(evening(String(room.Slug)));
  const second = await rooms.request(evening(String(room.Slug)));
  const press = async (step: string, { documentId }: { documentId: string }, body = {}) =>
    (await rooms.decide(documentId, step, body)).status;
  expect(await press("zusage", first)).toBe(200);
  expect(await press("absage", second, { reason: "Leider vergeben." })).toBe(200);
  expect(await rooms.stateOf(second.code)).toMatchObject({
    Stand: "abgelehnt",
    Begruendung: "Leider vergeben.",
  });
  expect((await rooms.visit("POST", `buchungen/zugang/${second.code}/zuruecknahme`)).status).toBe(409);
  expect(await press("freigabe", first, { reason: "Wasserschaden" })).toBe(200);
  expect(await press("freigabe", first)).toBe(400);
  expect(await rooms.stateOf(first.code)).toMatchObject({ Stand: "frei gegeben", Termine: [] });
  expect(await rooms.occupied(room.documentId)).toEqual([]);
  expect(await press("zusage", second)).toBe(200);
  expect(await press("zusage", first)).toBe(400);
  expect(await rooms.stateOf(second.code)).toMatchObject({
    Stand: "bestätigt",
    Begruendung: null,
    Raum: { Name: "Wechselsaal", Slug: room.Slug },
    Termine: [{ von: at(0, 17), bis: at(0, 23) }],
  });
  for (const _ of [1, 2])
    expect((await rooms.visit("POST", `buchungen/zugang/${second.code}/zuruecknahme`)).status).toBe(200);
  expect(await rooms.stateOf(second.code)).toMatchObject({ Stand: "zurückgezogen", Titel: "" });
  expect(await rooms.findBooking(second.reference)).toMatchObject({
    Name: null,
    E_Mail: null,
    Telefon: null,
  });
  expect(await press("zusage", second)).toBe(400);
  expect(await press("zusage", first)).toBe(200);
  expect(await rooms.occupied(room.documentId)).toHaveLength(1);
  await rooms.editor.deleteEntry("buchung", first.documentId);
  expect(await rooms.occupied(room.documentId)).toEqual([]);
  const third = await rooms.request(evening(String(room.Slug)));
  expect(await press("zusage", third)).toBe(200);
  expect((await rooms.visit("GET", "buchungen/zugang/unbekannt-unbekannt-unbekannt")).data).toBeNull();
});

test("of a series the free dates are taken with a second press, with those left out in its draft", async () => {
  const { rooms } = await shared();
  const room = await rooms.newRoom("Seriensaal", {
    Besondere_Tage: [{ Von: saturdayOf(2), Gilt: "geschlossen", Hinweis: "Der Boden wird erneuert." }],
  });
  const slug = String(room.Slug);
  const party = await rooms.request(evening(slug, 1));
  await rooms.decide(party.documentId, "zusage");
  const series = await rooms.request(
    evening(slug, 0, {
      Wiederholung: `FREQ=WEEKLY;BYDAY=SA;${untilSaturday(3)}`,
      Oeffentlich: true,
      Titel: "Tanzkurs",
    }),
  );
  const refusal = await rooms.decide(series.documentId, "zusage");
  expect(sentence(refusal)).toContain("2 von 4 Terminen sind frei.");
  expect(sentence(refusal)).toContain(`Vergeben: ${party.reference}`);
  expect(sentence(refusal)).toContain(
    `Geschlossen: Der Boden wird erneuert, ${formatLongDate(saturdayOf(2))}`,
  );
  expect(refusal.body.error.details).toMatchObject({ again: "nurFreie" });
  expect((await rooms.decide(series.documentId, "zusage", { nurFreie: true })).status).toBe(200);
  expect(await rooms.stateOf(series.code)).toMatchObject({
    Termine: [{ von: at(0, 17) }, { von: at(3, 17) }],
    Nicht_frei: [saturdayOf(1), saturdayOf(2)],
  });

  // Its draft is published and a single date cancelled: that date is free again. Then the whole event is.
  const draft = await rooms.editor.findEntry("veranstaltung", { Titel: "Tanzkurs" });
  expect(draft).toMatchObject({ Ort: "Seriensaal", Beginn: at(0, 18), Adresse: "Probeweg 1" });
  const { documentId } = draft;
  await rooms.editor.publish("veranstaltung", documentId);
  expect(await rooms.occupied(room.documentId)).toHaveLength(3);
  const { Ausnahmen } = (await rooms.editor.findEntry("veranstaltung", { Titel: "Tanzkurs" })) as unknown as {
    Ausnahmen: object[];
  };
  expect(Ausnahmen).toMatchObject([{ Datum: saturdayOf(1) }, { Datum: saturdayOf(2) }]);
  await rooms.editor.publish("veranstaltung", documentId, {
    Ausnahmen: [...Ausnahmen, { Datum: saturdayOf(3), Art: "faellt_aus" }],
  });
  expect(await rooms.occupied(room.documentId)).toHaveLength(2);
  const other = await rooms.request(evening(slug, 3));
  expect((await rooms.decide(other.documentId, "zusage")).status).toBe(200);
  await rooms.editor.unpublish("veranstaltung", documentId);
  expect(await rooms.stateOf(series.code)).toMatchObject({ Stand: "frei gegeben" });
  expect(await rooms.occupied(room.documentId)).toHaveLength(2);
});

test("an event in the calendar asks for a second press and blocks nothing", async () => {
  const { rooms } = await shared();
  const room = await rooms.newRoom("Kalendersaal");
  const { documentId } = await rooms.editor.createEntry("veranstaltung", {
    Titel: "Chorprobe",
    Slug: "chorprobe-kalendersaal",
    Beginn: at(0, 19),
    Ende: at(0, 20),
    Ort: "Kalendersaal",
    Adresse: "Probeweg 1",
  });
  await rooms.editor.publish("veranstaltung", documentId);
  const { documentId: request } = await rooms.request(evening(String(room.Slug)));
  const desk = (await rooms.clerk("GET", "redaktion/raumanfragen")).body.data;
  const shown = desk.requests.find((each: { documentId: string }) => each.documentId === request);
  const line = `Im Kalender: „Chorprobe“, ${formatLongDate(saturdayOf(0))}, 21–22 Uhr`;
  expect(shown.clashes).toEqual([{ kind: "event", text: line }]);
  const refusal = await rooms.decide(request, "zusage");
  expect(sentence(refusal)).toContain(line);
  expect(refusal.body.error.details).toMatchObject({ again: "trotzTermin" });
  expect((await rooms.decide(request, "zusage", { trotzTermin: true })).status).toBe(200);
  const later = (await rooms.clerk("GET", "redaktion/raumanfragen")).body.data;
  expect(later.bookings.map((each: { documentId: string }) => each.documentId)).toContain(request);
});

test("who decides for a room sees and decides its requests alone", async () => {
  const { cms, rooms } = await shared();
  const { id, ask } = await newPanelUser(cms.url, "dorfforum-raumvergabe");
  const own = await rooms.newRoom("Eigener Saal", { Entscheidet: { connect: [{ id }] } });
  const other = await rooms.newRoom("Fremder Saal");
  const [mine, theirs] = [
    await rooms.request(evening(String(own.Slug), 0, { Oeffentlich: true, Titel: "Vortrag im Saal" })),
    await rooms.request(evening(String(other.Slug))),
  ];
  const desk = (await ask("GET", "redaktion/raumanfragen")).body.data;
  expect(desk.requests.map((each: { reference: string }) => each.reference)).toEqual([mine.reference]);
  expect(desk.rooms).toMatchObject([{ name: "Eigener Saal", calendarUntil: null }]);
  const entries = await ask("GET", "content-manager/collection-types/api::buchung.buchung");
  expect(entries.body.results).toMatchObject([{ Vorgangsnummer: mine.reference }]);
  for (const step of ["zusage", "absage", "freigabe"])
    expect((await ask("POST", `redaktion/raumanfragen/${theirs.documentId}/${step}`, {})).status).toBe(403);
  expect((await ask("POST", `redaktion/orte/${other.documentId}/kalender`)).status).toBe(403);
  // Nor can who edits places name themselves, and get the mails about requests.
  const writer = await newPanelUser(cms.url, "dorfforum-redaktion");
  const place = `content-manager/collection-types/api::ort.ort/${other.documentId}`;
  const self = { Groesse: "80 Personen", Entscheidet: { connect: [{ id: writer.id }] } };
  expect((await writer.ask("PUT", place, self)).body.data).toMatchObject({ Groesse: "80 Personen" });
  const deciders = `content-manager/relations/api::ort.ort/${other.documentId}/Entscheidet`;
  expect((await rooms.clerk("GET", deciders)).body.results).toEqual([]);
  const decide = (body: object) => ask("POST", `redaktion/raumanfragen/${mine.documentId}/zusage`, body);
  expect((await decide({ nurFreie: "ja" })).status).toBe(400);
  expect((await decide({})).status).toBe(200);

  expect(await rooms.editor.countEntries("veranstaltung", { Titel: "Vortrag im Saal" })).toBe(1);
  // Nor does a form of the panel decide, where rows would be left out.
  const form = { Bearbeitungsstand: "bestätigt", Titel: "Geändert" };
  const path = "content-manager/collection-types/api::buchung.buchung";
  expect((await ask("PUT", `${path}/${mine.documentId}`, form)).status).toBe(403);
  await rooms.clerk("PUT", `${path}/${theirs.documentId}`, form);
  expect(await rooms.findBooking(theirs.reference)).toMatchObject({
    Bearbeitungsstand: "neu",
    Titel: "Geburtstag",
  });

  const { body } = await ask("POST", `redaktion/orte/${own.documentId}/kalender`);
  const [, code] = /\/raum\/kalender\/([\w-]{32})\/raum\.ics$/.exec(body.data.url) ?? [];
  const calendar = async () => (await rooms.visit("GET", `raumkalender/${code}`)).data;
  expect(await calendar()).toMatchObject({ Raum: "Eigener Saal", Termine: [] });
  expect((await ask("POST", `redaktion/orte/${own.documentId}/kalender/ende`)).status).toBe(200);
  expect(await calendar()).toBeNull();
});

test("invalid requests are refused with the fields that are wrong", async () => {
  const { cms, rooms } = await shared();
  const room = await rooms.newRoom("Prüfsaal", { Teile: [{ Name: "Vorn" }] });
  const slug = String(room.Slug);
  const hidden = await rooms.newRoom("Nicht anfragbar", { Anfragbar: false });
  const cases: [object, string][] = [
    [{ Raum: "gibt-es-nicht" }, "Raum"],
    [{ Raum: hidden.Slug }, "Raum"],
    [{ Teil: "Hinten" }, "Teil"],
    [{ Beginn: "2020-05-03T18:00:00Z" }, "Beginn"],
    [{ Beginn: at(110, 18), Ende: at(110, 22), Belegt_von: at(110, 17), Belegt_bis: at(110, 23) }, "Beginn"],
    [{ Ende: at(0, 18) }, "Ende"],
    [{ Ende: at(6, 18), Belegt_bis: at(6, 18) }, "Ende"],
    [{ Belegt_von: at(0, 19) }, "Belegt_von"],
    [{ Belegt_bis: at(0, 21) }, "Belegt_bis"],
    [{ Wiederholung: `FREQ=DAILY;${untilSaturday(3)}` }, "Wiederholung"],
    [{ Wiederholung: `FREQ=WEEKLY;BYDAY=SA;${untilSaturday(55)}` }, "Wiederholung"],
    [{ E_Mail: undefined }, "E_Mail"],
    [{ Titel: "" }, "Titel"],
  ];
  for (const [change, field] of cases) {
    const response = await fetch(`${cms.url}/api/buchungen`, {
      method: "POST",
      headers: { Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify({ data: evening(slug, 0, { Bestaetigung_gewuenscht: false, ...change }) }),
    });
    expect(response.status, JSON.stringify(change)).toBe(400);
    expect((await response.json()).error.details.fields, JSON.stringify(change)).toContain(field);
  }
  const byTelephone = evening(slug, 0, { E_Mail: undefined, Telefon: "033700 123" });
  const [one, again] = [await rooms.ask(byTelephone), await rooms.ask(byTelephone)];
  expect([one.status, again.status]).toEqual([201, 200]);
  expect(again.data?.Zugangscode).toBe(one.data?.Zugangscode);
  expect(one.data?.Vorgangsnummer).toMatch(/^S-/);
});
