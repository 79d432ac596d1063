import { expect } from "@playwright/test";
import { festival, message, messages, newKey, send, submissions } from "./support/cms-submissions";
import { openEditor } from "./support/editor";
import { articleToJudge, judge } from "./support/feedback";
import { asker, newPanelUser, type PanelAnswer, type PanelUser } from "./support/panel-users";
import { type RunningCms, startCms, test } from "./support/stack";

const roleNames = ["redaktion", "moderation", "verein", "verwaltung"] as const;
type RoleName = (typeof roleNames)[number];

/**
 * What each role may do with entries of each type: create, read, update, delete, publish. For "verein" events and
 * organisations mean its own ones. A type without a row fails.
 */
const rights: Record<string, Record<RoleName, string>> = {
  veranstaltung: { redaktion: "crudp", moderation: "crup", verein: "crud", verwaltung: "crudp" },
  mitteilung: { redaktion: "crudp", moderation: "crudp", verein: "", verwaltung: "crudp" },
  beitrag: { redaktion: "crudp", moderation: "crup", verein: "", verwaltung: "crudp" },
  organisation: { redaktion: "crudp", moderation: "crup", verein: "r", verwaltung: "crudp" },
  ort: { redaktion: "crud", moderation: "cru", verein: "r", verwaltung: "crud" },
  angebot: { redaktion: "crudp", moderation: "crup", verein: "", verwaltung: "crudp" },
  info: { redaktion: "crudp", moderation: "", verein: "", verwaltung: "crudp" },
  seite: { redaktion: "", moderation: "", verein: "", verwaltung: "crudp" },
  kategorie: { redaktion: "r", moderation: "r", verein: "r", verwaltung: "crud" },
  synonymgruppe: { redaktion: "crud", moderation: "cru", verein: "", verwaltung: "crud" },
  glossarbegriff: { redaktion: "crud", moderation: "", verein: "", verwaltung: "crud" },
  rueckmeldung: { redaktion: "rd", moderation: "rd", verein: "", verwaltung: "rud" },
  anmerkung: { redaktion: "rd", moderation: "rd", verein: "", verwaltung: "rud" },
  suchluecke: { redaktion: "", moderation: "ru", verein: "", verwaltung: "rud" },
  nachricht: { redaktion: "", moderation: "ru", verein: "", verwaltung: "rud" },
  einsendung: { redaktion: "", moderation: "ru", verein: "", verwaltung: "rud" },
  zugang: { redaktion: "", moderation: "", verein: "", verwaltung: "crud" },
  "allgemeine-einstellung": { redaktion: "", moderation: "", verein: "", verwaltung: "ru" },
  // What the CMS keeps for itself
  adresse: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  "ausgehende-mail": { redaktion: "", moderation: "", verein: "", verwaltung: "" },
  nachfrage: { redaktion: "", moderation: "", verein: "", verwaltung: "" },
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

let cms: RunningCms;
let admin: PanelUser["ask"];
let users: Record<RoleName, PanelUser>;
/** Document ids of the organisation that the user "verein" enters events for, and of another */
let own: string;
let foreign: string;

const path = (type: string, rest = "") => `content-manager/collection-types/api::${type}.${type}${rest}`;
const eventPath = (rest = "") => path("veranstaltung", rest);

test.beforeAll(async () => {
  cms = await startCms({ env: { TRUSTED_PROXY_HOPS: "1", SITE_URL: "http://localhost:9" } });
  admin = asker(cms.url, (await openEditor(cms.url)).token);
  const entries = await Promise.all(roleNames.map((name) => newPanelUser(cms.url, `dorfforum-${name}`)));
  users = Object.fromEntries(roleNames.map((name, index) => [name, entries[index]])) as typeof users;
  [own, foreign] = [await organisation("Eigener Verein"), await organisation("Fremder Verein")];
  await assign(users.verein, [own]);
});

test.afterAll(() => cms?.stop());

/** The documentId in a successful answer */
function documentIn({ status, body }: PanelAnswer): string {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.data.documentId;
}

async function organisation(Name: string): Promise<string> {
  const created = await admin("POST", path("organisation"), { Name, Organisation: "verein" });
  return documentIn(await admin("POST", path("organisation", `/${documentIn(created)}/actions/publish`), {}));
}

/** As Verwaltung, which assigns organisations */
const assign = (person: PanelUser, organisations: string[]) =>
  users.verwaltung.ask("POST", path("zugang"), {
    Name: "Probe",
    Personen: { connect: [{ id: person.id }] },
    Organisationen: { connect: organisations.map((documentId) => ({ documentId })) },
  });

const eventFields = (Titel = "Probe") => ({ Titel, Beginn: "2031-05-01T10:00:00.000Z" });
const eventOf = async (organiser: string, Titel?: string) =>
  documentIn(
    await admin("POST", eventPath(), {
      ...eventFields(Titel),
      Veranstalter: { connect: [{ documentId: organiser }] },
    }),
  );
const publish = async (documentId: string) =>
  documentIn(await admin("POST", eventPath(`/${documentId}/actions/publish`), {}));

async function organiserOf(documentId: string, status = "draft"): Promise<string | undefined> {
  const { body } = await admin("GET", eventPath(`/${documentId}?status=${status}`));
  const { body: found } = await admin(
    "GET",
    `content-manager/relations/api::veranstaltung.veranstaltung/${documentId}/Veranstalter?status=${status}`,
  );
  expect(body.data.documentId).toBe(documentId);
  return found.results[0]?.documentId;
}

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
  nachricht: () => send(messages(cms.url), message(newKey())),
  einsendung: () => send(submissions(cms.url), festival(newKey())),
  suchluecke: () =>
    asker(cms.url, process.env.CMS_WRITE_TOKEN ?? "")("POST", "api/suchluecken", {
      data: [{ Anfrage: `probe ${newKey().replaceAll(/[\d-]/g, "")}`, Anzahl: 1 }],
    }),
  rueckmeldung: async () => judge(cms.url, { ...(await articleToJudge(cms.url)), Antwort: "ja" }),
  anmerkung: async () => judge(cms.url, { ...(await articleToJudge(cms.url)), Text: "Probe" }),
};

/** A new entry of the type; an event has the organisation of "verein" as organiser. */
async function newEntry(type: ContentType): Promise<string> {
  const { apiID } = type;
  if (received[apiID]) {
    await received[apiID]();
    const { body } = await admin("GET", path(apiID, "?sort=createdAt:DESC&pageSize=1"));
    return body.results[0].documentId;
  }
  if (apiID === "veranstaltung") return eventOf(own);
  return documentIn(await admin("POST", path(apiID), requiredFields(type)));
}

test("every role may do with every type what the table says, and nothing else", async () => {
  const { body } = await admin("GET", "content-manager/content-types");
  const types = (body.data as ContentType[]).filter(({ uid }) => uid.startsWith("api::"));
  expect(types.map(({ apiID }) => apiID).sort()).toEqual(Object.keys(rights).sort());

  for (const type of types)
    for (const role of roleNames) {
      const { ask } = users[role];
      const isSingle = type.kind === "singleType";
      const address = isSingle ? `content-manager/single-types/${type.uid}` : path(type.apiID);
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

test("an association neither sees nor changes what others organise", async () => {
  const { ask } = users.verein;
  const theirs = await eventOf(foreign, "Fremdes Geheimnis");
  const mine = await eventOf(own);

  const refused: [string, string, unknown?][] = [
    ["GET", eventPath(`/${theirs}`)],
    ["PUT", eventPath(`/${theirs}`), { Titel: "Übernommen" }],
    ["DELETE", eventPath(`/${theirs}`)],
    ["POST", eventPath("/actions/bulkDelete"), { documentIds: [mine, theirs] }],
    ["POST", eventPath("/actions/bulkPublish"), { documentIds: [mine] }],
    ["POST", eventPath("/actions/bulkUnpublish"), { documentIds: [mine] }],
    ["POST", eventPath(`/${mine}/actions/publish`), {}],
    ["GET", eventPath(`/${theirs}/actions/countDraftRelations`)],
    ["GET", `content-manager/relations/api::veranstaltung.veranstaltung/${theirs}/Veranstalter`],
    ["GET", path("organisation", `/${foreign}`)],
  ];
  for (const [method, address, body] of refused)
    expect((await ask(method, address, body)).status, `${method} ${address}`).toBe(403);
  const copy = { ...eventFields(), Veranstalter: { set: [{ documentId: own }] } };
  const copied = await ask("POST", eventPath(`/clone/${theirs}`), copy);
  expect(copied.body.error.message).toMatch(/^Dafür fehlt Ihnen das Recht\./);
  // Strapi answers 400 to copies of what has relations, and 500 to relations that nobody may read, whoever asks.
  const failed: [string, string][] = [
    ["POST", eventPath(`/auto-clone/${theirs}`)],
    ["GET", "content-manager/relations/api::veranstaltung.veranstaltung/createdBy"],
    ["GET", "content-manager/relations/api::zugang.zugang/Personen"],
  ];
  for (const [method, address] of failed)
    expect((await ask(method, address)).status, address).toBeGreaterThanOrEqual(400);

  const readable = [
    eventPath("?pageSize=100"),
    "content-manager/homepage/recent-documents?action=update",
    "content-manager/homepage/recent-documents?action=publish",
    "content-manager/relations/api::veranstaltung.veranstaltung/Veranstalter?pageSize=100",
    path("organisation", "?pageSize=100"),
  ];
  for (const address of readable) {
    const { status, body } = await ask("GET", address);
    expect(status, address).toBe(200);
    expect(JSON.stringify(body), address).not.toMatch(/Fremde/);
  }
  const validated = await ask("POST", eventPath("/actions/bulkFindForValidation"), { documentIds: [theirs] });
  expect(JSON.stringify(validated.body)).not.toMatch(/Geheimnis/);
  expect((await admin("GET", eventPath(`/${theirs}`))).body.data.Titel).toBe("Fremdes Geheimnis");
  expect((await admin("GET", eventPath(`/${mine}`))).status).toBe(200);
});

test("an association's events stay with its organisation, however the relation is sent", async () => {
  const { ask } = users.verein;
  const created = documentIn(await ask("POST", eventPath(), eventFields()));
  expect(await organiserOf(created)).toBe(own);
  const untouched = { Veranstalter: { connect: [], disconnect: [] } };
  const fromPanel = await ask("POST", eventPath(), { ...eventFields(), ...untouched });
  expect(await organiserOf(documentIn(fromPanel))).toBe(own);

  const foreignId = (await admin("GET", path("organisation", `/${foreign}`))).body.data.id;
  const ownId = (await admin("GET", path("organisation", `/${own}`))).body.data.id;
  const moves: unknown[] = [
    { connect: [{ documentId: foreign }] },
    { connect: [{ id: foreignId }] },
    { connect: [foreignId] },
    { connect: [{ documentId: foreign }], disconnect: [{ documentId: own }] },
    { set: [{ documentId: foreign }] },
    { set: [foreignId] },
    [foreign],
    foreign,
    foreignId,
  ];
  const losses: unknown[] = [
    { disconnect: [{ documentId: own }] },
    { disconnect: [ownId] },
    { set: [] },
    [],
    null,
  ];
  const before = (await admin("GET", eventPath("?pageSize=1"))).body.pagination.total;
  for (const Veranstalter of [...moves, ...losses]) {
    const { status, body } = await ask("PUT", eventPath(`/${created}`), {
      Titel: "Verschoben",
      Veranstalter,
    });
    expect(status, JSON.stringify(Veranstalter)).toBe(400);
    expect(body.error.details.errors[0]).toMatchObject({
      path: ["Veranstalter"],
      message: "Wählen Sie eine Organisation, für die Sie Termine eintragen.",
    });
  }
  for (const Veranstalter of moves) {
    const made = await ask("POST", eventPath(), { ...eventFields("Neu"), Veranstalter });
    expect(made.status, JSON.stringify(Veranstalter)).toBe(400);
    const cloned = await ask("POST", eventPath(`/clone/${created}`), {
      ...eventFields("Kopie"),
      Veranstalter,
    });
    expect(cloned.status, JSON.stringify(Veranstalter)).toBe(400);
  }
  expect((await admin("GET", eventPath("?pageSize=1"))).body.pagination.total).toBe(before);
  expect((await admin("GET", eventPath(`/${created}`))).body.data.Titel).toBe("Probe");
  expect(await organiserOf(created)).toBe(own);

  const copy = await ask("POST", eventPath(`/clone/${created}`), eventFields("Kopie"));
  expect(await organiserOf(documentIn(copy))).toBe(own);
});

test("who enters events for two organisations chooses one; who has none enters no event", async () => {
  const [both, none] = [
    await newPanelUser(cms.url, "dorfforum-verein"),
    await newPanelUser(cms.url, "dorfforum-verein"),
  ];
  await assign(both, [own]);
  await assign(both, [foreign]);
  expect((await both.ask("POST", eventPath(), eventFields())).status).toBe(400);
  const chosen = { ...eventFields(), Veranstalter: { connect: [{ documentId: foreign }] } };
  expect(await organiserOf(documentIn(await both.ask("POST", eventPath(), chosen)))).toBe(foreign);
  expect((await none.ask("POST", eventPath(), eventFields())).status).toBe(400);
  expect((await none.ask("GET", eventPath())).body.results).toEqual([]);
});

test("an association changes what is published as a draft alone, and removes nothing from the site", async () => {
  const { ask } = users.verein;
  const made = { ...eventFields(), status: "published" };
  for (const address of [eventPath(), eventPath(`/clone/${await eventOf(own)}`)]) {
    const draft = documentIn(await ask("POST", address, made));
    expect((await admin("GET", eventPath(`/${draft}?status=published`))).body.data.Titel).toBeUndefined();
  }
  const event = await eventOf(own);
  await publish(event);
  const changed = await ask("PUT", eventPath(`/${event}`), { Titel: "Geändert", status: "published" });
  expect(changed.status).toBe(200);
  const titles = async () =>
    Promise.all(
      ["draft", "published"].map(
        async (status) => (await admin("GET", eventPath(`/${event}?status=${status}`))).body.data.Titel,
      ),
    );
  expect(await titles()).toEqual(["Geändert", "Probe"]);

  const removed = await ask("DELETE", eventPath(`/${event}`));
  expect(removed.body.error.message).toMatch(/^Was veröffentlicht ist, löscht die Redaktion\./);
  for (const [action, body] of [
    [`/${event}/actions/unpublish`, {}],
    [`/${event}/actions/unpublish`, { discardDraft: true }],
    ["/actions/bulkUnpublish", { documentIds: [event] }],
  ] as const)
    expect((await ask("POST", eventPath(action), body)).status, action).toBe(403);
  const all = await ask("POST", eventPath("/actions/bulkDelete"), { documentIds: [event] });
  expect(all.body.error.message).toBe(removed.body.error.message);
  expect(await titles()).toEqual(["Geändert", "Probe"]);

  expect((await ask("POST", eventPath(`/${event}/actions/discard`), {})).status).toBe(200);
  expect(await titles()).toEqual(["Probe", "Probe"]);
  // Discarding would bring back the organiser of the published version.
  documentIn(
    await admin("PUT", eventPath(`/${event}`), { Veranstalter: { set: [{ documentId: foreign }] } }),
  );
  await publish(event);
  documentIn(await admin("PUT", eventPath(`/${event}`), { Veranstalter: { set: [{ documentId: own }] } }));
  expect((await ask("POST", eventPath(`/${event}/actions/discard`), {})).status).toBeGreaterThanOrEqual(400);
  expect(await organiserOf(event)).toBe(own);
});

test("the assignment outlives publishing and unpublishing of the organisation", async () => {
  for (const action of ["publish", "unpublish", "publish", "discard"]) {
    const answer = await admin("POST", path("organisation", `/${own}/actions/${action}`), {});
    expect(answer.status, action).toBe(200);
    expect((await users.verein.ask("GET", path("organisation", `/${own}`))).status, action).toBe(200);
  }
  const visitors = asker(cms.url, process.env.CMS_API_TOKEN ?? "");
  expect((await visitors("GET", "api/zugaenge")).status).toBe(404);
  const { status, body } = await visitors("GET", `api/organisationen/${own}?populate=*`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(users.verein.email);
});

test("only who may read the inboxes gets at what visitors sent", async () => {
  const { data } = await send(submissions(cms.url), festival(newKey()));
  const reference = data?.Vorgangsnummer;
  const { body } = await admin("GET", path("einsendung", `?filters[Vorgangsnummer][$eq]=${reference}`));
  const [{ documentId }] = body.results;
  const attempts: [string, string][] = [
    ["GET", "redaktion/tabellen/nachrichten"],
    ["GET", "redaktion/tabellen/einsendungen"],
    ["GET", `redaktion/einsendungen/${reference}/bild`],
    ["GET", `redaktion/entwuerfe/${documentId}/einsendung`],
    ["POST", `redaktion/einsendungen/${documentId}/entwurf`],
    ["GET", path("einsendung", `/${documentId}`)],
    ["GET", path("einsendung", "?filters[E_Mail][$contains]=@")],
    ["GET", path("nachricht", `/actions/countManyEntriesDraftRelations?documentIds=${documentId}`)],
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
});

test("an association previews its own draft alone", async () => {
  const preview = (documentId: string, status = "draft") =>
    users.verein.ask(
      "GET",
      `content-manager/preview/url/api::veranstaltung.veranstaltung?documentId=${documentId}&status=${status}`,
    );
  const mine = await preview(await eventOf(own));
  expect(mine.body.data?.url).toMatch(/\/vorschau\/veranstaltung\./);
  expect((await preview(await eventOf(foreign))).status).toBe(204);
  // Once it was theirs: the published version still is, the draft is not.
  const moved = await eventOf(own);
  await publish(moved);
  documentIn(
    await admin("PUT", eventPath(`/${moved}`), { Veranstalter: { set: [{ documentId: foreign }] } }),
  );
  expect((await preview(moved)).status).toBe(204);
});

test("an association sees and changes its own files alone", async () => {
  const upload = async (ask: PanelUser["ask"], name: string): Promise<number> => {
    const form = new FormData();
    form.append("fileInfo", JSON.stringify({ name, alternativeText: "Ein Punkt" }));
    form.append("files", new File(["%PDF-1.4\n%%EOF\n"], name, { type: "application/pdf" }));
    const { status, body } = await ask("POST", "upload", form);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body[0].id;
  };
  const theirs = await upload(admin, "fremd.pdf");
  const { ask } = users.verein;
  const mine = await upload(ask, "eigen.pdf");
  const { body } = await ask("GET", "upload/files?pageSize=100");
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([mine]);
  for (const [method, address] of [
    ["GET", `upload/files/${theirs}`],
    ["DELETE", `upload/files/${theirs}`],
  ] as const)
    expect((await ask(method, address)).status, `${method} ${address}`).toBe(403);
  const renamed = new FormData();
  renamed.append("fileInfo", JSON.stringify({ name: "anders.pdf" }));
  expect((await ask("POST", `upload?id=${theirs}`, renamed)).status).toBe(403);
  expect((await ask("DELETE", `upload/files/${mine}`)).status).toBe(200);
});

test("who manages people becomes no administrator and touches none", async () => {
  const { ask, id } = users.verwaltung;
  const { body: found } = await ask("GET", "admin/roles");
  const role = (code: string): number => found.data.find((entry: { code: string }) => entry.code === code).id;
  const superAdmin = role("strapi-super-admin");
  // A second one, since Strapi itself keeps the last one.
  const administrator = await newPanelUser(cms.url, "strapi-super-admin");
  const { body: people } = await ask("GET", "admin/users?pageSize=100");
  const person = { firstname: "Neu", lastname: "Probe" };
  const email = () => `${newKey()}@example.org`;
  const other = await newPanelUser(cms.url, "dorfforum-redaktion");

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

test("guesses of one address for one account or many are limited, and lock nobody else out", async () => {
  const attempt = (address: string, email: string, password: string, path = "login") =>
    fetch(`${cms.url}/admin/${path}`, {
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

test("after a restart the rights are as administrators left them, with their conditions", async ({
  servers,
}) => {
  const { folder } = cms;
  const { body } = await admin("GET", "admin/roles");
  const id = (code: string) => body.data.find((role: { code: string }) => role.code === code)?.id;
  expect(body.data.map(({ code }: { code: string }) => code).sort()).toEqual(
    expect.arrayContaining([
      "dorfforum-moderation",
      "dorfforum-redaktion",
      "dorfforum-verein",
      "dorfforum-verwaltung",
    ]),
  );
  expect([id("strapi-editor"), id("strapi-author")]).toEqual([undefined, undefined]);

  type Permission = { action: string; subject?: string; conditions?: string[]; properties?: object };
  const permissionsOf = async (ask: PanelUser["ask"], code: string): Promise<Permission[]> =>
    (await ask("GET", `admin/roles/${id(code)}/permissions`)).body.data;
  const redaktion = (await permissionsOf(admin, "dorfforum-redaktion")).filter(
    ({ subject }) => subject !== "api::angebot.angebot",
  );
  const permissions = redaktion.map(({ action, subject, conditions, properties }) => ({
    action,
    subject,
    conditions,
    properties,
  }));
  expect(
    (await admin("PUT", `admin/roles/${id("dorfforum-redaktion")}/permissions`, { permissions })).status,
  ).toBe(200);
  const summary = async (ask: PanelUser["ask"]) =>
    (await Promise.all(["dorfforum-redaktion", "dorfforum-verein"].map((code) => permissionsOf(ask, code))))
      .flat()
      .map(({ action, subject, conditions, properties }) =>
        JSON.stringify([action, subject, conditions, properties]),
      )
      .sort();
  const before = await summary(admin);
  expect(before.join()).toContain("api::own-event");

  await cms.stop();
  cms = await servers.startCms({ folder });
  const restarted = asker(cms.url, (await openEditor(cms.url)).token);
  expect(await summary(restarted)).toEqual(before);
});
