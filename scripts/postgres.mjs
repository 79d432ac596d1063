import { execFile } from "node:child_process";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "./failures.mjs";
import { freePort } from "./ports.mjs";
import { freshPassword } from "./secrets.mjs";

const execute = promisify(execFile);

/** The user that runs PostgreSQL, which refuses root. @returns {Promise<{ uid: number, gid: number }>} */
async function serverUser() {
  const { uid, gid } = os.userInfo();
  if (uid !== 0) return { uid, gid };
  const [user, group] = await Promise.all(["-u", "-g"].map((id) => execute("id", [id, "postgres"])));
  return { uid: Number(user?.stdout), gid: Number(group?.stdout) };
}

/**
 * Starts a PostgreSQL server for tests on a free port of this machine, with its data in a temporary folder.
 * @param {string | undefined} bin the folder of PostgreSQL's programs
 * @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres
 */
export async function startPostgres(bin) {
  if (!bin)
    throw new OperatorError(
      "PostgreSQL is missing: install it, for example with apt-get install postgresql.",
    );
  const user = await serverUser();
  const folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-postgres-"));
  const [data, passwordFile] = [path.join(folder, "data"), path.join(folder, "password")];
  const port = await freePort();
  const password = freshPassword();
  await writeFile(passwordFile, password, { mode: 0o600 });
  for (const file of [folder, passwordFile]) await chown(file, user.uid, user.gid);

  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    execute(path.join(bin, program), args, {
      ...user,
      cwd: folder,
      env: { ...process.env, PGPASSWORD: password },
    });
  const control = (/** @type {string[]} */ ...args) => run("pg_ctl", "-D", data, "--wait", ...args);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  const account = ["-U", "postgres"];
  const address = [...account, "-h", "127.0.0.1", "-p", String(port)];

  let isRunning = false;

  /** Starts the server, also after shutDown(), and waits until it accepts connections. */
  async function start() {
    await control("start", "-o", settings, "-l", path.join(folder, "log"));
    isRunning = true;
  }

  /** Ends the server and every connection; the data stays. */
  async function shutDown() {
    await control("stop", "-m", "fast");
    isRunning = false;
  }

  await run(
    "initdb",
    "-D",
    data,
    ...account,
    "-A",
    "scram-sha-256",
    "--pwfile",
    passwordFile,
    "-E",
    "UTF8",
    "-N",
  );
  await start();
  return {
    port,
    start,
    shutDown,
    /** @param {string} name @param {string} [template] a database to copy; the new one is empty without. @returns its address */
    async createDatabase(name, template = "template0") {
      await run("createdb", ...address, "-T", template, name);
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
    /** Ends the server and removes its data. */
    async stop() {
      if (isRunning) await shutDown();
      await rm(folder, { recursive: true });
    },
  };
}
