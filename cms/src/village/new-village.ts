import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { readEntries, toFields } from "../../demo/loader/load";
import { createAdministrator } from "../access/first-administrator";
import { rows } from "../database/rows";
import { uploadFile } from "../media/upload-file";
import { type Settings, type StarterPage, starterSettings, toStarterPage } from "./from-demo-texts";
import { hasContent } from "./has-content";
import { answerProblems, type VillageAnswers } from "./questions";

export type PresentVillage = { state: "has-content"; village: string | null };

export type NewVillage =
  | PresentVillage
  | { state: "created"; pages: number; isAccountNew: boolean; otherAdministrators: string[] };

const settingsType = "api::allgemeine-einstellung.allgemeine-einstellung";

/** Whether there is a village already, and its name. */
export async function findVillage(strapi: Core.Strapi): Promise<PresentVillage | undefined> {
  if (!(await hasContent(strapi))) return undefined;
  const settings = await rows(strapi, settingsType).findOne({});
  return { state: "has-content", village: settings?.Dorfname ?? null };
}

/**
 * Fills an empty database with the start of a village and its administrator, in one transaction: an interrupted run leaves
 * nothing. A village that has content stays as it is, and an account of that address keeps its password.
 * @param village with a PNG as `zeichen`
 * @throws Error for answers that questions.ts refuses
 */
export async function createVillage(strapi: Core.Strapi, village: VillageAnswers): Promise<NewVillage> {
  const problems = answerProblems(village);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const present = await findVillage(strapi);
  if (present) return present;

  const demo = join(strapi.dirs.app.root, "demo");
  const [demoSettings = {}] = readEntries(demo, "allgemeine-einstellungen") as Settings[];
  const pages = (readEntries(demo, "seiten") as unknown as StarterPage[])
    .map((page) => toStarterPage(page, demoSettings, village))
    .filter(({ Text }) => Text);
  const users = rows(strapi, "admin::user");
  const admin = village.admin.toLowerCase();
  const accounts = (await users.findMany({})).map(({ email }) => email ?? "");
  const isAccountNew = !accounts.includes(admin);
  await strapi.db.transaction(async () => {
    for (const [type, file] of [
      ["api::kategorie.kategorie", "kategorien"],
      ["api::synonymgruppe.synonymgruppe", "synonyme"],
    ] as const)
      for (const entry of readEntries(demo, file))
        await strapi.documents(type).create({
          data: toFields(entry, Object.keys(strapi.contentType(type).attributes), "", {}),
          status: "published",
        });
    for (const data of pages)
      await strapi.documents("api::seite.seite").create({ data, status: "published" });
    const Logo =
      village.zeichen &&
      (await uploadFile(strapi, village.zeichen, "image/png", `Dorfzeichen: ${village.name}`));
    await strapi
      .documents(settingsType)
      .create({ data: { ...starterSettings(demoSettings, village), ...(Logo && { Logo }) } });
    if (isAccountNew) await createAdministrator(strapi, admin, village.passwort);
  });
  return {
    state: "created",
    pages: pages.length,
    isAccountNew,
    otherAdministrators: accounts.filter((email) => email !== admin),
  };
}
