import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { openEditor } from "./support/editor";
import { formerDatabases } from "./support/first-version";
import { test } from "./support/postgres";

test.use({ javaScriptEnabled: false });

for (const [name, fill] of Object.entries(formerDatabases))
  test(`a database of the first content model keeps what it holds on ${name}`, async ({
    page,
    postgres,
    servers,
  }) => {
    const { folder, env, read } = await fill(postgres);
    const cms = await servers.startCms({ folder, env: { ...env, DEMO_VILLAGE: "false" } });
    const site = await servers.startSite({ cmsUrl: cms.url });
    const editor = await openEditor(cms.url);

    for (const [path, texts] of [
      [routes.event("herbstmarkt"), ["Herbstmarkt", "Mit Kürbissen.", "Markt", "Heimatverein Ahornbach"]],
      [routes.article("muehle"), ["Die alte Mühle", "Um 1790 gebaut.", "28. März 2027"]],
      [
        routes.organisation({ type: "verein", slug: "heimatverein" }),
        ["Wir pflegen die Wege.", "030 23125 17", "9–12.30 Uhr"],
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
    expect(await read("select kontakt_link from allgemeine_einstellungen")).toEqual([
      { kontakt_link: "/kontakt" },
    ]);
  });
