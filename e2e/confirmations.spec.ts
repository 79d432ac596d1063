import path from "node:path";
import { expect } from "@playwright/test";
import { openEditor } from "./support/editor";
import { test } from "./support/stack";

const type = "organisation";

/** Days until every entry of the demo village was last confirmed more than 14 months ago */
const longAfter = 450;
const clock = (days: number) => ({
  NODE_OPTIONS: `--require=${path.resolve("e2e/support/shift-clock.cjs")}`,
  DORFFORUM_DAYS_AHEAD: String(days),
});

test("editors see what is unconfirmed, and confirm it without publishing their draft", async ({
  servers,
}) => {
  const cms = await servers.startCms({ env: clock(longAfter) });
  const editor = await openEditor(cms.url);
  const startPage = async () => (await (await editor.fetch("redaktion/startseite")).json()).data;
  const published = async (slug: string) => {
    const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
    const address = `${cms.url}/api/organisationen?filters[Slug][$eq]=${slug}`;
    return (await (await fetch(address, { headers })).json()).data[0];
  };
  const { unconfirmed: before } = await startPage();
  expect(before.first).toHaveLength(3);

  const Slug = "freiwillige-feuerwehr-musterbach";
  const { documentId, Zuletzt_bestaetigt_am: day } = await editor.findEntry(type, { Slug });
  const draft = await editor.updateEntry(type, documentId, {
    Art: "Nur im Entwurf",
    Zuletzt_bestaetigt_am: "2031-01-01",
  });
  expect(draft.Zuletzt_bestaetigt_am).toBe(day);

  const { updatedAt, Art } = await published(Slug);
  await editor.fetch(`redaktion/bestaetigungen/api::${type}.${type}/${documentId}`, "POST");
  const confirmed = await published(Slug);
  expect(confirmed).toMatchObject({ updatedAt, Art });
  expect(confirmed.Zuletzt_bestaetigt_am > String(day)).toBe(true);
  const { Zuletzt_bestaetigt_am } = await editor.findEntry(type, { Slug });
  expect(Zuletzt_bestaetigt_am).toBe(confirmed.Zuletzt_bestaetigt_am);
  expect((await startPage()).unconfirmed.count).toBe(before.count - 1);

  const other = await editor.findEntry(type, { Slug: "jugendfeuerwehr-musterbach" });
  await editor.publish(type, other.documentId, { Art: "Verein" });
  expect((await published("jugendfeuerwehr-musterbach")).Zuletzt_bestaetigt_am).toBe(Zuletzt_bestaetigt_am);
  expect((await startPage()).unconfirmed.count).toBe(before.count - 2);
});
