import { expect } from "@playwright/test";
import {
  addPeople,
  type CmsWithRoles,
  documentIn,
  entryPath,
  eventFields,
  eventPath,
} from "./support/cms-with-roles";
import { asker, newPanelUser, type PanelUser } from "./support/panel-users";
import { test } from "./support/stack";

let admin: CmsWithRoles["admin"];
let users: CmsWithRoles["users"];
let own: CmsWithRoles["own"];
let foreign: CmsWithRoles["foreign"];
let assign: CmsWithRoles["assign"];
let eventOf: CmsWithRoles["eventOf"];
let deleteNewEntries: CmsWithRoles["deleteNewEntries"];

test.beforeAll(async ({ linked }) => {
  ({ admin, users, own, foreign, assign, eventOf, deleteNewEntries } = await addPeople(linked.cms));
});

test.afterAll(() => deleteNewEntries?.());

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
    ["GET", entryPath("organisation", `/${foreign}`)],
    ["GET", "content-manager/relations/api::veranstaltung.veranstaltung/createdBy"],
    ["GET", "content-manager/relations/api::zugang.zugang/Personen"],
  ];
  for (const [method, address, body] of refused)
    expect((await ask(method, address, body)).status, `${method} ${address}`).toBe(403);
  const copy = { ...eventFields(), Veranstalter: { set: [{ documentId: own }] } };
  const copied = await ask("POST", eventPath(`/clone/${theirs}`), copy);
  expect(copied.body.error.message).toMatch(/^Dafür fehlt Ihnen das Recht\./);
  // Strapi answers 400 to copies of what has relations, whoever asks.
  expect((await ask("POST", eventPath(`/auto-clone/${theirs}`))).status).toBe(400);

  const readable = [
    eventPath("?pageSize=100"),
    "content-manager/homepage/recent-documents?action=update",
    "content-manager/homepage/recent-documents?action=publish",
    "content-manager/relations/api::veranstaltung.veranstaltung/Veranstalter?pageSize=100",
    entryPath("organisation", "?pageSize=100"),
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

  const foreignId = (await admin("GET", entryPath("organisation", `/${foreign}`))).body.data.id;
  const ownId = (await admin("GET", entryPath("organisation", `/${own}`))).body.data.id;
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

test("who enters events for two organisations chooses one; who has none enters no event", async ({
  linked: { cms },
}) => {
  const [both, none] = [
    await newPanelUser(cms.url, "dorfforum-verein"),
    await newPanelUser(cms.url, "dorfforum-verein"),
  ];
  await assign(both, [own]);
  await assign(both, [foreign]);
  expect((await both.ask("POST", eventPath(), eventFields())).status).toBe(400);
  const chosen = { ...eventFields(), Veranstalter: { connect: [{ documentId: foreign }] } };
  expect(await organiserOf(documentIn(await both.ask("POST", eventPath(), chosen)))).toBe(foreign);
  const refused = await none.ask("POST", eventPath(), eventFields());
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toMatch(/^Ihr Konto ist noch keinem Verein zugeordnet\./);
  expect((await none.ask("GET", eventPath())).body.results).toEqual([]);
});

test("an association sees and restores the earlier versions of its own events alone", async () => {
  const { ask } = users.verein;
  const [mine, theirs] = [await eventOf(own), await eventOf(foreign)];
  const path = (event: string) => `redaktion/fassungen/api::veranstaltung.veranstaltung/${event}`;
  for (const event of [mine, theirs]) {
    await publish(event);
    await admin("POST", eventPath(`/${event}/actions/publish`), { Titel: "Geheimtreff", Kosten: "5 Euro" });
    await admin("POST", eventPath(`/${event}/actions/publish`), { Titel: "Treff" });
  }
  const [foreignVersion] = (await admin("GET", path(theirs))).body.data;
  for (const address of [
    path(theirs),
    `${path(theirs)}/${foreignVersion.version}`,
    `${path(mine)}/${foreignVersion.version}`,
  ])
    expect((await ask("GET", address)).status, address).toBe(404);
  expect((await ask("POST", `${path(theirs)}/${foreignVersion.version}`)).status).toBe(404);

  expect((await ask("GET", `redaktion/fassungen/api::ort.ort/${theirs}`)).body.data).toEqual([]);

  const [version] = (await ask("GET", path(mine))).body.data;
  expect((await ask("GET", `${path(mine)}/${version.version}`)).body.data.changes).toEqual([
    { label: "Titel", type: "string", value: "Geheimtreff" },
  ]);
  expect((await ask("POST", `${path(mine)}/${version.version}`)).status).toBe(200);
  expect((await admin("GET", eventPath(`/${mine}`))).body.data.Titel).toBe("Geheimtreff");
  const removed = await ask("POST", "redaktion/fassungen/entfernen", { term: "Geheimtreff" });
  expect(removed.body.data.count).toBe(1);
});

test("only people with the role Verein can be assigned to an organisation", async () => {
  const refused = await assign(users.redaktion, [own]);
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toBe(
    `${users.redaktion.email} hat nicht die Rolle Verein und braucht keinen Vereinszugang.`,
  );
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

test("the assignment outlives publishing and unpublishing of the organisation", async ({
  linked: { cms },
}) => {
  for (const action of ["publish", "unpublish", "publish", "discard"]) {
    const answer = await admin("POST", entryPath("organisation", `/${own}/actions/${action}`), {});
    expect(answer.status, action).toBe(200);
    expect((await users.verein.ask("GET", entryPath("organisation", `/${own}`))).status, action).toBe(200);
  }
  const visitors = asker(cms.url, process.env.CMS_API_TOKEN ?? "");
  expect((await visitors("GET", "api/zugaenge")).status).toBe(404);
  const { status, body } = await visitors("GET", `api/organisationen/${own}?populate=*`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(users.verein.email);
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
