import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../scripts/ports.mjs";

const project = path.resolve(__dirname, "../..");
const Database = createRequire(path.join(project, "cms/package.json"))("better-sqlite3");

let root: string;
let env: NodeJS.ProcessEnv;
const at = (...parts: string[]) => path.join(root, ...parts);
const state = (...parts: string[]) => at("var/lib/dorfforum", ...parts);
const current = () => at("opt/dorfforum/current");

/** In place of systemd: starts and stops what stands in the current release. */
const systemctl = `#!/usr/bin/env bash
[ "$*" != daemon-reload ] || exit 0
if [ "$*" = "reload nginx" ]; then readlink "$DORFFORUM_ROOT/etc/nginx/conf.d/dorfforum.conf" >>"$DORFFORUM_ROOT/reloads"; exit; fi
[ ! -f "$DORFFORUM_ROOT/pid" ] || { kill "$(cat "$DORFFORUM_ROOT/pid")"; rm "$DORFFORUM_ROOT/pid"; }
[ "$1" = stop ] || { setsid "$DORFFORUM_NODE" "$DORFFORUM_ROOT/opt/dorfforum/current/servers.cjs" >/dev/null 2>&1 9>&- & echo $! >"$DORFFORUM_ROOT/pid"; }
`;

/** In place of nginx: accepts the files that are linked for it, unless they say "refused". */
const nginx = `#!/usr/bin/env bash
folder="$(dirname "$(readlink "$DORFFORUM_ROOT/etc/nginx/conf.d/dorfforum.conf")")"
! grep -q refused "$folder"/*.conf
`;

/** In place of both servers: what they write to the database, and whether they answer. */
const serversOf = (title: string, isHealthy: boolean) => `
const { parseEnv } = require("node:util");
const { readFileSync } = require("node:fs");
const read = (name) => parseEnv(readFileSync(__dirname + "/" + name, "utf8"));
const [site, cms] = [read(".env"), read("cms/.env")];
const Database = require("module").createRequire(__dirname + "/cms/package.json")("better-sqlite3");
const database = new Database(cms.DATABASE_FILENAME);
database.exec("CREATE TABLE IF NOT EXISTS entries (title TEXT); INSERT INTO entries VALUES ('${title}')");
if (${isHealthy}) for (const { PORT } of [site, cms])
  require("node:http").createServer((_, response) => response.end("{}")).listen(PORT, "127.0.0.1");
else setInterval(() => {}, 1000);
`;

const goodBuild = `
import { symlinkSync } from "node:fs";
symlinkSync(${JSON.stringify(path.join(project, "cms/node_modules"))}, "cms/node_modules");
`;

type Release = {
  version?: string;
  build?: string;
  title?: string;
  isHealthy?: boolean;
  nginx?: string;
  unit?: string;
};

/** A folder with sources, as an operator has downloaded them */
async function sources({
  version = "1.0.0",
  build = goodBuild,
  title = "first",
  isHealthy = true,
  nginx = "",
  unit = "",
}: Release) {
  const folder = await mkdtemp(at("sources-"));
  for (const name of ["scripts", "cms", "deploy"]) await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ version, type: "module" }));
  await writeFile(path.join(folder, "cms/package.json"), "{}");
  await writeFile(path.join(folder, "scripts/build-all.mjs"), build);
  await writeFile(path.join(folder, "servers.cjs"), serversOf(title, isHealthy));
  await cp(__dirname, path.join(folder, "deploy/server"), { recursive: true });
  await cp(path.join(project, "deploy/nginx"), path.join(folder, "deploy/nginx"), { recursive: true });
  await appendFile(path.join(folder, "deploy/nginx/dorfforum.conf"), `# ${nginx}\n`);
  await appendFile(path.join(folder, "deploy/server/systemd/dorfforum-site.service"), `# ${unit}\n`);
  return folder;
}

/** Runs a script of this folder, with a limit of bash if there is one. */
async function run(script: string, args: string[], limit = "true") {
  const file = path.join(__dirname, script);
  const running = promisify(execFile)("bash", ["-c", `${limit}; exec "$0" "$@"`, file, ...args], { env });
  return running.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code: Number(code), output: `${stdout}${stderr}` }),
  );
}

const update = async (release: Release) => run("update.sh", [await sources(release)]);

function titles(file = state("cms/data.db")): string[] {
  const database = new Database(file, { readonly: true });
  const found = database.prepare("SELECT title FROM entries").pluck().all();
  database.close();
  return found;
}

const backups = async () =>
  (await readdir(at("var/backups/dorfforum"))).sort().map((name) => at("var/backups/dorfforum", name));

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "server-"));
  for (const folder of [
    "etc/dorfforum",
    "var/lib/dorfforum/cms/public/uploads",
    "var/backups/dorfforum",
    "etc/nginx/dorfforum",
    "etc/nginx/conf.d",
    "bin",
  ])
    await mkdir(at(folder), { recursive: true });
  await writeFile(
    at("etc/dorfforum/site.env"),
    `PORT=${await freePort()}\nSITE_URL=https://forum.example\nCMS_ADMIN_URL=https://cms.example/admin\n`,
  );
  await writeFile(
    at("etc/dorfforum/cms.env"),
    `PORT=${await freePort()}\nDATABASE_FILENAME=${state("cms/data.db")}\nPUBLIC_DIR=${state("cms/public")}\n`,
  );
  await writeFile(state("cms/public/uploads/bild.jpg"), "picture");
  await writeFile(at("bin/systemctl"), systemctl, { mode: 0o755 });
  await writeFile(at("bin/nginx"), nginx, { mode: 0o755 });
  env = {
    ...process.env,
    PATH: `${at("bin")}:${process.env.PATH}`,
    DORFFORUM_ROOT: root,
    DORFFORUM_USER: os.userInfo().username,
    DORFFORUM_NODE: process.execPath,
    DORFFORUM_SYSTEMCTL: at("bin/systemctl"),
    DORFFORUM_HEALTH_SECONDS: "3",
    DORFFORUM_MIN_FREE_KB: "1",
  };
});
afterEach(async () => {
  await promisify(execFile)(at("bin/systemctl"), ["stop"], { env });
  await rm(root, { recursive: true, force: true });
});

test("an update takes the place of the old release, which stays beside it", async () => {
  expect(await update({ version: "1.0.0" })).toMatchObject({ code: 0 });
  const first = await readlink(current());
  expect(await update({ version: "1.1.0", title: "second" })).toMatchObject({ code: 0 });
  expect(await readFile(path.join(current(), "RELEASE"), "utf8")).toMatch(/^1\.1\.0 \d+\n$/);
  expect(existsSync(first)).toBe(true);
  expect(titles()).toEqual(["first", "second"]);
}, 180_000);

test("a release that does not answer is taken back, and what it did to the database", async () => {
  await update({});
  const first = await readlink(current());
  const result = await update({ version: "2.0.0", title: "broken", isHealthy: false });
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringContaining("zurückgenommen, das Forum läuft wie vorher"),
  });
  expect(await readlink(current())).toBe(first);
  expect(titles()).not.toContain("broken");
  expect(await readdir(at("opt/dorfforum/releases"))).toEqual([path.basename(first)]);
}, 180_000);

/** In place of PostgreSQL's own: writes which database it was asked for into the file, or refuses. */
const pgDump = `#!/usr/bin/env bash
for part in "$@"; do case "$part" in --file=*) file="\${part#--file=}" ;; esac; done
[ ! -e "$DORFFORUM_ROOT/unreachable" ] || exit 1
printf 'dump of %s' "\${@: -1}" >"$file"
`;

describe("with PostgreSQL", () => {
  beforeEach(async () => {
    await update({});
    await appendFile(at("etc/dorfforum/cms.env"), "DATABASE_URL=postgres://forum@127.0.0.1/forum\n");
    await writeFile(at("bin/pg_dump"), pgDump, { mode: 0o755 });
  }, 180_000);

  test("an update makes a backup, and one that is taken back says that its database comes back by hand", async () => {
    const result = await update({ version: "2.0.0", isHealthy: false });
    const [file = ""] = await backups();
    expect(result).toMatchObject({ code: 1, output: expect.stringMatching(/PostgreSQL.*pg_restore/) });
    expect(result.output).toContain(file);
    const { stdout } = await promisify(execFile)("tar", ["-xzOf", file, "./database.pgdump"]);
    expect(stdout).toBe("dump of postgres://forum@127.0.0.1/forum");
  }, 180_000);

  test("an update without a backup leaves the running release alone", async () => {
    const first = await readlink(current());
    await writeFile(at("unreachable"), "");
    expect(await update({ version: "2.0.0" })).toMatchObject({
      code: 1,
      output: expect.stringContaining("Die Sicherung vor dem Update ist gescheitert"),
    });
    expect([await readlink(current()), await backups()]).toEqual([first, []]);
  }, 180_000);
});

describe("nginx's files", () => {
  const linked = () => readlink(at("etc/nginx/conf.d/dorfforum.conf"));
  const inFolder = async (name: string) => readFile(path.join(path.dirname(await linked()), name), "utf8");
  const folders = () => readdir(at("etc/nginx/dorfforum"));

  /** As a release set it up whose files stood in the folder itself */
  beforeEach(async () => {
    await writeFile(at("etc/nginx/dorfforum/dorfforum.conf"), "old");
    await writeFile(
      at("etc/nginx/dorfforum/tls.conf"),
      "ssl_certificate /etc/letsencrypt/x/fullchain.pem;\n",
    );
    await symlink(at("etc/nginx/dorfforum/dorfforum.conf"), at("etc/nginx/conf.d/dorfforum.conf"));
  });

  test("are those of the release that runs, with the names and the certificate that they had", async () => {
    await update({});
    const first = await linked();
    expect(await inFolder("dorfforum.conf")).toMatch(/server_name forum\.example cms\.example;/);
    expect(await update({ nginx: "second" })).toMatchObject({ code: 0 });
    expect(await inFolder("dorfforum.conf")).toContain("# second");
    expect(await inFolder("tls.conf")).toContain("ssl_certificate /etc/letsencrypt/x/fullchain.pem;");
    expect(await readFile(at("reloads"), "utf8")).toBe(`${first}\n${await linked()}\n`);
    expect(await folders()).toEqual([path.basename(path.dirname(await linked()))]);
  }, 180_000);

  test.each([
    ["nginx refuses them", { nginx: "refused" }, /nginx nimmt die Dateien[\s\S]*ist unberührt/],
    ["their release does not answer", { nginx: "new", isHealthy: false }, /zurückgenommen/],
    ["their release cannot be built", { nginx: "new", build: "process.exit(1)" }, /ließ sich nicht bauen/],
  ])(
    "stay as they are when %s",
    async (_, release, reason) => {
      await update({});
      const before = [await linked(), await folders(), await readlink(current())];
      const result = await update(release);
      expect(result).toMatchObject({ code: 1, output: expect.stringMatching(reason) });
      expect([await linked(), await folders(), await readlink(current())]).toEqual(before);
      expect(await inFolder("dorfforum.conf")).not.toMatch(/# (new|refused)/);
      expect(await readFile(at("reloads"), "utf8")).toBe(`${before[0]}\n`);
    },
    180_000,
  );

  test("are left alone where install.sh has not set nginx up", async () => {
    await rm(at("etc/nginx/conf.d/dorfforum.conf"));
    expect(await update({ nginx: "refused" })).toMatchObject({ code: 0 });
    expect(await folders()).toEqual(["dorfforum.conf", "tls.conf"]);
  }, 180_000);
});

test("the units are those of the release that runs, where install.sh has put some", async () => {
  const unit = at("etc/systemd/system/dorfforum-site.service");
  expect(await update({ unit: "first" })).toMatchObject({ code: 0 });
  expect(existsSync(unit)).toBe(false);
  await mkdir(path.dirname(unit), { recursive: true });
  await writeFile(unit, "");
  await update({ unit: "second" });
  expect(await readFile(unit, "utf8")).toContain("# second");
  await update({ unit: "third", isHealthy: false });
  expect(await readFile(unit, "utf8")).toContain("# second");
}, 180_000);

/** In place of npm, Next's command and the CMS's build: installs or builds a few files, and notes which and of which part. */
const tools = (notes: string) => `
const { appendFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const isCms = path.basename(process.cwd()) === "cms";
const [, , task] = process.argv;
appendFileSync(${JSON.stringify(notes)}, task + (isCms ? " CMS" : " site") + "\\n");
function write(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
}
if (task === "build") {
  for (const file of isCms ? ["dist/a.js"] : [".next/standalone/.env", ".next/static/a.js", ".next/server/a.js"]) write(file);
} else {
  for (const name of ["index.js", "index.d.ts", "index.js.map", "README.md", "LICENSE.md"]) write("node_modules/needed/" + name);
  write("node_modules/tool/index.js");
  cpSync(__filename, "node_modules/next/dist/bin/next");
  if (isCms) symlinkSync(${JSON.stringify(path.join(project, "cms/node_modules/better-sqlite3"))}, "node_modules/better-sqlite3");
}
`;

test("a release holds what runs, and takes from the running one what is unchanged", async () => {
  env.DORFFORUM_BUILD = at("npm.js");
  await writeFile(at("npm.js"), tools(at("notes")));
  const lock = JSON.stringify({ packages: { "": {}, "node_modules/tool": { dev: true } } });
  const withTools = async (release: Release) => {
    const folder = await sources(release);
    await cp(path.join(project, "scripts"), path.join(folder, "scripts"), { recursive: true });
    for (const part of ["", "cms"]) await writeFile(path.join(folder, part, "package-lock.json"), lock);
    const cmsBuild = 'process.argv[2] = "build"; await import("./node_modules/next/dist/bin/next");';
    await writeFile(path.join(folder, "cms/build.mjs"), cmsBuild);
    await mkdir(path.join(folder, "public"));
    await writeFile(path.join(folder, "public/icon.svg"), "");
    return folder;
  };
  expect(await run("update.sh", [await withTools({})])).toMatchObject({ code: 0 });
  const first = await readlink(current());
  expect((await readdir(path.join(first, ".next"))).sort()).toEqual([".dorfforum-stamp", "standalone"]);
  expect((await readdir(path.join(first, ".next/standalone"))).sort()).toEqual([".next", "public"]);
  expect(existsSync(path.join(first, ".next/standalone/.next/static/a.js"))).toBe(true);
  expect(existsSync(path.join(first, "node_modules"))).toBe(false);
  expect((await readdir(path.join(first, "cms/node_modules/needed"))).sort()).toEqual([
    "LICENSE.md",
    "index.js",
  ]);
  expect(existsSync(path.join(first, "cms/node_modules/tool"))).toBe(false);

  expect(await run("update.sh", [await withTools({ version: "1.1.0" })])).toMatchObject({ code: 0 });
  const inode = async (release: string) => (await stat(path.join(release, "cms/dist/a.js"))).ino;
  expect(await inode(await readlink(current()))).toBe(await inode(first));
  const notes = (await readFile(at("notes"), "utf8")).trim().split("\n");
  expect(notes.slice(-2)).toEqual(["install site", "build site"]);
  expect(notes.slice(0, -2).sort()).toEqual(["build CMS", "build site", "install CMS", "install site"]);
}, 180_000);

test("a release that cannot be built changes nothing", async () => {
  await update({});
  const first = await readlink(current());
  const result = await update({ build: "process.exit(1)" });
  expect(result).toMatchObject({ code: 1, output: expect.stringContaining("ließ sich nicht bauen") });
  expect(await readlink(current())).toBe(first);
  expect(await readdir(at("opt/dorfforum/releases"))).toEqual([path.basename(first)]);
}, 180_000);

test.each(["SIGTERM", "SIGKILL"] as const)(
  "an update that %s interrupts leaves the old release running",
  async (signal) => {
    await update({});
    const first = await readlink(current());
    const slow = await sources({ build: "console.log('building'); setTimeout(() => {}, 60_000)" });
    const updating = spawn(path.join(__dirname, "update.sh"), [slow], { env, detached: true });
    await new Promise<void>((resolve) =>
      updating.stdout.on("data", (output) => /^building/m.test(String(output)) && resolve()),
    );
    if (updating.pid) process.kill(-updating.pid, signal);
    // Also what it had started, which holds the lock and writes to the same pipe.
    await once(updating, "close");
    expect(await readlink(current())).toBe(first);
    expect(await update({ version: "1.1.0" })).toMatchObject({ code: 0 });
    expect(await readdir(at("opt/dorfforum/releases"))).toHaveLength(2);
  },
  180_000,
);

test("a backup brings back database, uploads and settings", async () => {
  await update({});
  const { code, output } = await run("backup.sh", []);
  expect(code).toBe(0);
  const [file = ""] = await backups();
  expect(output.trim()).toBe(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const database = new Database(state("cms/data.db"));
  database.exec("INSERT INTO entries VALUES ('later')");
  database.close();
  await rm(state("cms/public/uploads/bild.jpg"));
  await writeFile(
    at("etc/dorfforum/site.env"),
    `${await readFile(at("etc/dorfforum/site.env"), "utf8")}LOST=1\n`,
  );
  expect(await run("restore.sh", [file, "--settings"])).toMatchObject({ code: 0 });
  expect(titles()).not.toContain("later");
  expect(await readFile(state("cms/public/uploads/bild.jpg"), "utf8")).toBe("picture");
  expect(await readFile(at("etc/dorfforum/site.env"), "utf8")).not.toContain("LOST");
  const aside = (await readdir(state())).find((name) => name.startsWith("before-restore")) ?? "";
  expect(titles(state(aside, "data.db"))).toContain("later");
}, 180_000);

test("a backup that finds no room leaves those that are there, and nothing half", async () => {
  await update({});
  await run("backup.sh", []);
  const before = await backups();
  await writeFile(state("cms/public/uploads/film.mp4"), Buffer.alloc(4_000_000));
  const result = await run("backup.sh", [], "ulimit -f 1000");
  expect(result.code).not.toBe(0);
  expect(await backups()).toEqual(before);
}, 180_000);

test("old backups go, the newest 14 and the first of each month stay", async () => {
  await update({});
  const days = Array.from(
    { length: 30 },
    (_, day) => `dorfforum-203001${String(day + 1).padStart(2, "0")}-030000.tar.gz`,
  );
  for (const name of ["dorfforum-20291224-030000.tar.gz", ...days])
    await writeFile(at("var/backups/dorfforum", name), "");
  await run("backup.sh", []);
  const [made = "", ...others] = (await backups()).map((file) => path.basename(file));
  expect(others).toEqual(["dorfforum-20291224-030000.tar.gz", days[0], ...days.slice(-14)]);
  expect(made).toMatch(/^dorfforum-2/);
}, 180_000);

/** With pipefail the writer's SIGPIPE would decide, in some runs: a backup was deleted so. */
test("no script that heeds failures in pipes ends one early", async () => {
  const files = await promisify(execFile)("git", ["grep", "-lE", "pipefail|paths\\.sh", "--", project]);
  const scripts = files.stdout
    .trim()
    .split("\n")
    .filter((file) => /\.sh$|\.ci\/run$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  const early = /\| *(grep -\w*[ql]|head( -n)? *[\d"$]|sed \w*q)/;
  for (const file of scripts) {
    const lines = (await readFile(path.join(project, file), "utf8")).split("\n");
    expect(lines.filter((line) => early.test(line) && !/head -n "-/.test(line))).toEqual([]);
  }
});

test("a backup of a newer release is refused with the reason, a damaged one too", async () => {
  await update({ version: "1.10.0" });
  await run("backup.sh", []);
  const [newer = ""] = await backups();
  await rm(current());
  await update({ version: "1.9.0", title: "older" });
  const refused = await run("restore.sh", [newer]);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /Version 1\.10\.0 \d+, neuer als die installierte 1\.9\.0[\s\S]*dorfforum-update[\s\S]*nichts geändert/,
  );
  await writeFile(newer, (await readFile(newer)).subarray(0, 500));
  expect(await run("restore.sh", [newer])).toMatchObject({
    code: 1,
    output: expect.stringContaining("keine vollständige Sicherung"),
  });
  expect(titles()).toContain("older");
}, 180_000);
