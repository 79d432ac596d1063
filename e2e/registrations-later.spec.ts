import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { asker, newPanelUser, type PanelUser } from "./support/panel-users";
import { begin, later, newEvent, startRegistrations, withMailbox } from "./support/registrations";
import { sentence } from "./support/rooms";
import { sharedServers, test } from "./support/stack";
import { mailsTo, nextMail, query } from "./support/subscriptions";

const shared = sharedServers(startRegistrations);

test("who registered is told when a date moves or falls out; fewer places throw nobody out", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const editor = await openEditor(cms.url);
    const address = "kommt@example.org";
    const event = await newEvent(cms.url, { Plaetze: 10 });
    const code = await begin(cms.url, mailbox, event, address, { Plaetze: 5 });
    expect((await visitor.press(code, "bestaetigen")).status).toBe(200);
    expect((await nextMail(mailbox, address, 1))?.subject).toMatch(/^Sie sind angemeldet/);
    const copied = await asker(cms.url, editor.token)(
      "POST",
      `content-manager/collection-types/api::veranstaltung.veranstaltung/clone/${event}`,
      { Titel: "Wanderung, Kopie" },
    );
    const copy = copied.body.data.documentId;
    await editor.publish("veranstaltung", copy);
    expect(await visitor.free(copy)).toEqual({ Frei: 10, Stand: "frei", Wartende: 0 });
    await editor.publish("veranstaltung", event, { Plaetze: 2, Titel: "Wanderung, neu" });
    expect(await visitor.page(code)).toMatchObject({ Stand: "dabei", Plaetze: 5 });
    expect(await visitor.free(event)).toMatchObject({ Frei: 0 });
    expect(await visitor.states(event)).toEqual({ "": "warteliste" });
    later(cms.folder);
    await editor.publish("veranstaltung", event, { Ort: "Schule" });
    later(cms.folder);
    expect((await nextMail(mailbox, address, 2))?.subject).toMatch(/^Geändert: Wanderung, neu/);
    const unconfirmed = await begin(cms.url, mailbox, event, "offen@example.org");
    await editor.publish("veranstaltung", event, { Terminstatus: "abgesagt" });
    later(cms.folder);
    expect((await nextMail(mailbox, address, 3))?.subject).toMatch(/^Fällt aus/);
    expect(await visitor.page(code)).toMatchObject({ Stand: "faellt_aus" });
    await editor.deleteEntry("veranstaltung", event);
    later(cms.folder);
    expect(await visitor.page(code)).toMatchObject({ Stand: "faellt_aus", Veranstaltung: { Slug: "" } });
    // Without its begin the site could not read it.
    expect(await visitor.page(unconfirmed)).toMatchObject({
      Stand: "faellt_aus",
      Veranstaltung: { Titel: "Wanderung, neu", Beginn: expect.stringMatching(/T.*Z$/), Ort: "Schule" },
    });
    await expect.poll(() => query(cms.folder, "select id from ausgehende_mails")).toEqual([]);
    expect(mailsTo(mailbox, address)).toHaveLength(4);
  });
});

test("each date of a series has its own places, and those who registered for one go along when it moves", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const editor = await openEditor(cms.url);
    const event = await newEvent(cms.url, { Plaetze: 1, Wiederholung: "FREQ=WEEKLY;COUNT=4" });
    const start = new Date(Date.now() + 20 * 24 * 3_600_000);
    const day = (weeks: number) => addDays(berlinDay(start), weeks * 7);
    expect(await visitor.free(event)).toBeNull();
    expect(await visitor.free(event, day(4))).toBeNull();
    const come = async (address: string, Tag: string) => {
      const code = await begin(cms.url, mailbox, event, address, { Tag });
      expect((await visitor.press(code, "bestaetigen")).status).toBe(200);
      await nextMail(mailbox, address, 1);
      return code;
    };
    const [first, second] = [await come("eins@example.org", day(0)), await come("zwei@example.org", day(1))];
    expect(await visitor.states(event)).toEqual({ [day(0)]: "warteliste", [day(1)]: "warteliste" });
    expect(await visitor.free(event, day(2))).toMatchObject({ Frei: 1 });
    const once = await asker(cms.url, editor.token)(
      "PUT",
      `content-manager/collection-types/api::veranstaltung.veranstaltung/${event}`,
      { Wiederholung: null },
    );
    expect(sentence(once)).toContain("Es gibt schon Anmeldungen");
    const moved = new Date(Date.parse(`${day(0)}T00:00:00Z`) + 30 * 3_600_000).toISOString();
    await editor.publish("veranstaltung", event, {
      Ausnahmen: [
        { Datum: day(0), Art: "verlegt", Beginn: moved },
        { Datum: day(1), Art: "faellt_aus" },
      ],
    });
    later(cms.folder);
    expect((await nextMail(mailbox, "eins@example.org", 2))?.subject).toMatch(/^Geändert/);
    expect((await nextMail(mailbox, "zwei@example.org", 2))?.subject).toMatch(/^Fällt aus/);
    expect(await visitor.page(first)).toMatchObject({ Stand: "dabei", Veranstaltung: { Beginn: moved } });
    expect(await visitor.page(second)).toMatchObject({ Stand: "faellt_aus" });
    expect(await visitor.states(event)).toMatchObject({ [day(0)]: "warteliste" });
  });
});

test("whoever runs an event adds, writes, closes and deletes; a club's list is the club's, after the tick of Verwaltung", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const editor = await openEditor(cms.url);
    const all = asker(cms.url, editor.token);
    const [club, editors] = [
      await newPanelUser(cms.url, "dorfforum-verein"),
      await newPanelUser(cms.url, "dorfforum-redaktion"),
    ];
    const { documentId: organisation } = await editor.createEntry("organisation", {
      Name: "Wanderverein",
      Organisation: "verein",
    });
    await editor.publish("organisation", organisation, {});
    const access = await editor.createEntry("zugang", {
      Name: "Wandern",
      Personen: { connect: [{ id: club.id }] },
      Organisationen: { connect: [{ documentId: organisation }] },
    });
    const type = "content-manager/collection-types/api::veranstaltung.veranstaltung";
    const event = await newEvent(cms.url, {
      Anmeldung: false,
      Veranstalter: { connect: [{ documentId: organisation }] },
    });
    const agree = (Anmeldelisten: boolean) =>
      all("PUT", `content-manager/collection-types/api::zugang.zugang/${access.documentId}`, {
        Anmeldelisten,
      });
    const tick = (fields = {}) => club.ask("PUT", `${type}/${event}`, { Anmeldung: true, ...fields });
    expect(sentence(await tick())).toContain("unter Vereinszugänge");
    expect((await agree(true)).status).toBe(200);
    expect(sentence(await tick({ Anmeldung_Frage: "Haben Sie Allergien?" }))).toContain("Gesundheit");
    expect(sentence(await tick({ Anmeldung_Link: "/kontakt" }))).toContain("schon einen Link");
    expect((await tick()).status).toBe(200);
    await editor.publish("veranstaltung", event, {});
    // What the club changes of it waits until it is published.
    const changed = async ({ ask }: PanelUser) =>
      (await ask("GET", "redaktion/startseite")).body.data.changedByClubs;
    expect(await changed(editors)).toMatchObject({ count: 0 });
    expect((await club.ask("PUT", `${type}/${event}`, { Kurztext: "Mit Rast" })).status).toBe(200);
    for (const person of [editors, club])
      expect(await changed(person)).toMatchObject({ count: 1, first: [{ documentId: event }] });
    expect((await editors.ask("POST", `${type}/${event}/actions/publish`, {})).status).toBe(200);
    expect(await changed(editors)).toMatchObject({ count: 0 });

    const list = `redaktion/anmeldelisten/${event}`;
    const person = { tag: "", name: "=Anna", email: "anna@example.org", telephone: "1", places: 2, note: "" };
    // A draft without the club, from before anybody came, gives nobody the list of what visitors read.
    const takenOff = { Veranstalter: { disconnect: [{ documentId: organisation }], connect: [] } };
    expect((await editors.ask("PUT", `${type}/${event}`, takenOff)).status).toBe(200);
    for (const ask of [editors.ask, all]) {
      expect((await ask("GET", list)).status).toBe(403);
      expect((await ask("POST", `${list}/eintragen`, person)).status).toBe(403);
    }
    expect((await club.ask("POST", `${list}/eintragen`, person)).status).toBe(200);
    expect(sentence(await club.ask("POST", `${list}/eintragen`, person))).toContain("steht schon");
    expect((await nextMail(mailbox, "anna@example.org", 0))?.subject).toMatch(/^Sie sind angemeldet/);
    expect((await club.ask("GET", list)).body.data.people).toMatchObject([
      { name: "=Anna", places: 2, state: "dabei", isByHand: true },
    ]);
    const numbers = (await editors.ask("GET", "redaktion/anmeldelisten")).body.data;
    const own = numbers.find(({ documentId }: { documentId: string }) => documentId === event);
    expect(own).toMatchObject({
      mayOpen: false,
      organiser: "Wanderverein",
      dates: [{ taken: 2, waiting: 0 }],
    });
    expect(JSON.stringify(numbers)).not.toContain("Anna");

    // Nobody gets a club's list by taking the club off its event.
    for (const action of ["publish", "unpublish"])
      expect(sentence(await editors.ask("POST", `${type}/${event}/actions/${action}`, {}))).toContain(
        "Es gibt schon Anmeldungen",
      );
    const back = { Veranstalter: { connect: [{ documentId: organisation }], disconnect: [] } };
    expect((await editors.ask("PUT", `${type}/${event}`, back)).status).toBe(200);
    const off = await editors.ask("PUT", `${type}/${event}`, { Anmeldung: false, ...takenOff });
    expect(sentence(off)).toContain("Es gibt schon Anmeldungen");

    const letter = { tag: "", subject: "Treffpunkt", text: "Wir treffen uns an der Linde." };
    expect((await club.ask("POST", `${list}/schreiben`, letter)).status).toBe(200);
    const mail = await nextMail(mailbox, "anna@example.org", 1);
    expect(mail?.subject).toBe("Treffpunkt: Wanderung zur Linde");
    expect(mail?.text).toContain("an der Linde.");
    await expect.poll(() => query(cms.folder, "select id from ausgehende_mails")).toEqual([]);
    expect((await club.ask("POST", `${list}/schreiben`, letter)).status).toBe(200);
    await nextMail(mailbox, "anna@example.org", 2);
    expect(sentence(await club.ask("POST", `${list}/schreiben`, letter))).toContain("schon 2 Nachrichten");

    // The agreement ends: nobody new comes, who has registered stays, and the list is still the club's to deal with.
    expect((await agree(false)).status).toBe(200);
    expect(await visitor.states(event)).toEqual({ "*": "geschlossen" });
    expect((await visitor.register(event, "spaet@example.org")).status).toBe(409);
    expect(sentence(await club.ask("POST", `${list}/eintragen`, { ...person, email: "" }))).toContain(
      "nimmt keine neuen Anmeldungen an",
    );
    expect((await club.ask("GET", list)).body.data.people).toHaveLength(1);
    const { lines } = (await club.ask("GET", "redaktion/startseite")).body.data;
    expect(lines[0].entries[0]).toMatchObject({ title: "Wanderung zur Linde" });
    expect(lines[0].entries[0].note).toMatch(/, 2 angemeldet; nimmt keine neuen Anmeldungen an/);
    expect((await agree(true)).status).toBe(200);
    expect(await visitor.states(event)).toEqual({});

    // Without its organiser on the site nobody new comes, for the form would name the municipality; who is in is told of changes.
    const organisations = "content-manager/collection-types/api::organisation.organisation";
    const withdrawn = await editors.ask("POST", `${organisations}/${organisation}/actions/unpublish`, {});
    expect(withdrawn.status).toBe(200);
    expect(await visitor.states(event)).toEqual({ "*": "geschlossen" });
    expect((await visitor.register(event, "spaet@example.org")).status).toBe(409);
    // The draft alone still says whose the list is.
    for (const [action, body] of [
      ["discard", {}],
      ["unpublish", { discardDraft: true }],
    ] as const)
      expect(sentence(await editors.ask("POST", `${type}/${event}/actions/${action}`, body))).toContain(
        "Es gibt schon Anmeldungen",
      );
    expect((await editors.ask("GET", list)).status).toBe(403);
    const start = (await club.ask("GET", "redaktion/startseite")).body.data;
    expect(start.lines[0].entries[0]).toMatchObject({
      page: `/plugins/redaktion/anmeldungen?veranstaltung=${event}`,
      note: expect.stringContaining("weil auf der Website kein Veranstalter bei ihr steht"),
    });
    await editor.publish("veranstaltung", event, { Ort: "Schule" });
    later(cms.folder);
    expect((await nextMail(mailbox, "anna@example.org", 3))?.subject).toMatch(/^Geändert/);
    await editor.publish("organisation", organisation);
    expect(await visitor.states(event)).toEqual({});

    expect((await club.ask("POST", `${list}/schliessen`, { tag: "", isClosed: true })).status).toBe(200);
    expect(await visitor.states(event)).toEqual({ "": "geschlossen" });
    expect((await visitor.register(event, "spaet@example.org")).word).toBe("geschlossen");
    expect((await club.ask("POST", `${list}/loeschen`, { tag: "" })).status).toBe(200);
    expect((await club.ask("GET", list)).body.data.people).toEqual([]);
    expect(query(cms.folder, `select id from anmeldungen where veranstaltung = '${event}'`)).toEqual([]);
  });
});

test("each role sees of a registration what the table says, a visitor the own page, and everybody the coarse word", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const editor = await openEditor(cms.url);
    const person = async (role: string) => newPanelUser(cms.url, `dorfforum-${role}`);
    const [club, otherClub] = [await person("verein"), await person("verein")];
    const { documentId: organisation } = await editor.createEntry("organisation", {
      Name: "Chor",
      Organisation: "verein",
    });
    await editor.publish("organisation", organisation);
    await editor.createEntry("zugang", {
      Name: "Chor",
      Personen: { connect: [{ id: club.id }] },
      Organisationen: { connect: [{ documentId: organisation }] },
      Anmeldelisten: true,
    });
    const question = { Anmeldung_Frage: "Kuchen?" };
    const events = [
      await newEvent(cms.url, { ...question, Veranstalter: { connect: [{ documentId: organisation }] } }),
      await newEvent(cms.url, question),
    ];
    const fields = { Name: "Zora Feldname", Antwort: "Pflaumenkuchen", Bemerkung: "Mit Lastenrad" };
    const told = [...Object.values(fields).map((value) => value.split(" ").at(-1) ?? ""), "zora-"];
    const isToldIn = (text: unknown) => told.filter((word) => JSON.stringify(text).includes(word));
    const codes: string[] = [];
    const addresses = ["zora-im-chor@example.org", "zora-im-dorf@example.org"];
    for (const [index, event] of events.entries()) {
      codes.push(await begin(cms.url, mailbox, event, addresses[index] ?? "", fields));
      expect((await visitor.press(codes.at(-1) ?? "", "bestaetigen")).status).toBe(200);
    }

    const mayOpen: [string, PanelUser["ask"], string][] = [
      ["the club itself", club.ask, "club"],
      ["another club", otherClub.ask, ""],
      ["redaktion", (await person("redaktion")).ask, "village"],
      ["moderation", (await person("moderation")).ask, "village"],
      ["raumvergabe", (await person("raumvergabe")).ask, ""],
      ["verwaltung", (await person("verwaltung")).ask, "village"],
      ["the first administrator", asker(cms.url, editor.token), "village"],
    ];
    for (const [who, ask, opens] of mayOpen) {
      for (const [index, of] of ["club", "village"].entries()) {
        const { status, body } = await ask("GET", `redaktion/anmeldelisten/${events[index]}`);
        expect(status, `${who}, list of ${of}`).toBe(opens === of ? 200 : 403);
        if (opens !== of) expect(isToldIn(body), who).toEqual([]);
        else
          expect(body.data.people).toEqual([
            {
              documentId: expect.any(String),
              state: "dabei",
              name: fields.Name,
              email: addresses[index],
              telephone: "",
              places: 1,
              answer: fields.Antwort,
              note: fields.Bemerkung,
              isByHand: false,
              promised: 0,
            },
          ]);
      }
      expect(isToldIn((await ask("GET", "redaktion/anmeldelisten")).body), who).toEqual([]);
    }

    // Whoever has the link may be somebody to whom it was passed on.
    const page = await visitor.page(codes[0] ?? "");
    expect(page.Name).toBe("Zora");
    expect(isToldIn(page)).toEqual([]);
    for (const token of [process.env.CMS_API_TOKEN, process.env.CMS_WRITE_TOKEN, ""]) {
      const anybody = asker(cms.url, token ?? "");
      for (const path of ["anmeldungen", "anmeldungen?fields=Name", "anmeldetermine"])
        expect([401, 403, 404, 405]).toContain((await anybody("GET", `api/${path}`)).status);
      const seen = (await anybody("GET", `api/veranstaltungen/${events[0]}?populate=*`)).body;
      expect(isToldIn(seen)).toEqual([]);
    }
    expect(isToldIn(cms.log())).toEqual([]);
  });
});
