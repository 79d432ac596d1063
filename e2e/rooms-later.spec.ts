import { addDays } from "@dorfforum/shared/calendar/day";
import { repetitionFrom, toRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinDay, berlinInstant } from "@dorfforum/shared/calendar/village-time";
import { expect } from "@playwright/test";
import { mailEditors, mailEnv, openMailbox } from "../scripts/stack/mailbox";
import { clockAhead } from "./support/clock";
import { eveningIn, openRooms, sentence } from "./support/rooms";
import { test } from "./support/stack";
import { run } from "./support/subscriptions";

test("askers learn what is decided, are reminded, and asked about the next year; then what is over is deleted", async ({
  servers,
}) => {
  const mailPort = await servers.freePort();
  const env = { ...mailEnv(mailPort), SITE_URL: "http://localhost:9" };
  const cms = await servers.startCms({ env });
  const mailbox = await servers.stopAtEnd(openMailbox(mailPort));
  const to = (address: string) =>
    mailbox.mails.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail);
  const restart = async (days: number, running: typeof cms) => {
    await running.stop();
    // Another port, because the editor's session of this one would be over.
    return servers.startCms({ folder: running.folder, env: { ...env, ...clockAhead(days) } });
  };
  const rooms = await openRooms(cms.url);
  const room = await rooms.newRoom("Postsaal");
  const slug = String(room.Slug);
  const firstDay = addDays(berlinDay(new Date()), 7);
  const until = addDays(firstDay, 28);
  const Wiederholung = toRecurrenceRule({ ...repetitionFrom(firstDay, "weekly"), until });

  const single = await rooms.request(
    eveningIn(slug, 10, {
      Titel: "KAUFT BEI UNS",
      E_Mail: "feier@example.org",
      Bestaetigung_gewuenscht: true,
    }),
  );
  const declined = await rooms.request(eveningIn(slug, 10, { E_Mail: "pech@example.org" }));
  const series = await rooms.request(
    eveningIn(slug, 7, { E_Mail: "chor@example.org", Wiederholung, Titel: "Chor" }),
  );
  const undecided = await rooms.request(eveningIn(slug, 300, { E_Mail: "spaet@example.org" }));
  // What is over half a year later, unlike the two above
  const short = toRecurrenceRule({
    ...repetitionFrom(addDays(firstDay, -1), "weekly"),
    until: addDays(firstDay, 6),
  });
  const over = [
    await rooms.request(eveningIn(slug, 11, { E_Mail: "fest@example.org" })),
    await rooms.request(eveningIn(slug, 6, { E_Mail: "kurs@example.org", Wiederholung: short })),
    await rooms.request(eveningIn(slug, 12, { E_Mail: "offen@example.org" })),
  ];
  for (const { documentId } of over.slice(0, 2))
    expect((await rooms.decide(documentId, "zusage")).status).toBe(200);
  await rooms.decide(single.documentId, "zusage");
  await rooms.decide(declined.documentId, "absage", { reason: "Der Raum ist vergeben." });
  expect((await rooms.decide(series.documentId, "zusage")).status).toBe(200);

  await test.step("until the mail goes the page says what its asker knows", async () => {
    expect(await rooms.stateOf(single.code)).toMatchObject({ Stand: "angefragt", Termine: [] });
    expect(await rooms.stateOf(declined.code)).toMatchObject({ Stand: "angefragt", Begruendung: null });
    expect(await rooms.occupied(room.documentId)).not.toEqual([]);
    const undone = await rooms.decide(single.documentId, "rueckgaengig");
    expect(undone.status).toBe(200);
    expect(await rooms.findBooking(single.reference)).toMatchObject({
      Bearbeitungsstand: "neu",
      Termine: null,
    });
    expect(sentence(await rooms.decide(single.documentId, "rueckgaengig"))).toContain("geht das nicht mehr");
    await rooms.decide(single.documentId, "zusage");
    run(cms.folder, "update ausgehende_mails set faellig_am = 0 where art = 'bescheid'");
  });
  await test.step("then by mail, with nothing of what was typed", async () => {
    await expect.poll(() => to("feier@example.org").length).toBe(2);
    await expect.poll(() => to("pech@example.org").length).toBe(1);
    await expect.poll(() => to("chor@example.org").length).toBe(1);
    await expect.poll(() => to(mailEditors).length).toBe(7);
    const copy = to("feier@example.org").find(({ subject }) => subject?.includes("ist angekommen"));
    expect(copy?.text).toMatch(/^Postsaal: .* 19–22 Uhr$/m);
    expect(copy?.text).toContain("Eine Anfrage ist kein Vertrag");
    expect(copy?.text).toContain(`http://localhost:9/raum/anfrage/${single.code}`);
    const [confirmed] = to("feier@example.org").filter(({ subject }) =>
      subject?.startsWith("Bestätigt: Postsaal"),
    );
    expect(confirmed?.text).toContain("19–22 Uhr");
    expect(to("pech@example.org")[0]?.text).toContain("Der Raum ist vergeben.");
    for (const mail of [...to("feier@example.org"), ...to("pech@example.org")])
      expect(`${mail.subject} ${mail.text}`).not.toContain("KAUFT");
  });

  await test.step("what was told is not undone", async () => {
    expect(await rooms.stateOf(single.code)).toMatchObject({ Stand: "bestätigt" });
    expect(sentence(await rooms.decide(single.documentId, "rueckgaengig"))).toContain("geht das nicht mehr");
    expect(await rooms.stateOf(declined.code)).toMatchObject({ Begruendung: "Der Raum ist vergeben." });
  });

  const later = await restart(8, cms);
  await test.step("a single booking three days before, a standing slot four weeks before its end, once", async () => {
    const [reminder, question] = [
      () => to("feier@example.org").filter(({ subject }) => subject?.startsWith("Bald ist Ihr Termin")),
      () => to("chor@example.org").filter(({ subject }) => subject?.startsWith("Weiter im nächsten Jahr?")),
    ];
    await expect.poll(() => reminder().length).toBe(1);
    await expect.poll(() => question().length).toBe(1);
    expect(to("chor@example.org").some(({ subject }) => subject?.startsWith("Bald"))).toBe(false);
  });

  const again = await openRooms(later.url);
  await test.step("the next year is asked for by a button, once", async () => {
    expect(await again.stateOf(single.code)).toMatchObject({ Verlaengerbar: false });
    expect(await again.stateOf(series.code)).toMatchObject({ Verlaengerbar: true });
    const renew = () => again.visit("POST", `buchungen/zugang/${series.code}/verlaengerung`);
    const [first, second] = [await renew(), await renew()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.data.Vorgangsnummer).toBe(first.data.Vorgangsnummer);
    const Beginn = berlinInstant(addDays(until, 7), "19:00");
    expect(await again.stateOf(first.data.Zugangscode)).toMatchObject({ Stand: "angefragt", Beginn });
    expect((await again.visit("POST", `buchungen/zugang/${single.code}/verlaengerung`)).status).toBe(409);
  });
  await test.step("the editors learn that a confirmed booking was withdrawn", async () => {
    await again.visit("POST", `buchungen/zugang/${single.code}/zuruecknahme`);
    const isWithdrawn = ({ subject }: { subject?: string | undefined }) =>
      subject === `Raumanfrage: Zurückgezogen (${single.reference})`;
    await expect.poll(() => to(mailEditors).filter(isWithdrawn).length).toBe(1);
  });

  const referencesIn = async (url: string) =>
    (await (await openRooms(url)).editor.allEntries("buchung")).map(({ Vorgangsnummer }) => Vorgangsnummer);
  const afterHalfAYear = await restart(200, later);
  await test.step("bookings go after the time of the settings, open requests not before their date", () => {
    const stay = [series, undecided].map(({ reference }) => reference);
    const known = [...stay, ...[single, declined, ...over].map(({ reference }) => reference)];
    const storedReferences = async () =>
      (await referencesIn(afterHalfAYear.url)).filter((reference) => known.includes(String(reference)));
    return expect.poll(async () => (await storedReferences()).sort()).toEqual(stay.sort());
  });
});
