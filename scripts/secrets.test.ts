import { createECDH } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { ensureSecrets, freshSettings, setCmsVariables } from "./secrets.mjs";

const shared = [
  "CMS_API_TOKEN",
  "CMS_WRITE_TOKEN",
  "CMS_WEBHOOK_SECRET",
  "CMS_PREVIEW_SECRET",
  "CMS_PREVIEW_TOKEN",
];
let folder: string;
let files: { site: string; cms: string };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-secrets-"));
  files = { site: path.join(folder, "site.env"), cms: path.join(folder, "cms.env") };
});
afterEach(() => rm(folder, { recursive: true }));

const variablesIn = async (file: string) => parseEnv(await readFile(file, "utf8"));

test("a new installation gets both files, with the same shared secrets, readable by their owner only", async () => {
  const result = await ensureSecrets(files);
  expect(result).toMatchObject({ isNew: true, isWritten: true });
  for (const name of shared) {
    expect(result.site[name]).toMatch(/^[0-9a-f]{64}$/);
    expect(result.cms[name]).toBe(result.site[name]);
  }
  expect(await variablesIn(files.site)).toEqual(result.site);
  expect(await variablesIn(files.cms)).toEqual(result.cms);
  for (const file of Object.values(files)) expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(["cms.env", "site.env"]);
});

test("a new installation gets push keys that belong together; an older one gets some when it asks, and keeps what it has", async () => {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY = "" } = (await ensureSecrets(files)).cms;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY, "base64url"));
  expect(pair.getPublicKey("base64url")).toBe(VAPID_PUBLIC_KEY);
  expect(Buffer.from(VAPID_PRIVATE_KEY, "base64url")).toHaveLength(32);

  const again = async (text: string) => {
    await writeFile(files.cms, `APP_KEYS=a\n${text}`);
    const { cms } = await ensureSecrets(files);
    return [cms.VAPID_PUBLIC_KEY, cms.VAPID_PRIVATE_KEY];
  };
  expect(await again("")).toEqual([undefined, undefined]);
  expect(await again("VAPID_PUBLIC_KEY=mine\n")).toEqual(["mine", undefined]);
  expect(await again("VAPID_PUBLIC_KEY=\nVAPID_PRIVATE_KEY=\n")).toEqual([
    expect.stringMatching(/^[\w-]{87}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
});

test("a second run changes nothing", async () => {
  const first = await ensureSecrets(files);
  const second = await ensureSecrets(files);
  expect(second).toEqual({ ...first, isNew: false, isWritten: false });
});

test("existing values stay, blank variables are filled in on their line", async () => {
  await writeFile(files.site, "# mine\nSITE_URL=https://dorf.example\nALTCHA_HMAC_KEY=\nOWN=1");
  const { site } = await ensureSecrets(files);
  expect(site).toMatchObject({ SITE_URL: "https://dorf.example", OWN: "1" });
  const lines = (await readFile(files.site, "utf8")).split("\n");
  expect(lines.slice(0, 4)).toEqual([
    "# mine",
    "SITE_URL=https://dorf.example",
    `ALTCHA_HMAC_KEY=${site.ALTCHA_HMAC_KEY}`,
    "OWN=1",
  ]);
});

test("a secret that only the CMS has is copied to the site", async () => {
  await writeFile(files.cms, "CMS_API_TOKEN=of-the-cms\n");
  const result = await ensureSecrets(files);
  expect(result.site.CMS_API_TOKEN).toBe("of-the-cms");
  expect(result.cms.CMS_API_TOKEN).toBe("of-the-cms");
  expect(result.isNew).toBe(false);
});

test("the generated password meets Strapi's rules, and no two installations share secrets", () => {
  const [first, second] = [freshSettings(), freshSettings()];
  expect(first.cms.ADMIN_PASSWORD).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{20,}$/);
  for (const name of [...shared, "APP_KEYS", "ADMIN_JWT_SECRET", "ADMIN_PASSWORD"])
    expect(first.cms[name]).not.toBe(second.cms[name]);
});

test("variables of the CMS are set over what stands there, whatever their characters", async () => {
  await writeFile(files.cms, "# Ours\nDEMO_VILLAGE=true\nADMIN_EMAIL=a@example.org\n");
  const password = 'Groß 1 # "$HOME" \\n';
  await setCmsVariables({ DEMO_VILLAGE: "false", ADMIN_PASSWORD: password }, files.cms);
  expect(await variablesIn(files.cms)).toEqual({
    DEMO_VILLAGE: "false",
    ADMIN_EMAIL: "a@example.org",
    ADMIN_PASSWORD: password,
  });
  expect(await readFile(files.cms, "utf8")).toContain("# Ours\n");
});
