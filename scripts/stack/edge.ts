import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { freePort } from "../ports.mjs";
import { launch } from "../processes.mjs";
import { readStack } from "./test-stack.mjs";

/** What the site needs to know of the edge */
export const edgeEnv = { TRUSTED_PROXY_HOPS: "1" };

const modules = "/etc/nginx/modules-enabled";

/** Fills the @NAMES@ of deploy/nginx as servers do. */
const fillTemplates = (values: Record<string, string>) =>
  promisify(execFile)("sh", ["deploy/nginx/fill.sh"], {
    env: { ...process.env, SITE_NAME: "", CMS_NAME: "", CMS: "", ...values },
  });

const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const settingsOf = (folder: string, servers: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
include ${modules}/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporaryPaths.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  ${servers}
}
`;

/** Starts Debian's nginx. @param servers makes the rest of its configuration @param values of the @NAMES@ in the templates */
export async function startNginx(
  servers: (folder: string, port: number) => Promise<string>,
  values: Record<string, string>,
) {
  const program = process.env.NGINX_PROGRAM;
  if (!program) throw new Error("There is no nginx: npm run setup installs it.");
  const folder = await mkdtemp(path.join((await readStack()).folder, "edge-"));
  await mkdir(path.join(folder, "cache"));
  const port = await freePort();
  const own = { CACHE_DIR: path.join(folder, "cache"), EDGE_DIR: folder };
  await fillTemplates({ ...own, CERTIFICATE_DIR: folder, ACME_DIR: folder, ...values });
  const settings = path.join(folder, "nginx.conf");
  await writeFile(settings, settingsOf(folder, await servers(folder, port)));
  const server = launch(program, ["-c", settings], { cwd: folder, env: process.env });
  let hasEnded = false;
  void server.exited.then(() => {
    hasEnded = true;
  });
  const isAnswering = () =>
    fetch(`http://127.0.0.1:${port}/.well-known/acme-challenge/x`).then(
      () => true,
      () => hasEnded,
    );
  await expect.poll(isAnswering).toBe(true);
  if (hasEnded) throw new Error(`nginx did not start:\n${server.output()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: server.pid,
    stop: server.stop,
  };
}

/** The site's part of the configuration, without TLS */
export const siteServer = (folder: string, port: number) => `
  include ${folder}/dorfforum-http.conf;
  server { listen 127.0.0.1:${port}; include ${folder}/dorfforum-locations.conf; }`;

/** The value of @SITE@ for sites at several ports */
export const upstreams = (sitePorts: number[]) =>
  sitePorts.map((port) => `127.0.0.1:${port}`).join(" max_fails=0; server ");

/** Starts nginx with the site's part of the configuration in front of the ports of sites. */
export const startEdge = (...sitePorts: number[]) =>
  startNginx(async (folder, port) => siteServer(folder, port), { SITE: upstreams(sitePorts) });

/** Starts it with the whole configuration and a new certificate; `url` has HTTP, `tlsPort` HTTPS. */
export async function startTlsEdge({ sitePort, cmsPort }: { sitePort: number; cmsPort: number }) {
  const tlsPort = await freePort();
  const names = { SITE_NAME: "127.0.0.1", CMS_NAME: "localhost" };
  const edge = await startNginx(
    async (folder, port) => {
      const certificate = `req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 1 -subj /CN=localhost
        -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`;
      await promisify(execFile)("openssl", certificate.split(/\s+/));
      const file = path.join(folder, "dorfforum.conf");
      const text = await readFile(file, "utf8");
      await writeFile(
        file,
        text
          .replace(/listen \[::\].*/g, "")
          .replace(/listen 80\b/g, `listen 127.0.0.1:${port}`)
          .replace(/listen 443\b/g, `listen 127.0.0.1:${tlsPort}`),
      );
      return `include ${file};`;
    },
    { SITE: `127.0.0.1:${sitePort}`, CMS: `127.0.0.1:${cmsPort}`, ...names },
  );
  return { ...edge, tlsPort };
}
