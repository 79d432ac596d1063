import { createStrapi } from "@strapi/strapi";
import { fromFeatures } from "../slots/feature";
import { exportVillage, restoreVillage } from "./archive";
import { createVillage, findVillage } from "./new-village";
import type { VillageAnswers } from "./questions";
import { planDemoRemoval, removeDemo } from "./remove-demo";

/** What the site's scripts can have done with the village, most of it while the CMS does not run. */
const tasks = {
  findVillage,
  restoreVillage,
  exportVillage,
  createVillage,
  planDemoRemoval,
  removeDemo,
};

/** `resultMark`: stands before the result on a line of its own, since Strapi writes to the same output. */
type Task = {
  task: string;
  input: VillageAnswers & { archive: string; mayReplace: boolean };
  resultMark: string;
};

async function main() {
  const { task, input, resultMark }: Task = JSON.parse(process.env.VILLAGE_TASK ?? "");
  const folder = process.cwd();
  const strapi = await createStrapi({ appDir: folder, distDir: `${folder}/dist` }).load();
  try {
    const all = Object.assign({}, tasks, ...fromFeatures(({ commands }) => commands && [commands]));
    const result = (await all[task](strapi, input)) ?? null;
    process.stdout.write(`\n${resultMark}${JSON.stringify(result)}\n`);
  } finally {
    await strapi.destroy();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
