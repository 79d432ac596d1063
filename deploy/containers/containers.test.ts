import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseEnv, promisify } from "node:util";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";

const project = path.resolve(__dirname, "../..");
const read = (name: string) => readFileSync(path.join(__dirname, name), "utf8");
const dockerfile = read("Dockerfile");
const composeText = read("compose.yaml");

interface Service {
  image: string;
  user?: string;
  build?: { target: string };
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: { default: { ipv4_address: string } };
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

const compose: {
  services: Record<string, Service>;
  volumes: Record<string, object>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
} = parse(composeText, { merge: true });
const services = Object.entries(compose.services);

const stages = dockerfile.split(/^FROM /m).slice(1);
const stageOf = (target: string) =>
  stages.find((stage) => stage.split("\n")[0]?.endsWith(` AS ${target}`)) ?? "";

test("the Dockerfile follows Docker's reference", () => {
  expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test.each(["site", "cms"])("the image of the %s has a health check and no rights of root", (target) => {
  const stage = stageOf(target);
  expect(stage).toMatch(/^USER 1000:1000$/m);
  expect(stage).toMatch(/^HEALTHCHECK .*CMD \["node", /m);
  expect(stage).toMatch(/^CMD \["node", /m);
});

test("the images copy what is in the repository or comes of a build", () => {
  const sources = [...dockerfile.matchAll(/^COPY --from=build (?:--chown=\S+ )?(.*) \S+$/gm)].flatMap(
    ([, names = ""]) => names.split(" "),
  );
  expect(sources).toContain("/build/.next/standalone");
  const built = /^\/build\/(\.next\/|cms\/(node_modules|dist)$)|^\/data\//;
  const missing = sources.filter(
    (name) => !built.test(name) && !existsSync(path.join(project, name.replace(/^\/build\//, ""))),
  );
  expect(missing).toEqual([]);
});

test.each(services)(
  "the service %s is read-only, without rights, and says whether it is well",
  (_, service) => {
    const { read_only, cap_drop, security_opt, user, build, image, healthcheck } = service;
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    if (!build) {
      expect(healthcheck?.test[0]).toBe("CMD");
      expect(user ?? image).toMatch(/^[1-9]\d+:[1-9]\d+$|^nginxinc\/nginx-unprivileged:/);
    }
  },
);

test("services wait for others that exist, and write to volumes that exist", () => {
  for (const [name, { depends_on = {}, volumes = [] }] of services) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect([name, other, compose.services[other] !== undefined]).toEqual([name, other, true]);
      expect(condition).toBe("service_healthy");
    }
    for (const volume of volumes.filter((each) => !each.endsWith(":ro")))
      expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
  }
});

test("addresses are those of the services, each once, in the network", () => {
  const address = (name: string) => compose.services[name]?.networks?.default.ipv4_address;
  const addresses = services.flatMap(([name]) => address(name) ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
  const network = compose.networks.default.ipam.config[0]?.subnet.replace(/0\/24$/, "") ?? "";
  for (const each of addresses) expect(each.startsWith(network)).toBe(true);
  const { SITE, CMS } = compose.services.nginx?.environment ?? {};
  expect(SITE).toBe(`${address("site-1")}:3000 max_fails=0; server ${address("site-2")}:3000`);
  expect(CMS).toBe(`${address("cms")}:1337`);
  expect(compose.services.cms?.environment?.SITE_WEBHOOK_URL).toBe(
    `http://${address("nginx")}:8080/api/cms/webhook`,
  );
});

test("the settings of site and CMS are those that their examples explain, and the rest stands in the README", () => {
  const known = (name: string) => Object.keys(parseEnv(readFileSync(path.join(project, name), "utf8")));
  const sorted = (service: string) => Object.keys(compose.services[service]?.environment ?? {}).sort();
  expect(known(".env.example")).toEqual(expect.arrayContaining(sorted("site-1")));
  expect(known("cms/.env.example")).toEqual(expect.arrayContaining(sorted("cms")));
  expect(sorted("site-2")).toEqual(sorted("site-1"));
  const needed = [...composeText.matchAll(/\$\{(\w+):\?/g)].map(([, name = ""]) => name);
  const explained = [...read("README.md").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual([...new Set(needed)].sort());
});

describe("nginx's templates", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-nginx-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const names = {
    SITE_NAME: "forum.example.org",
    CMS_NAME: "cms.example.org",
    SITE: "10.0.0.1:3000",
    CMS: "10.0.0.2:1337",
  };
  const fill = (env: Record<string, string>) =>
    promisify(execFile)("sh", [path.join(__dirname, "fill-nginx.sh")], {
      env: {
        ...process.env,
        TEMPLATES: path.join(project, "deploy/nginx"),
        FILLED: path.join(folder, "edge"),
        ENABLED: folder,
        ...env,
      },
    });

  test("are filled whole", async () => {
    await fill(names);
    const files = (await readdir(path.join(folder, "edge"))).map((name) => path.join(folder, "edge", name));
    const texts = await Promise.all(
      [...files, path.join(folder, "dorfforum.conf")].map((file) => readFile(file, "utf8")),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(
      texts
        .join("")
        .replace(/^\s*#.*$/gm, "")
        .match(/@[A-Z_]+@/g),
    ).toBeNull();
    expect(texts.join("")).toContain("server 10.0.0.1:3000 max_fails=0;");
    const version = await promisify(execFile)("sh", ["deploy/nginx/fill.sh"]);
    expect(texts.join("")).toContain(`return 200 ${version.stdout.trim()};`);
  });

  test("are filled again by the command that the README names for updates", async () => {
    const [, script = ""] =
      /nginx sh -c '(\S+) && nginx -t && nginx -s reload'/.exec(read("README.md")) ?? [];
    expect(compose.services.nginx?.volumes).toContain(`./fill-nginx.sh:${script}:ro`);
    await fill(names);
    await fill({ ...names, SITE: "10.0.0.3:3000" });
    expect(await readFile(path.join(folder, "edge/dorfforum-http.conf"), "utf8")).toContain("10.0.0.3:3000");
  });

  test("without a value nginx does not start, and says which one is missing", async () => {
    await expect(fill({ ...names, CMS: "" })).rejects.toMatchObject({
      code: 1,
      stderr: "nginx cannot start: set CMS (deploy/containers/README.md).\n",
    });
  });
});

test("the CMS gets the site's settings, where FEATURES stand, before its own", () => {
  expect(compose.services.cms?.env_file).toEqual(["settings/site.env", "settings/cms.env"]);
  const unit = readFileSync(path.join(project, "deploy/server/systemd/dorfforum-cms.service"), "utf8");
  expect(unit).toMatch(/^EnvironmentFile=\S+\/site\.env\nEnvironmentFile=\S+\/cms\.env$/m);
});

test("images, units and npm start give memory to Node in the same way", () => {
  const settings = (text: string) =>
    [
      ...new Set(
        text
          .match(/--max-semi-space-size=\d+|MALLOC_ARENA_MAX(?:=|: ")\d+/g)
          ?.map((found) => found.replace(': "', "=")),
      ),
    ].sort();
  const sources = [
    stageOf("site"),
    stageOf("cms"),
    ...[
      "deploy/server/systemd/dorfforum-cms.service",
      "deploy/server/systemd/dorfforum-site.service",
      "scripts/servers.mjs",
    ].map((file) => readFileSync(path.join(project, file), "utf8")),
  ];
  expect(settings(stageOf("site"))).toHaveLength(2);
  for (const source of sources) expect(settings(source)).toEqual(settings(stageOf("site")));
});
