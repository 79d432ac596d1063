import { root } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { launch } from "../processes.mjs";

export interface RunningRedis {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts a real Redis without persistence. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const program = process.env.REDIS_SERVER;
  if (!program) throw new Error("There is no redis-server: npm run setup installs it.");
  const usedPort = port ?? (await freePort());
  const options = ["--bind", "127.0.0.1", "--port", String(usedPort), "--save", "", "--appendonly", "no"];
  let onLine: (line: string) => void = () => undefined;
  const ready = new Promise<boolean>((resolve) => {
    onLine = (line) => line.includes("Ready to accept connections") && resolve(true);
  });
  const server = launch(program, options, { cwd: root, env: process.env, onLine });
  const isReady = await Promise.race([ready, server.exited.then(() => false)]);
  if (!isReady) throw new Error(`Redis did not start:\n${server.output()}`);
  return { url: `redis://127.0.0.1:${usedPort}`, port: usedPort, stop: server.stop };
}
