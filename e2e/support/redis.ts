import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/ports.mjs";

export interface RunningRedis {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts a real Redis without persistence. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const program = process.env.REDIS_SERVER;
  if (!program)
    throw new Error("There is no redis-server: install it, for example with apt-get install redis-server.");
  const usedPort = port ?? (await freePort());
  const options = ["--bind", "127.0.0.1", "--port", String(usedPort), "--save", "", "--appendonly", "no"];
  const server = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const output of server.stdout) if (String(output).includes("Ready to accept connections")) break;
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${usedPort}`,
    port: usedPort,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, "exit");
    },
  };
}
