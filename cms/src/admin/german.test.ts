import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import ownTexts from "./german.json";

type Texts = Record<string, string>;

const strapi = join(__dirname, "../../../../node_modules/@strapi");

/** The parts of the panel that editors use, with the prefix that Strapi gives to the keys of each. */
const parts = [
  { folder: "admin/dist/admin/admin/src", prefix: "" },
  { folder: "content-manager/dist/admin", prefix: "content-manager." },
  { folder: "upload/dist/admin", prefix: "upload." },
];

/** What only operators meet, what is sold, and what is not switched on. */
const otherFiles =
  /translations|(^|\/)(ee|ai)\/|GuidedTour|Marketplace|Token|Webhook|FreeTrial|Nps|Upsell|SSO|Cloud|AI|DeployNow|UseCase|MediaLibraryBanner|Plugin|ApplicationInfo|pages\/SettingsPage|constants/;
const otherKeys =
  /^(Settings\.(adminTokens|apiTokens|tokens|transferTokens|webhooks|application|sso|page|review)|Usecase|tours?\.|Media|global\.plugins|app\.components\.(BlockLink|FreeTrial|UpsellBanner|Nps|MediaLibraryBanner|InstallPlugin|ListPlugins|LeftMenu\.trial|HomePage|PluginCard|Guided)|admin\.pages\.MarketPlace|upload\.(settings\.form\.ai|config|.*([mM]etadata|\.ai$))|notification\.ee|widget\.|HomePage\.widget\.deploy|app$)/;

function strapisTexts(folder: string): Texts {
  const texts = require(join(strapi, folder, "translations/de.json.js"));
  return texts.default ?? texts;
}

const germanTexts: Texts = Object.assign(
  {},
  ...parts.map(({ folder, prefix }) =>
    Object.fromEntries(Object.entries(strapisTexts(folder)).map(([key, text]) => [prefix + key, text])),
  ),
  ownTexts,
);

/** A text's key and its English, as components name them; in the plugins a function adds the prefix. */
const use = /id:\s*(getTra\w+\()?['"`]([\w.$-]+)['"`]\)?,\s*defaultMessage/g;

const usedKeys = parts.flatMap(({ folder, prefix }) =>
  readdirSync(join(strapi, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mjs") && !otherFiles.test(file))
    .flatMap((file) => [...readFileSync(join(strapi, folder, file), "utf8").matchAll(use)])
    .map(([, isPrefixed, key = ""]) => (isPrefixed ? prefix + key : key)),
);
const editorsKeys = [...new Set(usedKeys)].filter((key) => !otherKeys.test(key)).sort();

test("every text that Strapi shows to editors has a German one", () => {
  assert.ok(editorsKeys.length > 500, String(editorsKeys.length));
  assert.deepEqual(
    editorsKeys.filter((key) => !germanTexts[key]),
    [],
  );
});

const familiar =
  /(?<!\p{L})(du|dein\p{L}*|dir|dich|hast|bist|kannst|musst|darfst|möchtest|willst|klicke|gib|wähle|füge|erstelle|bearbeite|konfiguriere|ziehe|stelle sicher|lade|nutze|warte|lösche|kontaktiere|behebe|überprüfe)(?!\p{L})/iu;

test("no German text says du", () => {
  const familiarTexts = editorsKeys.filter((key) => familiar.test(germanTexts[key] ?? ""));
  assert.deepEqual(
    familiarTexts.map((key) => `${key}: ${germanTexts[key]}`),
    [],
  );
});

test("examples of mail addresses belong to nobody", () => {
  const addresses = editorsKeys.flatMap((key) => germanTexts[key]?.match(/[\w.-]+@[\w.-]+/g) ?? []);
  assert.deepEqual([...new Set(addresses)], ["name@example.org"]);
});

test("german.json is sorted", () => {
  const keys = Object.keys(ownTexts);
  assert.deepEqual(keys, [...keys].sort());
});
