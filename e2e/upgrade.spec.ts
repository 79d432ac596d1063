import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import type { FormLayout } from "@/cms/src/editing-view/form-layout";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { festival, send, submissions } from "./support/cms-submissions";
import { type FormerDatabase, formerDatabases } from "./support/first-version";
import { test } from "./support/postgres";

test.use({ javaScriptEnabled: false });

const year = new Date().getFullYear();
const christmas = `24.12.${year}`;

/** PostgreSQL's driver gives a day as midnight here. */
const dayOrText = (value: unknown) =>
  value instanceof Date
    ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`
    : value;

const formerCode = "Of-an-earlier-release_0123456789";

const namesIn = (layout: FormLayout) => layout.flat().map(({ name }) => name);

/** Turns a form's rows round, as an editor may have done. @returns the names of its fields */
async function reverseForm({ query }: FormerDatabase, type: string): Promise<string[]> {
  const table = "strapi_core_store_settings";
  const key = `'plugin_content_manager_configuration_content_types::api::${type}.${type}'`;
  const [stored] = await query(`select value from ${table} where key = ${key}`);
  const view = JSON.parse(String(stored?.value)) as { layouts: { edit: FormLayout } };
  view.layouts.edit.reverse();
  const value = `'${JSON.stringify(view).replaceAll("'", "''")}'`;
  await query(`update ${table} set value = ${value} where key = ${key} returning key`);
  return namesIn(view.layouts.edit);
}

for (const [name, fill] of Object.entries(formerDatabases))
  test(`a database of the first content model keeps what it holds on ${name}`, async ({
    page,
    postgres,
    servers,
  }) => {
    const database = await fill(postgres);
    const { folder, env, query } = database;
    const changedForm = await reverseForm(database, "beitrag");
    const file = () => readFile(path.join(folder, "cms.db"), "utf8");
    // As releases stored the code that opens a proposal to its sender
    await query("alter table einsendungen add column zugangscode varchar(255)");
    await query(`update einsendungen set zugangscode = '${formerCode}' returning id`);
    const closed = `${christmas}–2.1.${year + 1}, drei Wochen im Sommer`;
    await query(`update organisationen set schliesstage = '${closed}' where id = 2 returning id`);
    await query("create table frueheres (name text)");
    await query("insert into frueheres values ('Frühere Absenderin') returning name");
    await query("drop table frueheres");
    if (name === "SQLite") expect(await file()).toContain("Frühere Absenderin");
    const cms = await servers.startCms({ folder, env: { ...env, DEMO_VILLAGE: "false" } });
    const site = await servers.startSite({ cmsUrl: cms.url });
    const editor = await openEditor(cms.url);

    for (const [path, texts] of [
      [routes.event("herbstmarkt"), ["Herbstmarkt", "Mit Kürbissen.", "Markt", "Heimatverein Ahornbach"]],
      [routes.article("muehle"), ["Die alte Mühle", "Um 1790 gebaut.", "28. März 2027"]],
      [
        routes.organisation({ type: "verein", slug: "heimatverein" }),
        ["Wir pflegen die Wege.", "030 23125 17", "9–12.30 Uhr", closed],
      ],
      [routes.imprint, ["Gemeinde Ahornbach"]],
    ] as const) {
      expect((await page.goto(site.url + path))?.status(), path).toBe(200);
      for (const text of texts) await expect(page.getByRole("main"), path).toContainText(text);
    }
    expect(await editor.findEntry("beitrag", { Slug: "entwurf" })).toMatchObject({ Datum: "2027-03-29" });
    expect(await editor.findEntry("einsendung", { Vorgangsnummer: "V-2222-3333" })).toMatchObject({
      Daten: { Titel: "Chorabend" },
    });
    expect(await editor.findEntry("nachricht", { Vorgangsnummer: "B-7K4M-2QXD" })).toMatchObject({
      Text: "Der Knopf ist zu klein.",
      Antwort_bis: "2027-04-30",
    });
    // A field that the content model no longer has
    expect(await query("select kontakt_link from allgemeine_einstellungen")).toEqual([
      { kontakt_link: "/kontakt" },
    ]);

    await test.step("its event keeps its text and gets the Ort of its name", async () => {
      const linked = `select e.ort, o.name from veranstaltungen e
        join veranstaltungen_raum_lnk l on l.veranstaltung_id = e.id join orte o on o.id = l.ort_id`;
      const place = { ort: "Markt", name: "Markt" };
      expect(await query(linked)).toEqual([place, place]);
      // As the content model's first version and all others read it
      expect(await query("select distinct ort from veranstaltungen")).toEqual([{ ort: "Markt" }]);
    });

    await test.step("a sender's link and key of before live on, and their hashes alone are stored", async () => {
      const open = async (code: string) => {
        const headers = { Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` };
        const answer = await fetch(`${cms.url}/api/einsendungen/zugang/${code}`, { headers });
        return (await answer.json()).data?.Vorgangsnummer;
      };
      expect(await open(formerCode)).toBe("V-2222-3333");
      const key = "5f0c6c0e-0000-4000-8000-000000000002";
      const { status, data } = await send(submissions(cms.url), festival(key));
      expect([status, data?.Vorgangsnummer]).toEqual([200, "V-2222-3333"]);
      const code = data?.Zugangscode ?? "";
      for (const each of [code, formerCode]) expect(await open(each)).toBe("V-2222-3333");
      const hashes = [formerCode, code, key].map((text) =>
        createHash("sha256").update(text).digest("base64url"),
      );
      const fields = ["zugangscode", "weiterer_zugangscode", "schluessel"];
      expect(await query(`select ${fields.join(", ")} from einsendungen`)).toEqual([
        Object.fromEntries(fields.map((field, index) => [field, hashes[index]])),
      ]);
      for (const hash of hashes) expect(await open(hash)).toBeUndefined();
    });

    if (name === "SQLite")
      await test.step("what was deleted before is in the file no more", async () => {
        for (const former of ["Frühere Absenderin", formerCode]) expect(await file()).not.toContain(former);
      });

    await test.step("its forms are arranged, but not those that an editor changed", async () => {
      const form = async (type: string) => {
        const answer = await editor.fetch(`content-manager/content-types/api::${type}.${type}/configuration`);
        return namesIn((await answer.json()).data.contentType.layouts.edit);
      };
      const event = await form("veranstaltung");
      expect(event.slice(0, 3)).toEqual(["Titel", "Beginn", "Ende"]);
      const article = await form("beitrag");
      // Fields of later versions follow.
      expect(article.slice(0, changedForm.length)).toEqual(changedForm);
      for (const names of [event, article]) expect(names).not.toContain("Dateien_im_Text");
    });

    await test.step("closing days and closings become special days, once and without a trace of a second time", async () => {
      const taken = `select o.id, t.von, t.bis, t.gilt, t.hinweis from TABLE_cmps c
        join teile_besonderer_tag t on t.id = c.cmp_id join TABLE o on o.id = c.entity_id
        where c.component_type = 'teile.besonderer-tag' and c.field = 'Besondere_Tage' order by o.id`;
      const daysOf = async (table: string) =>
        (await query(taken.replaceAll("TABLE", table))).map((row) => Object.values(row).map(dayOrText));
      const ofClub = [[2, `${year}-12-24`, `${year + 1}-01-02`, "geschlossen", null]];
      expect(await daysOf("organisationen")).toEqual(ofClub);
      expect(await query("select oeffnungszeiten_hinweis from organisationen order by id")).toEqual([
        { oeffnungszeiten_hinweis: null },
        { oeffnungszeiten_hinweis: closed },
      ]);
      const changed = await query("select id, updated_at from organisationen order by id");
      // As a release that had places stored a closing
      await cms.stop();
      await query("create table teile_schliessung (id integer, von date, bis date, grund varchar(255))");
      await query(
        "insert into teile_schliessung values (7, '2098-05-17', '2098-05-18', 'Der Boden.'), (8, '2098-06-01', '2098-06-01', 'Prüfung') returning id",
      );
      for (const cmp of [7, 8])
        await query(
          `insert into orte_cmps (entity_id, cmp_id, component_type, field, "order")
            select id, ${cmp}, 'teile.schliessung', 'Schliessungen', ${cmp} from orte where name = 'Markt' returning id`,
        );
      const key = "'app_dorfforum_special-days'";
      await query("update organisationen set schliesstage = null returning id");
      await query(`delete from strapi_core_store_settings where key = ${key} returning id`);
      for (const _ of ["first", "second"]) {
        const again = await servers.startCms({ folder, env: { ...env, DEMO_VILLAGE: "false" } });
        await again.stop();
        expect((await daysOf("orte")).map(([, ...days]) => days)).toEqual([
          ["2098-05-17", "2098-05-18", "geschlossen", "Der Boden."],
          ["2098-06-01", null, "geschlossen", "Prüfung"],
        ]);
        expect(await daysOf("organisationen")).toEqual(ofClub);
        expect(await query("select id, updated_at from organisationen order by id")).toEqual(changed);
      }
    });
  });
