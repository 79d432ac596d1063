import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { testEnvironment } from "../../scripts/environment.mjs";
import { signPicture } from "../../scripts/sign-picture.mjs";
import { readStack } from "../../scripts/stack/test-stack.mjs";
import { runVillageTask } from "../../scripts/village-task.mjs";

/** A village that has nothing in common with the demo */
export const heidenau = {
  name: "Groß Heidenau",
  gemeinde: "Samtgemeinde Heidenau",
  strasse: "Am Anger 7",
  plz: "29999",
  ort: "Heidenau",
  land: "Niedersachsen",
  telefon: "04182 555 0",
  mail: "amt@heidenau.example.net",
  akzentfarbe: "#00205b",
  hauptfarbe: "#7a0f2b",
};

const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">
  <path d="M10 0h220v110c0 60-110 90-110 90S10 170 10 110z" fill="#c00"/>
</svg>`;

/**
 * Has the code of `npm run new-village` make a village in a database of its own. The editor of the tests is its administrator.
 * @returns the folder that startCms() takes
 */
export async function makeVillage(): Promise<string> {
  const { folder: parent, settings } = await readStack();
  const folder = await mkdtemp(path.join(parent, "new-village-"));
  await mkdir(path.join(folder, "public", "uploads"), { recursive: true });
  const drawing = path.join(folder, "zeichen.svg");
  await writeFile(drawing, sign);
  const env = testEnvironment({
    ...settings.cms,
    DATABASE_FILENAME: path.join(folder, "cms.db"),
    PUBLIC_DIR: path.join(folder, "public"),
  });
  const admin = process.env.CMS_ADMIN_EMAIL ?? "";
  const passwort = process.env.CMS_ADMIN_PASSWORD ?? "";
  const zeichen = await signPicture(drawing, folder);
  const result = await runVillageTask("createVillage", { ...heidenau, zeichen, admin, passwort }, env);
  if (result?.state !== "created") throw new Error(`The village was not made: ${JSON.stringify(result)}`);
  return folder;
}
