import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { importer } from "./support/import";
import { noteEntries } from "./support/new-entries";
import { test } from "./support/stack";
import { holdImportLock, runImportCommand } from "./support/village-commands";

test("npm run import takes a calendar over while the CMS runs, unless another process imports; a second time it changes nothing and says so", async ({
  linked: { cms },
}) => {
  const editor = await openEditor(cms.url);
  const deleteNewEntries = await noteEntries(editor);
  const before = await editor.allEntries("veranstaltung");
  const file = "cms/src/calendar-files/testing/vereinsring.ics";
  // Its dates will have passed one day.
  const args = ["--kalender", file, "--vergangene", "--quelle", "Vereinsring"];
  const stored = () => editor.allEntries("veranstaltung");

  await test.step("without --uebernehmen nothing is written", async () => {
    expect(await runImportCommand(cms.folder, ...args)).toContain("Es wurde nichts geschrieben.");
    expect(await stored()).toEqual(before);
  });

  await test.step("while another process imports, command and panel wait, and then say so and store nothing", async () => {
    const free = holdImportLock(cms.folder);
    const refusal = /Gerade läuft schon eine andere Übernahme/;
    const text = await readFile(file, "utf8");
    await Promise.all([
      expect(runImportCommand(cms.folder, ...args, "--uebernehmen")).rejects.toThrow(refusal),
      expect(
        importer(cms.url, editor.token).refusal({ kind: "kalender", text }, { withPast: "true" }),
      ).resolves.toMatch(refusal),
    ]);
    expect(await stored()).toEqual(before);
    free();
  });

  const first = await runImportCommand(cms.folder, ...args, "--uebernehmen");
  expect(first).toContain("Übernommen: 4 neu, 0 geändert.");
  expect(first).not.toContain("Nicht verstanden");
  const entries = await stored();
  expect(entries).toHaveLength(before.length + 4);
  expect(entries.map(({ Titel }) => Titel)).toContain(
    "Weihnachtsmarkt vorm Dorfhaus „Lichterglanz“ mit 20 Ständen – Eintritt frei, Würstchen 3 €",
  );

  const second = await runImportCommand(cms.folder, ...args, "--uebernehmen");
  expect(second).toContain("0 neu, 0 geändert, 4 unverändert.");
  expect(second).toContain("Übernommen: 0 neu, 0 geändert.");
  expect(await stored()).toEqual(entries);
  await deleteNewEntries();
});
