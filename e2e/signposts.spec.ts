import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { openEditor } from "./support/editor";

test("an Angebot and an Info lead on to their Ziel, here or elsewhere", async ({ request }) => {
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

test("the CMS refuses an unsafe Ziel with a German sentence", async () => {
  const editor = await openEditor();
  const unsafe = ["javascript:alert(1)", "//example.org", "https://a:b@example.org", "/info/gelber-sack"];
  for (const Ziel of unsafe) {
    const fields = { Titel: "Falle", Slug: "falle", Ziel };
    await expect(editor.createEntry("angebot", fields), Ziel).rejects.toThrow(/400.*Ziel/s);
  }
});
