import { mkdir } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { runVillageTask } from "../scripts/village-task.mjs";
import { message, messages, newKey, send } from "./support/cms-submissions";
import { newFolder } from "./support/postgres";
import { test } from "./support/stack";
import { cmsEnvironment } from "./support/village-commands";

const eventType = "veranstaltung";
const settingsType = "allgemeine-einstellung";

test("of the demo goes what nobody has touched: edited entries, what they refer to and what visitors sent stay", async ({
  servers,
}) => {
  const folder = await newFolder();
  await mkdir(path.join(folder, "public", "uploads"), { recursive: true });
  const sendMessage = async (cmsUrl: string) =>
    expect((await send(messages(cmsUrl), message(newKey()))).status).toBe(201);

  const empty = await servers.startCms({ folder, env: { DEMO_VILLAGE: "false" } });
  await sendMessage(empty.url);
  await empty.stop();

  const demo = await servers.startCms({ folder, env: { DEMO_VILLAGE: "true" } });
  const editor = await openEditor(demo.url);
  const titles = async (type: string, field = "Titel", from = editor) =>
    (await from.allEntries(type)).map((entry) => entry[field]).sort();
  expect((await titles(eventType)).length).toBeGreaterThan(20);
  await sendMessage(demo.url);
  const { documentId } = await editor.findEntry(eventType, { Slug: "brunnenfest" });
  await editor.publish(eventType, documentId, { Titel: "Brunnenfest der Nachbarn" });
  const club = await editor.findEntry("organisation", { Slug: "imkerverein-musterbach" });
  const own = { Titel: "Erntetanz", Beginn: "2027-10-02T18:00:00Z", Veranstalter: club.documentId };
  await editor.createEntry(eventType, own);
  await editor.updateSingle(settingsType, { Dorfname: "Heidenau" });
  await demo.stop();

  const env = await cmsEnvironment(folder);
  const planned = await runVillageTask("planDemoRemoval", {}, env);
  expect(planned.state).toBe("planned");
  const removed = await runVillageTask("removeDemo", {}, env);
  expect(removed).toEqual({ ...planned, state: "removed" });
  expect(Object.values(removed.edited)).toEqual([["Brunnenfest der Nachbarn"]]);

  const after = await servers.startCms({ folder, env: { DEMO_VILLAGE: "false" } });
  const later = await openEditor(after.url);
  expect(await titles(eventType, "Titel", later)).toEqual(["Brunnenfest der Nachbarn", "Erntetanz"]);
  expect(await titles("organisation", "Name", later)).toEqual([
    "Heimatverein Musterbach",
    "Imkerverein Musterbach",
  ]);
  for (const type of ["beitrag", "angebot", "info", "buchung"])
    expect(await titles(type, "Titel", later)).toEqual([]);
  expect(await later.allEntries("nachricht")).toHaveLength(2);
  expect((await runVillageTask("planDemoRemoval", {}, env)).removed).toEqual({});
});
