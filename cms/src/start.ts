import { createStrapi } from "@strapi/strapi";

// Starts the built CMS. `strapi start` does the same, after it has loaded every other command of Strapi, which takes a
// quarter of a start.

const appDir = process.cwd();
void createStrapi({ appDir, distDir: `${appDir}/dist` }).start();
