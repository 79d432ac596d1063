import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseEnv, promisify } from "node:util";

let folder: string;
const names = ["--site", "forum.example.org", "--cms", "redaktion.example.org"];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-settings-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (side: string) => path.join(folder, `${side}.env`);
const variablesOf = async (side: string) => parseEnv(await readFile(file(side), "utf8"));

async function write(args: string[], more: NodeJS.Dict<string> = {}) {
  const script = path.join(__dirname, "server-settings.mjs");
  const all = [script, "--settings", folder, "--state", "/var/lib/dorfforum", ...args];
  return promisify(execFile)(process.execPath, all, {
    env: { ...process.env, ...more },
  });
}

test("a server gets addresses, its places and secrets, for its owner alone", async () => {
  await write([...names, "--admin", "amt@example.org"]);
  const [site, cms] = [await variablesOf("site"), await variablesOf("cms")];
  expect(site).toMatchObject({
    SITE_URL: "https://forum.example.org",
    CMS_ADMIN_URL: "https://redaktion.example.org/admin",
    TRUSTED_PROXY_HOPS: "1",
    DATA_DIR: "/var/lib/dorfforum/site",
  });
  expect(cms).toMatchObject({
    DEMO_VILLAGE: "false",
    ADMIN_EMAIL: "amt@example.org",
    TRUSTED_PROXY_HOPS: "1",
  });
  expect(cms.CMS_API_TOKEN).toBe(site.CMS_API_TOKEN);
  for (const side of ["site", "cms"]) expect((await stat(file(side))).mode & 0o777).toBe(0o600);
});

test("run again it takes new names and mail, and keeps what an operator or the first run wrote", async () => {
  await write(names);
  const first = await readFile(file("site"), "utf8");
  await writeFile(file("site"), first.replace("PORT=3000", "PORT=4000"));
  const mail = { SMTP_URL: "smtps://forum:a%40b@mail.example.org", MAIL_FROM: "", MAIL_TO: "" };
  await write(["--site", "dorf.example.org", "--cms", "redaktion.example.org"], mail);
  expect(await variablesOf("site")).toEqual({
    ...parseEnv(first),
    PORT: "4000",
    SITE_URL: "https://dorf.example.org",
    SMTP_URL: mail.SMTP_URL,
  });
});

test.each([
  ["forum", "redaktion.example.org", "--site forum ist kein Name im Internet"],
  ["https://forum.example.org", "redaktion.example.org", "ist kein Name im Internet"],
  ["dörf.example.org", "redaktion.example.org", "xn--"],
  ["forum.example.org", "forum.example.org", "brauchen verschiedene Namen"],
])("the names %s and %s are refused, and nothing is written", async (site, cms, problem) => {
  await expect(write(["--site", site, "--cms", cms])).rejects.toMatchObject({
    stderr: expect.stringContaining(problem),
  });
  await expect(stat(file("site"))).rejects.toThrow("ENOENT");
});
