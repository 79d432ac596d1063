import path from "node:path";
import { parseArgs } from "node:util";
import { command } from "./command.mjs";
import { OperatorError } from "./failures.mjs";
import { ensureSecrets, setVariables } from "./secrets.mjs";

// deploy/server/install.sh calls it: writes the settings of a server behind nginx. What an option says is set each time, and
// so are SMTP_URL, MAIL_FROM and MAIL_TO of the environment, where no other user sees the password of the mail account.
// Everything else is written once, and then belongs to the operator.

const options = /** @type {const} */ ({
  settings: { type: "string" },
  state: { type: "string" },
  site: { type: "string" },
  cms: { type: "string" },
  admin: { type: "string" },
  "site-port": { type: "string", default: "3000" },
  "cms-port": { type: "string", default: "1337" },
});

/** @typedef {ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]} Options */

/** A host name with a dot, without a port. */
const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** @param {Options} given @param {keyof Options} name @returns {string} */
function required(given, name) {
  const value = given[name];
  if (!value) throw new OperatorError(`--${name} fehlt.`);
  return value;
}

/** @param {Options} given @param {"site" | "cms"} name */
function requiredHost(given, name) {
  const value = required(given, name);
  if (hostName.test(value)) return value;
  throw new OperatorError(
    `--${name} ${value} ist kein Name im Internet wie forum.example.org (Kleinbuchstaben; ü wird als xn--… geschrieben).`,
  );
}

/**
 * Both settings files of a server: what options say, and what it needs besides.
 * @param {Options} given
 */
function serverVariables(given) {
  const [siteName, cmsName] = [requiredHost(given, "site"), requiredHost(given, "cms")];
  if (siteName === cmsName) throw new OperatorError("--site und --cms brauchen verschiedene Namen.");
  const state = required(given, "state");
  const [sitePort, cmsPort] = [given["site-port"], given["cms-port"]];
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = process.env;
  return {
    site: {
      given: {
        SITE_URL: `https://${siteName}`,
        CMS_ADMIN_URL: `https://${cmsName}/admin`,
        ...defined({ SMTP_URL, MAIL_FROM, MAIL_TO }),
      },
      initial: {
        PORT: sitePort,
        CMS_URL: `http://127.0.0.1:${cmsPort}`,
        DATA_DIR: path.join(state, "site"),
        TRUSTED_PROXY_HOPS: "1",
      },
    },
    cms: {
      given: defined({ ADMIN_EMAIL: given.admin }),
      initial: {
        PORT: cmsPort,
        TRUSTED_PROXY_HOPS: "1",
        DATABASE_FILENAME: path.join(state, "cms", "data.db"),
        PUBLIC_DIR: path.join(state, "cms", "public"),
        SITE_WEBHOOK_URL: `http://127.0.0.1:${sitePort}/api/cms/webhook`,
        DEMO_VILLAGE: "false",
      },
    },
  };
}

/** @param {NodeJS.Dict<string>} variables @returns {Record<string, string>} */
const defined = (variables) =>
  Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** @param {string[]} args of the command line */
async function writeServerSettings(args) {
  const given = parseArgs({ args, options }).values;
  const folder = required(given, "settings");
  const variables = serverVariables(given);
  const files = { site: path.join(folder, "site.env"), cms: path.join(folder, "cms.env") };
  for (const side of /** @type {const} */ (["site", "cms"])) {
    await setVariables(files[side], variables[side].initial, { isKept: true });
    await setVariables(files[side], variables[side].given);
  }
  await ensureSecrets(files);
}

await command(() => writeServerSettings(process.argv.slice(2)));
