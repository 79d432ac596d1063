import { execFile } from "node:child_process";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../failures.mjs";
import { freePort } from "../ports.mjs";
import { launch } from "../processes.mjs";
import { freshPassword } from "../secrets.mjs";

const execute = promisify(execFile);

/** The folder of PostgreSQL's programs. @throws {OperatorError} where it is not installed */
function programs() {
  const { POSTGRES_BIN } = process.env;
  if (POSTGRES_BIN) return POSTGRES_BIN;
  throw new OperatorError("PostgreSQL is missing: npm run setup installs it.");
}

/** The user that runs PostgreSQL, which refuses root. @returns {Promise<{ uid: number, gid: number }>} */
async function serverUser() {
  const { uid, gid } = os.userInfo();
  if (uid !== 0) return { uid, gid };
  const [user, group] = await Promise.all(["-u", "-g"].map((id) => execute("id", [id, "postgres"])));
  return { uid: Number(user?.stdout), gid: Number(group?.stdout) };
}

/**
 * @param {string} server the address of any database on it
 * @param {string} name @param {string} [template] a database that nobody uses, to copy; without, the new one is empty
 * @returns its address
 */
export async function createDatabase(server, name, template = "template0") {
  await execute(path.join(programs(), "createdb"), ["--maintenance-db", server, "-T", template, name]);
  return Object.assign(new URL(server), { pathname: name }).href;
}

/**
 * Starts a PostgreSQL server for tests on a free port of this machine, with its data in a temporary folder.
 * @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres
 */
export async function startPostgres() {
  const bin = programs();
  const user = await serverUser();
  const folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-postgres-"));
  const [data, passwordFile] = [path.join(folder, "data"), path.join(folder, "password")];
  const [port, password] = [await freePort(), freshPassword()];
  await writeFile(passwordFile, password, { mode: 0o600 });
  for (const file of [folder, passwordFile]) await chown(file, user.uid, user.gid);
  const account = ["-U", "postgres", "-A", "scram-sha-256", "--pwfile", passwordFile];
  await execute(path.join(bin, "initdb"), ["-D", data, ...account, "-E", "UTF8", "-N"], {
    ...user,
    cwd: folder,
  });

  const address = ["-p", String(port), "-h", "127.0.0.1", "-k", folder];
  const wrapper =
    os.userInfo().uid === 0
      ? ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"]
      : [];

  /** Starts the server and waits until it accepts connections. @returns {Promise<import("../processes.mjs").Program>} */
  async function launchServer() {
    /** @type {(line: string) => void} */
    let onLine = () => {};
    const ready = new Promise((resolve) => {
      onLine = (line) => line.includes("ready to accept connections") && resolve("ready");
    });
    const args = ["-D", data, ...address, "-c", "fsync=off"];
    const options = { cwd: folder, env: process.env, wrapper, onLine };
    const program = launch(path.join(bin, "postgres"), args, options);
    if ((await Promise.race([ready, program.exited])) === "ready") return program;
    throw new OperatorError("PostgreSQL did not start.", program.output());
  }

  let program = await launchServer();
  const server = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return {
    /** An empty database. @returns its address */
    createDatabase: (/** @type {string} */ name) => createDatabase(server, name),
    /** Ends the server and every connection; the data stays. */
    shutDown: () => program.stop(),
    /** Starts the server again after shutDown(). */
    async start() {
      program = await launchServer();
    },
    /** Ends the server and removes its data. */
    async stop() {
      await program.stop();
      await rm(folder, { recursive: true });
    },
  };
}
