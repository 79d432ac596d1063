import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { calendarOf, importer } from "./support/import";
import { noteEntries } from "./support/new-entries";
import { test } from "./support/stack";
import { holdImportLock, runImportCommand } from "./support/village-commands";

const nextYear = new Date().getFullYear() + 1;

test("npm run import takes a calendar over while the CMS runs; a second time it changes nothing and says so", async ({
  linked: { cms },
}) => {
  test.setTimeout(600_000);
  const editor = await openEditor(cms.url);
  const deleteNewEntries = await noteEntries(editor);
  const before = await editor.allEntries("veranstaltung");
  // Its dates will have passed one day.
  const calendar = ["--kalender", "cms/src/import/testing/vereinsring.ics", "--vergangene"];
  await expect(runImportCommand(cms.folder, ...calendar)).rejects.toThrow("Wessen Datei ist das?");
  const args = [...calendar, "--quelle", "Vereinsring"];

  expect(await runImportCommand(cms.folder, ...args)).toContain("Es wurde nichts geschrieben.");
  expect(await editor.allEntries("veranstaltung")).toEqual(before);

  const first = await runImportCommand(cms.folder, ...args, "--uebernehmen");
  expect(first).toContain("Übernommen: 4 neu, 0 geändert.");
  expect(first).not.toContain("Nicht verstanden");
  const entries = await editor.allEntries("veranstaltung");
  expect(entries).toHaveLength(before.length + 4);
  expect(entries.map(({ Titel }) => Titel)).toContain(
    "Weihnachtsmarkt vorm Dorfhaus „Lichterglanz“ mit 20 Ständen – Eintritt frei, Würstchen 3 €",
  );

  const second = await runImportCommand(cms.folder, ...args, "--uebernehmen");
  expect(second).toContain("0 neu, 0 geändert, 4 unverändert.");
  expect(second).toContain("Übernommen: 0 neu, 0 geändert.");
  expect(await editor.allEntries("veranstaltung")).toEqual(entries);
  await deleteNewEntries();
});

test("while another process imports, command and panel wait, and then say so and store nothing", async ({
  linked: { cms },
}, testInfo) => {
  test.setTimeout(600_000);
  const editor = await openEditor(cms.url);
  const deleteNewEntries = await noteEntries(editor);
  const text = calendarOf("Gleichzeitig", [
    "UID:gleichzeitig",
    `DTSTART;TZID=Europe/Berlin:${nextYear}0605T190000`,
    "SUMMARY:Gleichzeitig",
  ]);
  const file = testInfo.outputPath("gleichzeitig.ics");
  await writeFile(file, text);
  const runCommand = () =>
    runImportCommand(cms.folder, "--kalender", file, "--quelle", "Zugleich", "--uebernehmen");

  const free = holdImportLock(cms.folder);
  const refusal = /Gerade läuft schon eine andere Übernahme/;
  await Promise.all([
    expect(runCommand()).rejects.toThrow(refusal),
    expect(importer(cms.url, editor.token).refusal({ kind: "kalender", text })).resolves.toMatch(refusal),
  ]);
  expect(await editor.countEntries("veranstaltung", { Titel: "Gleichzeitig" })).toBe(0);
  free();
  expect(await runCommand()).toContain("Übernommen: 1 neu, 0 geändert.");
  await deleteNewEntries();
});
