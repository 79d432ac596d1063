import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { openEditor } from "./support/editor";

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

test("the CMS refuses an unsafe Ziel", async () => {
  const editor = await openEditor();
  const unsafe = [
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "//example.org",
    "/\\example.org",
    "/\t/example.org",
    "https://a:b@example.org",
    "https:example.org",
    "/a\u202eb",
    "/info/gelber-sack",
    "/INFO/x",
    "/%69nfo/x",
    "/x/../angebot/y",
  ];
  for (const Ziel of unsafe) {
    const fields = { Titel: "Falle", Slug: "falle", Ziel };
    await expect(editor.createEntry("angebot", fields), Ziel).rejects.toThrow(/400.*Ziel/s);
  }
});

test("an unsafe Ziel that the CMS accepts leads to the not-found page", async ({ request, baseURL }) => {
  const editor = await openEditor();
  // The CMS accepts these: it does not know the site's host or how often a path is decoded.
  const disguised = [
    "/%2Fexample.org",
    "/%5Cexample.org",
    "/%252569nfo/falle-0",
    "/x/..%2Finfo/falle-0",
    "/info./falle-0",
    `${baseURL}/info/falle-0`,
    `${baseURL}/%2561ngebot/falle-0`,
    `${baseURL}//info/falle-0`,
  ];
  const created: string[] = [];
  try {
    for (const [number, Ziel] of disguised.entries()) {
      const { documentId } = await editor.createEntry("info", {
        Titel: "Falle",
        Slug: `falle-${number}`,
        Ziel,
      });
      created.push(documentId);
      await editor.publish("info", documentId);
    }
    // Published last: once it redirects, the site has read the others.
    const end = await editor.createEntry("info", { Titel: "Ende", Slug: "falle-ende", Ziel: "/kontakt" });
    created.push(end.documentId);
    await editor.publish("info", end.documentId);
    const status = async (slug: string) =>
      (await request.get(routes.info(slug), { maxRedirects: 0 })).status();
    await expect.poll(() => status("falle-ende")).toBe(307);
    for (const [number, Ziel] of disguised.entries()) {
      expect(await status(`falle-${number}`), Ziel).toBe(404);
    }
  } finally {
    for (const documentId of created) await editor.deleteEntry("info", documentId);
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
