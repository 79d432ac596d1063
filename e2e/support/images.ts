import { execFile } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { root } from "../../scripts/paths.mjs";
import { launch } from "../../scripts/processes.mjs";
import { testBuild } from "../../scripts/stack/test-stack.mjs";

const execute = promisify(execFile);
const containers = path.join(root, "deploy/containers");

/** A stage of the Dockerfile as the commands of its image need it */
async function readStage(target: string) {
  const text = await readFile(path.join(containers, "Dockerfile"), "utf8");
  const stage = text.split(/^FROM /m).find((part) => part.split("\n")[0]?.endsWith(` AS ${target}`));
  if (!stage) throw new Error(`The Dockerfile has no stage ${target}.`);
  const all = (instruction: string) =>
    [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].map(([, rest = ""]) => rest);
  const [command = "", health = "", user = ""] = ["CMD", "HEALTHCHECK", "USER"].map((name) =>
    all(name).join(),
  );
  return {
    env: Object.fromEntries(
      all("ENV").flatMap((line) =>
        line.split(" ").map((pair) => pair.split(/=(.*)/).slice(0, 2) as [string, string]),
      ),
    ),
    copies: all("COPY").flatMap((line) => {
      const names = line.split(" ").filter((word) => !word.startsWith("--"));
      const to = names.pop() ?? "";
      return to === "/data" ? [] : names.map((from) => ({ from, to }));
    }),
    command: JSON.parse(command) as string[],
    health: JSON.parse(health.slice(health.indexOf("[")) || "[]") as string[],
    user: user.split(":").map(Number) as [number, number],
  };
}

/** The `environment` of a service in compose.yaml */
async function readServiceEnv(service: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(containers, "compose.yaml"), "utf8");
  return parse(text, { merge: true }).services[service].environment;
}

/** Copies what the Dockerfile copies into its /app (`folder`) and beside it, with the rights that it gives; of packages, links are enough. */
async function copyFiles(folder: string, copies: { from: string; to: string }[]): Promise<void> {
  const dockerfile = await readFile(path.join(containers, "Dockerfile"), "utf8");
  const [, madeReadable = ""] = /^RUN chmod -R a\+rX (\S+)/m.exec(dockerfile) ?? [];
  for (const { from, to } of copies) {
    const source = path.join(root, from.replace(/^\/build\//, "").replace(/^\.next(?=\/)/, testBuild));
    const target = path.join(path.dirname(folder), path.resolve("/app", to));
    await mkdir(target, { recursive: true });
    const isFile = /\.\w+$/.test(path.basename(from)) && to === "./";
    const what = isFile ? source : `${source}/.`;
    if (path.basename(from) === "node_modules")
      await execute("cp", ["-al", what, target]).catch(() => execute("cp", ["-a", what, target]));
    else await execute("cp", ["-a", what, target]);
    // Strapi's note of a build, which `npm start` makes for its user alone, and what sites of other tests have kept there.
    for (const ofOthers of [".strapi", `${testBuild}/cache`, `${testBuild}/server/route-cache`])
      await rm(path.join(target, ofOthers), { recursive: true, force: true });
    if (from === `/build/${madeReadable}`) await execute("chmod", ["-R", "a+rX", target]);
  }
}

/**
 * Starts the command of an image from the files that it copies, as its user, who owns nothing but the data folder.
 * @param target stage of the Dockerfile @param service in compose.yaml @param env replaces what leads to other containers
 */
export async function startImage(
  target: "site" | "cms",
  service: string,
  { port, env }: { port: number; env: Record<string, string> },
) {
  const { copies, command, health, user, ...stage } = await readStage(target);
  // Not in the stack's folder, which only its owner may enter. Installations may stand in folders with capitals.
  const folder = await mkdtemp(path.join(os.tmpdir(), "Dorfforum-Image-"));
  const [app, data] = [path.join(folder, "app"), path.join(folder, "data")];
  await chmod(folder, 0o755);
  await mkdir(app);
  await mkdir(data, { mode: 0o700 });
  await copyFiles(app, copies);
  await execute("find", [app, "-type", "d", "-exec", "chmod", "a-w", "{}", "+"]);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(data, ...user);
  const wrapper = isRoot
    ? ["setpriv", `--reuid=${user[0]}`, `--regid=${user[1]}`, "--clear-groups", "--no-new-privs"]
    : [];
  const inFolder = (variables: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, value.replace(/^\/data\b/, data)]),
    );
  const variables = {
    PATH: process.env.PATH ?? "",
    ...inFolder(stage.env),
    ...inFolder(await readServiceEnv(service)),
    ...env,
    PORT: String(port),
  };
  const [, ...args] = command;
  const server = launch(process.execPath, args, { cwd: app, env: variables, wrapper });
  let hasEnded = false;
  void server.exited.then(() => {
    hasEnded = true;
  });
  const [, ...healthArgs] = health.map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
  return {
    url: `http://127.0.0.1:${port}`,
    /** Whether the image's own health check succeeds. @throws when the server has ended */
    isHealthy: () => {
      if (hasEnded) throw new Error(`The image's command ended:\n${server.output()}`);
      return execute(process.execPath, healthArgs).then(
        () => true,
        () => false,
      );
    },
    /** What the server's user could write to, of all that the image holds */
    writablePaths: async () => {
      const [file = "find", ...rest] = [...wrapper, "find", app, "-writable", "-not", "-type", "l"];
      const { stdout } = await execute(file, rest, { maxBuffer: 2 ** 26 });
      return stdout.split("\n").filter(Boolean);
    },
    async stop() {
      await server.stop();
      await execute("find", [app, "-type", "d", "-exec", "chmod", "u+w", "{}", "+"]);
      await rm(folder, { recursive: true });
    },
  };
}
