import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";

const settings = "allgemeine-einstellung";

test("an Angebot and an Info redirect to their Ziel", async ({ request }) => {
  const locations = new Map([
    [routes.offer("mitfahrbank-nutzen"), "/beitrag/mitfahrbank"],
    [routes.offer("werkzeug-leihen"), "https://dinge.musterbach.example.org"],
    [routes.info("gelber-sack"), "/beitrag/abfallkalender"],
  ]);
  for (const [path, target] of locations) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location?.replace(/\/$/, "")).toBe(target);
  }
});

test("a short address leads to its page soon after it is saved, and no second thing may have it", async ({
  request,
}) => {
  const editor = await openEditor();
  const { Kurzadressen: before } = await editor.getSingle(settings);
  const save = (Kurzadresse: string, Ziel: string) =>
    editor.updateSingle(settings, { Kurzadressen: [...(before as object[]), { Kurzadresse, Ziel }] });
  const target = `${routes.event("feuerwehrfest")}?stand=1#anfahrt`;
  await save("Kürbis-Fest", target);
  const found = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location, "cache-control": cache } = response.headers();
    return [response.status(), location, cache];
  };
  const redirect = [307, target, "no-store"];
  await expect.poll(() => found("/kürbis-fest?von=plakat"), { intervals: [50] }).toEqual(redirect);
  for (const path of ["/KÜRBIS-FEST", "/ku%CC%88rbis-fest", "/Kuerbis-Fest"])
    expect(await found(path), path).toEqual(redirect);
  expect((await request.get("/Kürbis-Fest/")).url()).toContain(routes.event("feuerwehrfest"));

  await expect(save("Kontakt", "/")).rejects.toThrow(/400.*„Kontakt“ ist schon eine Adresse dieser Website/s);
  await expect(save("FEST", "/")).rejects.toThrow(/400.*„fest“ gibt es schon in dieser Liste/s);
  await expect(save("kirmes", "/fest")).rejects.toThrow(/400.*Ziel muss der Pfad einer Seite/s);
  await editor.updateSingle(settings, { Kurzadressen: before });
  await expect.poll(async () => (await found("/kürbis-fest"))[0], { intervals: [50] }).toBe(404);
});

// packages/shared/urls/target-cases.json has the disguises.
test("the CMS refuses an unsafe Ziel, and one that redirects itself", async ({ baseURL }) => {
  const editor = await openEditor();
  for (const Ziel of ["javascript:alert(1)", "/info/gelber-sack", `${baseURL}//info/x`]) {
    const fields = { Titel: "Falle", Slug: "falle", Ziel };
    await expect(editor.createEntry("angebot", fields), Ziel).rejects.toThrow(/400.*Ziel/s);
  }
});

test("every spelling of the path ends at the Ziel or at the not-found page", async ({ request, baseURL }) => {
  const spellings = [
    "/info/gelber-sack/",
    "//info/gelber-sack",
    "/info//gelber-sack",
    "/%69nfo/gelber%2Dsack",
    "/Info/gelber-sack",
    "/info/GELBER-SACK",
    "/info/..%2Finfo/gelber-sack",
    "/info/./gelber-sack",
    "/info./gelber-sack",
    "/info/gelber-sack%2F",
    "/info/gelber-sack;x=1",
    "/\\info/gelber-sack",
  ];
  for (const path of spellings) {
    const response = await request.get(baseURL + path, { maxRedirects: 4 });
    const isExpected = [200, 404].includes(response.status());
    expect(isExpected, `${path}: ${response.status()}`).toBe(true);
    if (response.status() === 200)
      expect(new URL(response.url()).pathname, path).toBe("/beitrag/abfallkalender");
  }
});
