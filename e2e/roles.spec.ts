import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import { openPanelAs } from "../scripts/stack/editor";
import { festival, message, messages, newKey, send, submissions } from "./support/cms-submissions";
import {
  addPeople,
  type CmsWithRoles,
  documentIn,
  entryPath,
  eventFields,
  eventPath,
  type RoleName,
  roleNames,
} from "./support/cms-with-roles";
import { articleToJudge, judge } from "./support/feedback";
import { asker, newPanelUser, type PanelAnswer } from "./support/panel-users";
import { evening, openRooms } from "./support/rooms";
import { test } from "./support/stack";

/**
 * What each role may do with entries of each type: create, read, update, delete, publish. For "verein" events and
 * organisations mean its own ones. A type without a row fails.
 */
const rights: Record<string, Record<RoleName, string>> = {
  veranstaltung: { redaktion: "crudp", moderation: "crup", verein: "crud", verwaltung: "crudp" },
  mitteilung: { redaktion: "crudp", moderation: "crudp", verein: "", verwaltung: "crudp" },
  beitrag: { redaktion: "crudp", moderation: "crup", verein: "", verwaltung: "crudp" },
  // Of its own a club changes the special days alone (special-days.spec.ts).
  organisation: { redaktion: "crudp", moderation: "crup", verein: "ru", verwaltung: "crudp" },
  ort: { redaktion: "crud", moderation: "cru", verein: "r", verwaltung: "crud" },
  angebot: { redaktion: "crudp", moderation: "crup", verein: "", verwaltung: "crudp" },
  info: { redaktion: "crudp", moderation: "", verein: "", verwaltung: "crudp" },
  seite: { redaktion: "", moderation: "", verein: "", verwaltung: "crudp" },
  kategorie: { redaktion: "r", moderation: "r", verein: "r", verwaltung: "crud" },
  synonymgruppe: { redaktion: "crud", moderation: "cru", verein: "", verwaltung: "crud" },
  glossarbegriff: { redaktion: "crud", moderation: "", verein: "", verwaltung: "crud" },
  abfallbezirk: { redaktion: "crud", moderation: "", verein: "", verwaltung: "crud" },
  rueckmeldung: { redaktion: "rd", moderation: "rd", verein: "", verwaltung: "rud" },
  anmerkung: { redaktion: "rd", moderation: "rd", verein: "", verwaltung: "rud" },
  suchluecke: { redaktion: "", moderation: "ru", verein: "", verwaltung: "rud" },
  nachricht: { redaktion: "", moderation: "ru", verein: "", verwaltung: "rud" },
  einsendung: { redaktion: "", moderation: "ru", verein: "", verwaltung: "rud" },
  buchung: { redaktion: "", moderation: "", verein: "", verwaltung: "rud" },
  zugang: { redaktion: "", moderation: "", verein: "", verwaltung: "crud" },
  "allgemeine-einstellung": { redaktion: "ru", moderation: "", verein: "", verwaltung: "ru" },
  // What the CMS keeps for itself
  abonnement: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  geraet: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  versand: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  kalenderquelle: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  nachbartermin: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  adresse: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  fassung: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  "ausgehende-mail": { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  nachfrage: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  belegung: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  anmeldung: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  anmeldetermin: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  einsendungsbild: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
};

type Attribute = { type: string; required?: boolean; enum?: string[]; target?: string };
type ContentType = {
  uid: string;
  apiID: string;
  kind: string;
  isDisplayed: boolean;
  options: { draftAndPublish?: boolean };
  attributes: Record<string, Attribute>;
};

let cmsUrl: string;
let admin: CmsWithRoles["admin"];
let users: CmsWithRoles["users"];
let own: CmsWithRoles["own"];
let eventOf: CmsWithRoles["eventOf"];
let deleteNewEntries: CmsWithRoles["deleteNewEntries"];

test.beforeAll(async ({ linked: { cms } }) => {
  cmsUrl = cms.url;
  ({ admin, users, own, eventOf, deleteNewEntries } = await addPeople(cms));
});

test.afterAll(() => deleteNewEntries?.());

/** Valid values of the fields that a type requires */
function requiredFields({ attributes }: ContentType): Record<string, unknown> {
  const values: Record<string, (attribute: Attribute) => unknown> = {
    enumeration: ({ enum: [first] = [] }) => first,
    datetime: () => "2031-05-01T10:00:00.000Z",
    date: () => "2031-05-01",
    uid: () => `probe-${newKey()}`,
    integer: () => 1,
    boolean: () => false,
    email: () => "probe@example.org",
  };
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([, { required, type }]) => required && type !== "component")
      .map(([name, attribute]) => [
        name,
        name === "Ziel" ? "/kontakt" : (values[attribute.type]?.(attribute) ?? `Probe ${newKey()}, Versuch`),
      ]),
  );
}

/** Entries that visitors make */
const received: Record<string, () => Promise<unknown>> = {
  nachricht: () => send(messages(cmsUrl), message(newKey())),
  einsendung: () => send(submissions(cmsUrl), festival(newKey())),
  buchung: async () => {
    const { newRoom, request } = await openRooms(cmsUrl);
    await request(evening(String((await newRoom(`Probe ${newKey()}`)).Slug)));
  },
  suchluecke: () =>
    asker(cmsUrl, process.env.CMS_WRITE_TOKEN ?? "")("POST", "api/suchluecken", {
      data: [{ Anfrage: `probe ${newKey().replaceAll(/[\d-]/g, "")}`, Anzahl: 1 }],
    }),
  rueckmeldung: async () => judge(cmsUrl, { ...(await articleToJudge(cmsUrl)), Antwort: "ja" }),
  anmerkung: async () => judge(cmsUrl, { ...(await articleToJudge(cmsUrl)), Text: "Probe" }),
};

/** A new entry of the type; an event has the organisation of "verein" as organiser. */
async function newEntry(type: ContentType): Promise<string> {
  const { apiID } = type;
  if (received[apiID]) {
    await received[apiID]();
    const { body } = await admin("GET", entryPath(apiID, "?sort=createdAt:DESC&pageSize=1"));
    return body.results[0].documentId;
  }
  if (apiID === "veranstaltung") return eventOf(own);
  return documentIn(await admin("POST", entryPath(apiID), requiredFields(type)));
}

test("every role may do with every type what the table says, and nothing else", async () => {
  const { body } = await admin("GET", "content-manager/content-types");
  const types = (body.data as ContentType[]).filter(({ uid }) => uid.startsWith("api::"));
  expect(types.map(({ apiID }) => apiID).sort()).toEqual(Object.keys(rights).sort());

  for (const type of types)
    for (const role of roleNames) {
      const { ask } = users[role];
      const isSingle = type.kind === "singleType";
      const address = isSingle ? `content-manager/single-types/${type.uid}` : entryPath(type.apiID);
      let target = "/unknown";
      if (isSingle) target = "";
      else if (role === "verein" && type.apiID === "organisation") target = `/${own}`;
      else if (type.isDisplayed) target = `/${await newEntry(type)}`;

      const attempts: Record<string, () => Promise<PanelAnswer>> = {
        r: () => ask("GET", address + target),
        u: () => ask("PUT", address + target, {}),
        ...(type.options.draftAndPublish && {
          p: () => ask("POST", `${address}${target}/actions/publish`, {}),
        }),
        ...(!isSingle && { c: () => ask("POST", address, requiredFields(type)) }),
        d: () => ask("DELETE", address + target),
      };
      for (const [right, attempt] of Object.entries(attempts)) {
        const { status, body: answer } = await attempt();
        const isAllowed = rights[type.apiID]?.[role].includes(right);
        const found = `${role} ${right} ${type.apiID}: ${status} ${JSON.stringify(answer).slice(0, 300)}`;
        if (isAllowed) expect(status, found).toBeLessThan(300);
        else expect(status, found).toBe(403);
      }
      const list = isSingle ? undefined : await ask("GET", address);
      if (list)
        expect(list.status === 200, `${role} lists ${type.apiID}`).toBe(
          rights[type.apiID]?.[role].includes("r"),
        );
    }
});

test("the role Redaktion brings in the Land's school holidays and short addresses, and changes nothing else of the settings", async ({
  page,
}) => {
  const address = "content-manager/single-types/api::allgemeine-einstellung.allgemeine-einstellung";
  const { ask, token } = users.redaktion;
  const { body: before } = await ask("GET", address);
  const year = new Date().getFullYear();
  const holiday = (name: string, first: string, dayAfter: string) =>
    `BEGIN:VEVENT\r\nUID:${name}\r\nSUMMARY:${name}\r\nDTSTART;VALUE=DATE:${first}\r\nDTEND;VALUE=DATE:${dayAfter}\r\nEND:VEVENT`;
  const file = [
    "BEGIN:VCALENDAR",
    holiday("Weihnachtsferien", `${year}1223`, `${year + 1}0103`),
    holiday("Sommerferien", `${year}0701`, `${year}0815`),
    holiday("Sommerferien im Jahr darauf", `${year + 1}0701`, `${year + 1}0815`),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  const needsHolidays = async () => (await ask("GET", "redaktion/startseite")).body.data.needsSchoolHolidays;
  expect(await needsHolidays()).toBe(true);

  await openPanelAs(page, token, address, cmsUrl);
  await page
    .getByLabel("Kalenderdatei Ihres Landes (.ics)")
    .setInputFiles({ name: "ferien.ics", mimeType: "text/calendar", buffer: Buffer.from(file) });
  await expect(page.getByText("Neu eingetragen: 3 Ferien.")).toBeVisible();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  expect(await needsHolidays()).toBe(false);

  const Kurzadressen = [{ Kurzadresse: "fest", Ziel: "/kontakt" }];
  const changed = await ask("PUT", address, {
    Dorfname: "Anderswo",
    Schulferien: [],
    Kurzadressen,
  });
  expect(changed.body.data).toMatchObject({
    Dorfname: before.data.Dorfname,
    Schulferien: [],
    Kurzadressen,
  });
});

test("only who may read the inboxes gets at what visitors sent", async () => {
  const { data } = await send(submissions(cmsUrl), festival(newKey()));
  const reference = data?.Vorgangsnummer;
  const { body } = await admin("GET", entryPath("einsendung", `?filters[Vorgangsnummer][$eq]=${reference}`));
  const [{ documentId }] = body.results;
  const attempts: [string, string][] = [
    ["GET", "redaktion/tabellen/nachrichten"],
    ["GET", "redaktion/tabellen/einsendungen"],
    ["GET", `redaktion/einsendungen/${reference}/bild`],
    ["GET", `redaktion/entwuerfe/${documentId}/einsendung`],
    ["POST", `redaktion/einsendungen/${documentId}/entwurf`],
    ["POST", `redaktion/einsendungen/${documentId}/ablehnung`],
    ["GET", entryPath("einsendung", `/${documentId}`)],
    ["GET", entryPath("einsendung", "?filters[E_Mail][$contains]=@")],
    ["GET", entryPath("nachricht", `/actions/countManyEntriesDraftRelations?documentIds=${documentId}`)],
  ];
  for (const role of ["redaktion", "verein"] as const)
    for (const [method, address] of attempts)
      expect((await users[role].ask(method, address)).status, `${role} ${address}`).toBe(403);

  const { ask } = users.moderation;
  expect((await ask("GET", "redaktion/tabellen/einsendungen")).body).toContain(reference);
  expect((await ask("GET", "redaktion/tabellen/constructor")).status).toBe(404);
  const draft = await ask("POST", `redaktion/einsendungen/${documentId}/entwurf`);
  expect(draft.status, JSON.stringify(draft.body)).toBe(200);
  const published = await ask("POST", eventPath(`/${draft.body.data.documentId}/actions/publish`), {});
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  const declined = await ask("POST", `redaktion/einsendungen/${documentId}/ablehnung`, {});
  expect(declined.body.error.message).toContain("zuerst von der Website");
});

test("no role sees, filters, sorts or searches by what opens an entry to its sender", async () => {
  const key = newKey();
  const { data } = await send(submissions(cmsUrl), festival(key));
  const { newRoom, request } = await openRooms(cmsUrl);
  const booking = await request(evening(String((await newRoom(`Probe ${newKey()}`)).Slug)));
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
  for (const [type, code, reference] of [
    ["einsendung", data?.Zugangscode ?? "", data?.Vorgangsnummer],
    ["buchung", booking.code, booking.reference],
  ] as const)
    for (const ask of [users.moderation.ask, users.verwaltung.ask, admin]) {
      if (type === "buchung" && ask === users.moderation.ask) continue;
      const onlyIt = `filters[Vorgangsnummer][$eq]=${reference}`;
      const { body } = await ask("GET", entryPath(type, `?${onlyIt}`));
      const [listed] = body.results;
      const { body: entry } = await ask("GET", entryPath(type, `/${listed.documentId}`));
      for (const shown of [listed, entry.data])
        expect(Object.keys(shown).filter((name) => /code|schluessel|pruefsumme/i.test(name))).toEqual([]);
      expect(JSON.stringify([listed, entry])).not.toContain(hashOf(code));
      for (const name of ["Zugangscode", "Weiterer_Zugangscode", "Schluessel", "Pruefsumme"])
        for (const [one, other] of [
          [`filters[${name}][$startsWith]=${hashOf(code)[0]}`, `filters[${name}][$startsWith]=$`],
          [`filters[${name}][$null]=true`, `filters[${name}][$null]=false`],
        ]) {
          const answers = await Promise.all(
            [one, other].map((query) => ask("GET", entryPath(type, `?${onlyIt}&${query}`))),
          );
          const [first, second] = answers.map(({ status, body: { results } }) => [status, results]);
          expect(first, `${one} tells nothing`).toEqual(second);
        }
      expect((await ask("GET", entryPath(type, "?sort=Zugangscode:ASC"))).status).toBe(400);
      for (const text of [code, hashOf(code), hashOf(code).slice(0, 12), key, hashOf(key)])
        expect((await ask("GET", entryPath(type, `?_q=${text}`))).body.results, text).toEqual([]);
    }
});

test("who manages people becomes no administrator and touches none", async () => {
  const { ask, id } = users.verwaltung;
  const { body: found } = await ask("GET", "admin/roles");
  const role = (code: string): number => found.data.find((entry: { code: string }) => entry.code === code).id;
  const superAdmin = role("strapi-super-admin");
  // A second one, since Strapi itself keeps the last one.
  const administrator = await newPanelUser(cmsUrl, "strapi-super-admin");
  const { body: people } = await ask("GET", "admin/users?pageSize=100");
  const person = { firstname: "Neu", lastname: "Probe" };
  const email = () => `${newKey()}@example.org`;
  const other = await newPanelUser(cmsUrl, "dorfforum-redaktion");

  const special = await admin("POST", "admin/roles", { name: `Technik ${newKey()}`, description: "" });
  const technician = await admin("POST", "admin/users", {
    ...person,
    email: email(),
    roles: [special.body.data.id],
  });

  const refused: [string, string, unknown?][] = [
    ["POST", "admin/users", { ...person, email: email(), roles: [superAdmin] }],
    ["POST", "admin/users", { ...person, email: email(), roles: [role("dorfforum-verein"), superAdmin] }],
    ["POST", "admin/users", { ...person, email: email(), roles: [special.body.data.id] }],
    ["PUT", `admin/users/${id}`, { roles: [role("dorfforum-verwaltung"), superAdmin] }],
    ["PUT", `admin/users/${other.id}`, { roles: [superAdmin] }],
    ["PUT", `admin/users/${administrator.id}`, { email: email() }],
    ["PUT", `admin/users/${administrator.id}`, { password: "Neues-Kennwort-1" }],
    ["PUT", `admin/users/${administrator.id}`, { roles: [role("dorfforum-verein")] }],
    ["PUT", `admin/users/${administrator.id}`, { isActive: false }],
    ["DELETE", `admin/users/${administrator.id}`],
    ["POST", "admin/users/batch-delete", { ids: [administrator.id] }],
    ["PUT", `admin/users/${technician.body.data.id}`, { password: "Neues-Kennwort-1" }],
    ["POST", "admin/roles", { name: "Allmacht", description: "" }],
    ["PUT", `admin/roles/${role("dorfforum-verein")}/permissions`, { permissions: [] }],
    ["DELETE", `admin/roles/${special.body.data.id}`],
    ["POST", "admin/api-tokens", { name: "Neu", description: "", type: "full-access", lifespan: null }],
    ["GET", "admin/api-tokens"],
    ["POST", "admin/admin-tokens", { name: "Neu", description: "", lifespan: null, adminPermissions: [] }],
    ["POST", "admin/transfer/tokens", { name: "Neu", permissions: ["push"], lifespan: null }],
    ["GET", "admin/webhooks"],
    ["POST", "admin/webhooks", { name: "Neu", url: "https://example.org", events: ["entry.update"] }],
    ["PUT", "upload/settings", { sizeOptimization: false }],
    ["POST", "admin/project-settings", {}],
    ["GET", "content-type-builder/content-types"],
  ];
  for (const [method, address, body] of refused) {
    const answer = await ask(method, address, body);
    const isRefused =
      [403, 404].includes(answer.status) ||
      answer.body.error?.message === "Das darf nur die Systemverwaltung.";
    expect(isRefused, `${method} ${address} ${JSON.stringify(body)}: ${answer.status}`).toBe(true);
  }
  // Strapi ignores roles in the own profile, or refuses them.
  await ask("PUT", "admin/users/me", { firstname: "Ich", roles: [superAdmin] });
  const { body: me } = await admin("GET", `admin/users/${id}`);
  expect(me.data.roles.map(({ code }: { code: string }) => code)).toEqual(["dorfforum-verwaltung"]);
  const { body: still } = await admin("GET", `admin/users/${administrator.id}`);
  expect(still.data).toMatchObject({ email: administrator.email, isActive: true });

  const invited = await ask("POST", "admin/users", {
    ...person,
    email: email(),
    roles: [role("dorfforum-verein")],
  });
  expect(invited.status).toBe(201);
  expect(
    (await ask("PUT", `admin/users/${other.id}`, { roles: [role("dorfforum-moderation")] })).status,
  ).toBe(200);
  expect((await ask("DELETE", `admin/users/${invited.body.data.id}`)).status).toBe(200);
  for (const name of ["redaktion", "moderation", "verein"] as const)
    for (const address of ["admin/users", "admin/roles", "admin/api-tokens"])
      expect((await users[name].ask("GET", address)).status, `${name} ${address}`).toBe(403);
  // Secrets of accounts can neither be read nor searched for.
  const secrets = await ask("GET", "admin/users?filters[resetPasswordToken][$notNull]=true");
  expect(secrets.status).toBe(400);
  expect(JSON.stringify(people)).not.toMatch(/registrationToken|resetPasswordToken|\$2[aby]\$/);
});

test("no role without the right to people learns their names or mail addresses by asking for them", async () => {
  const clerk = await newPanelUser(cmsUrl, "dorfforum-raumvergabe");
  const Entscheidet = { connect: [{ id: clerk.id }] };
  const assigned = await users.verwaltung.ask("POST", entryPath("ort"), {
    Name: `Saal ${newKey()}`,
    Entscheidet,
  });
  const place = documentIn(assigned);
  const Raum = { connect: [{ documentId: place }] };
  const event = { ...eventFields("Im Saal"), Raum, Veranstalter: { connect: [{ documentId: own }] } };
  documentIn(await admin("POST", eventPath(), event));
  const person = "[email][$startsWith]=";
  const deciders = `content-manager/relations/api::ort.ort/${place}/Entscheidet`;
  const { body } = await admin("GET", "content-manager/content-types");
  const uids = (body.data as ContentType[]).map(({ uid }) => uid).filter((uid) => uid.startsWith("api::"));
  const { body: me } = await admin("GET", "admin/users/me");

  const lists = uids.map((uid) => `content-manager/collection-types/${uid}`);
  const candidates = "content-manager/relations/api::veranstaltung.veranstaltung/Raum";
  /** The administrator made most entries, and the clerk decides for the place. */
  const searches: [search: string, address: string][] = [
    ...[...lists, candidates, "upload/files", "upload/folders"].flatMap((list): [string, string][] => [
      [`${list}?filters[createdBy]${person}`, me.data.email],
      [`${list}?filters[$or][0][$not][updatedBy]${person}`, me.data.email],
    ]),
    ...[entryPath("ort"), candidates].map((list): [string, string] => [
      `${list}?filters[Entscheidet]${person}`,
      clerk.email,
    ]),
    [`${eventPath()}?filters[Raum][Entscheidet]${person}`, clerk.email],
    [`${eventPath()}?filters[Veranstalter][createdBy]${person}`, me.data.email],
    [`content-manager/relations/api::ort.ort/Entscheidet?filters${person}`, clerk.email],
    ["content-manager/relations/api::ort.ort/Entscheidet?_filter=$startsWith&_q=", clerk.email],
  ];
  const readings = [
    `${entryPath("ort")}?populate[Entscheidet]=*`,
    `${entryPath("ort", `/${place}`)}?populate=*`,
    entryPath("ort", `/${place}`),
    `${eventPath()}?populate[Raum][populate]=*&populate[createdBy]=*`,
    `${eventPath()}?populate[0]=Raum.Entscheidet&sort=Raum.Entscheidet.email`,
    `${eventPath()}?sort[Raum][Entscheidet][email]=asc`,
    "upload/files?populate[related][populate][createdBy]=true",
    deciders,
    "content-manager/relations/api::ort.ort/Entscheidet",
    "content-manager/relations/api::zugang.zugang/Personen",
    "content-manager/homepage/recent-documents?action=update",
    "admin/users",
  ];
  for (const [name, { ask }] of Object.entries({ ...users, clerk })) {
    if (name === "verwaltung") continue;
    for (const [search, address] of searches) {
      const [found, none] = [await ask("GET", search + address), await ask("GET", `${search}none-of-all`)];
      const what = `${name} ${search}: ${found.status}`;
      expect([200, 400, 403], what).toContain(found.status);
      const shown = ({ status, body: { pagination, results, data } }: PanelAnswer) =>
        JSON.stringify([status, pagination, (results ?? data)?.length]);
      expect(shown(found), what).toBe(shown(none));
    }
    for (const reading of readings) {
      const { status, body: answer } = await ask("GET", reading);
      expect([200, 400, 403], `${name} ${reading}: ${status}`).toContain(status);
      for (const address of [clerk.email, me.data.email])
        expect(JSON.stringify(answer), `${name} ${reading}`).not.toContain(address);
    }
    expect((await ask("GET", deciders)).status, name).toBe(403);
  }
  // Who reads people finds and sees them as before.
  const { ask } = users.verwaltung;
  expect((await ask("GET", deciders)).body.results).toMatchObject([{ id: clerk.id }]);
  const byClerk = await ask("GET", `${entryPath("ort")}?filters[Entscheidet]${person}${clerk.email}`);
  expect(byClerk.body.results).toMatchObject([{ documentId: place }]);
});

test("guesses of one address for one account or many are limited, and lock nobody else out", async () => {
  const attempt = (address: string, email: string, password: string, path = "login") =>
    fetch(`${cmsUrl}/admin/${path}`, {
      method: "POST",
      // The proxy appends the address that it saw; what the client wrote stands before.
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": `192.0.2.${Math.floor(Math.random() * 250)}, ${address}`,
      },
      body: JSON.stringify({ email, ...(password && { password }) }),
    }).then(({ status }) => status);
  const { email, password } = users.redaktion;

  const guesses: number[] = [];
  for (let guess = 0; guess < 10; guess += 1) guesses.push(await attempt("198.51.100.1", email, "Falsch-1"));
  expect(guesses).toEqual([...Array(5).fill(400), ...Array(5).fill(429)]);
  expect(await attempt("198.51.100.1", email, password)).toBe(429);
  expect(await attempt("198.51.100.2", email, password)).toBe(200);

  const many: number[] = [];
  for (let guess = 0; guess < 31; guess += 1)
    many.push(await attempt(`2001:db8::${guess + 1}`, `konto${guess}@example.org`, "Falsch-1"));
  expect(many).toEqual([...Array(30).fill(400), 429]);
  expect(await attempt("2001:db8:0:1::1", email, password)).toBe(200);

  const forgotten: number[] = [];
  for (let request = 0; request < 6; request += 1)
    forgotten.push(await attempt("198.51.100.3", email, "", "forgot-password"));
  expect(forgotten).toEqual([...Array(5).fill(204), 429]);
  expect(await attempt("198.51.100.4", email, "", "forgot-password")).toBe(204);
});
