import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, watch, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { mailEnv } from "../scripts/stack/mailbox";
import { copyVillage, readStack } from "../scripts/stack/test-stack.mjs";
import { exportArchive, restoreArchive } from "../scripts/village-archive.mjs";
import { withoutEffects } from "../scripts/village-task.mjs";
import { message, messages, newKey, send } from "./support/cms-submissions";
import { type RunningCms, test, waitForCopies } from "./support/stack";
import { run } from "./support/subscriptions";
import { cmsEnvironment, countRows, withDatabase } from "./support/village-commands";

const execute = promisify(execFile);
const mailTable = "ausgehende_mails";

/** The sitemap, and the text and the pictures of each of its pages, without the site's own address. */
async function readPages(origin: string): Promise<Record<string, string>> {
  const read = async (path: string) =>
    (await (await fetch(origin + path)).text()).replaceAll(origin, "https://forum.example");
  const sitemap = await read(routes.sitemap);
  const pages: Record<string, string> = { [routes.sitemap]: sitemap };
  for (const [, location = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(location);
    pages[decodeURI(pathname)] = shownBy(await read(pathname));
  }
  return pages;
}

const shownBy = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<img\b[^>]*\bsrc="([^"]*)"[^>]*>/g, " [$1] ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** Uploaded files by name, with hashes of what is in them. */
async function readUploads(folder: string): Promise<[name: string, hash: string][]> {
  const uploads = path.join(folder, "public", "uploads");
  const names = (await readdir(uploads)).filter((name) => !name.startsWith(".")).sort();
  return Promise.all(
    names.map(async (name) => [
      name,
      createHash("sha256")
        .update(await readFile(path.join(uploads, name)))
        .digest("hex"),
    ]),
  );
}

const newFolder = async (name: string) => mkdtemp(path.join((await readStack()).folder, `${name}-`));

const otherName = "Groß Heidenau";

/** A folder with another village, which has no events */
async function anotherVillage() {
  const folder = await newFolder("other");
  await copyVillage((await readStack()).village, folder);
  run(folder, `update allgemeine_einstellungen set dorfname = '${otherName}'`);
  run(folder, "delete from veranstaltungen");
  return folder;
}

/** Exports the village of a CMS that runs, of which the archive's programs see a copy. @returns the copy's folder */
async function exportCopy(cms: RunningCms, archive: string): Promise<string> {
  const folder = await newFolder("exported");
  await copyVillage(cms.folder, folder);
  run(
    folder,
    "insert into kalenderquellen (document_id, name, adresse) values ('chor', 'Chor', 'https://verein.example/4711.ics')",
  );
  await exportArchive(archive, await cmsEnvironment(folder));
  return folder;
}

// biome-ignore lint/suspicious/noExplicitAny: A line is a schema or an entry of any type.
type ArchiveLine = any;

/** A copy of an archive whose schemas and entries are changed, as another version may have them */
async function changedArchive(
  archive: string,
  folder: string,
  name: string,
  change: (line: ArchiveLine) => void,
): Promise<string> {
  const unpacked = path.join(folder, name);
  await mkdir(unpacked);
  await execute("tar", ["-xzf", archive, "-C", unpacked]);
  for (const part of ["schemas", "entities"])
    for (const file of await readdir(path.join(unpacked, part))) {
      const lines = (await readFile(path.join(unpacked, part, file), "utf8")).trim().split("\n");
      const changed = lines.map((text) => {
        const line = JSON.parse(text);
        change(line);
        return JSON.stringify(line);
      });
      await writeFile(path.join(unpacked, part, file), `${changed.join("\n")}\n`);
    }
  const packed = path.join(folder, `${name}.tar.gz`);
  await execute("tar", ["-czf", packed, "-C", unpacked, ...(await readdir(unpacked))]);
  return packed;
}

function asLaterVersion({ uid, attributes }: ArchiveLine): void {
  if (uid === "api::info.info") attributes.Farbe = { type: "string" };
}

/** With closings in the place of special days */
function asFormerVersion(line: ArchiveLine): void {
  const { uid, attributes, type, data } = line;
  if (uid === "teile.besonderer-tag") line.uid = "teile.schliessung";
  if (uid === "api::organisation.organisation") {
    delete attributes.Besondere_Tage;
    attributes.Schliesstage = { type: "text" };
  }
  if (uid === "api::ort.ort") {
    delete attributes.Besondere_Tage;
    attributes.Schliessungen = { type: "component", repeatable: true, component: "teile.schliessung" };
  }
  if (type === "api::organisation.organisation") data.Schliesstage = "24.12.2098, drei Wochen im Sommer";
  if (type === "api::ort.ort" && data.Besondere_Tage?.length > 0) {
    delete data.Besondere_Tage;
    data.Schliessungen = [{ id: 1, Von: "2098-05-17", Bis: "2098-05-18", Grund: "Der Boden." }];
  }
}

/** Has a restore replace the village of a folder by the same one, and kills it as soon as its files are moved aside. */
async function endRestoreEarly(archive: string, folder: string, env: Record<string, string | undefined>) {
  const input = { task: "restoreVillage", input: { archive, mayReplace: true }, resultMark: "" };
  const restore = spawn(process.execPath, [path.resolve("cms/dist/src/village/run.js")], {
    cwd: "cms",
    env: { ...env, ...withoutEffects, NODE_ENV: "production", VILLAGE_TASK: JSON.stringify(input) },
    stdio: "ignore",
  });
  for await (const { filename } of watch(path.join(folder, "public")))
    if (filename?.startsWith("uploads_backup_")) break;
  restore.kill("SIGKILL");
  await once(restore, "exit");
}

test("a village is exported and restored elsewhere: every page shows the same, and waiting mail is not sent again", async ({
  linked: { cms, site },
  servers,
}) => {
  const editor = await openEditor(cms.url);
  const draft = await editor.createEntry("beitrag", { Titel: "Noch ein Entwurf", Text: "Unfertig" });
  const sent = await send(messages(cms.url), message(newKey()));
  expect(sent.status).toBe(201);

  const folder = await anotherVillage();
  const archive = path.join(folder, "dorf.tar.gz");
  const exported = await exportCopy(cms, archive);
  expect(countRows(exported, mailTable)).toBeGreaterThan(0);
  const env = await cmsEnvironment(folder);
  await test.step("a calendar's address, which may be a secret, is not in the archive", async () => {
    const text = gunzipSync(await readFile(archive)).toString();
    expect(text).toContain('"Name":"Chor"');
    expect(text).not.toContain("4711.ics");
  });
  await test.step("a village with content is replaced only if somebody says so", async () => {
    await expect(restoreArchive(archive, () => false, env)).rejects.toThrow(
      new RegExp(`schon ein Dorf mit Inhalten: ${otherName}\\. Es wurde nichts geändert\\. .*--ersetzen`),
    );
    expect(countRows(folder, "veranstaltungen")).toBe(0);
  });
  await test.step("in the place of another village: no mail waits, and the message is there", async () => {
    await restoreArchive(archive, ({ village }) => village === otherName, env);
    expect(countRows(folder, mailTable)).toBe(0);
    for (const table of ["nachrichten", "veranstaltungen", "seiten"])
      expect(countRows(folder, table)).toBe(countRows(exported, table));
    expect(await readUploads(folder)).toEqual(await readUploads(exported));
  });
  await test.step("a restore that is ended while it replaces the files costs none", async () => {
    const uploads = await readUploads(folder);
    await endRestoreEarly(archive, folder, env);
    expect(await readUploads(folder).catch(() => [])).not.toEqual(uploads);
  });
  await test.step("sitemap, texts and pictures of all pages are the same; drafts stay drafts", async () => {
    // Where mail is sent as from the first, pages offer the same.
    const mail = { ...mailEnv(await servers.freePort()), SITE_URL: "http://localhost:9" };
    const restored = await servers.startCms({ folder, env: { ...mail, DEMO_VILLAGE: "false" } });
    const restoredSite = await servers.startSite({ cmsUrl: restored.url });
    await waitForCopies(restoredSite);
    const offer = async () => (await fetch(restoredSite.url + routes.calendar())).text();
    await expect
      .poll(offer, { timeout: 60_000 })
      .toContain(routes.letterSubscription(["woche"]).split("?")[0]);
    expect(await readUploads(folder)).toEqual(await readUploads(exported));
    await waitForCopies(site);
    // At once: pages say what is free or open at the moment.
    const [pages, restoredPages] = await Promise.all([site, restoredSite].map(({ url }) => readPages(url)));
    expect(Object.keys(pages ?? {}).length).toBeGreaterThan(50);
    expect(restoredPages).toEqual(pages);
    const restoredEditor = await openEditor(restored.url);
    const found = await restoredEditor.findEntry("beitrag", { Titel: "Noch ein Entwurf" });
    expect(found).toMatchObject({ documentId: draft.documentId, publishedAt: null });
    await restored.stop();
  });
  await test.step("what this version cannot store, or is cut off, is refused and changes nothing", async () => {
    const uploads = await readUploads(folder);
    const events = countRows(folder, "veranstaltungen");
    const later = await changedArchive(archive, folder, "later", asLaterVersion);
    await expect(restoreArchive(later, () => true, env)).rejects.toThrow(
      /nicht speichern kann \(api::info\.info\.Farbe\)\. Es wurde nichts geändert/,
    );
    const cut = path.join(folder, "cut.tar.gz");
    await writeFile(cut, (await readFile(archive)).subarray(0, 20_000));
    await expect(restoreArchive(cut, () => true, env)).rejects.toThrow(/keine vollständige Sicherung/);
    expect([await readUploads(folder), countRows(folder, "veranstaltungen")]).toEqual([uploads, events]);
  });
  await test.step("closings of an earlier release are restored as special days", async () => {
    const former = await changedArchive(archive, folder, "former", asFormerVersion);
    await restoreArchive(former, () => true, env);
    const rows = withDatabase(folder, (database) =>
      database
        .prepare(
          "select von, bis, hinweis, count(*) as count from teile_besonderer_tag group by von order by von",
        )
        .all(),
    );
    expect(rows).toEqual([
      { von: "2098-05-17", bis: "2098-05-18", hinweis: "Der Boden.", count: 1 },
      { von: "2098-12-24", bis: null, hinweis: null, count: countRows(folder, "organisationen") },
    ]);
  });
  await editor.deleteEntry("beitrag", draft.documentId);
});
