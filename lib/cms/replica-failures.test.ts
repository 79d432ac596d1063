import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reportError } from "@/lib/monitoring/report-error";
import { Replica } from "./replica";
import { entry, fileOf, itemsOf, parse, replicaOf, setUpFakeStrapi } from "./testing/fake-strapi";

jest.mock("@/lib/monitoring/report-error");

const stack = setUpFakeStrapi();
const { strapi } = stack;

beforeEach(() => jest.mocked(reportError).mockClear());

test("a failing CMS without a copy is an error with its status", async () => {
  strapi.broken = true;
  await expect(replicaOf().ready()).rejects.toMatchObject({ name: "CmsRequestError", status: 400 });
});

test("a 404 for a single type is a failure while the CMS counts an entry of it, and an empty one otherwise", async () => {
  strapi.lacksEntries = true;
  await expect(singleReplica().ready()).rejects.toMatchObject({ name: "CmsRequestError", status: 404 });
  strapi.entries = [];
  expect(await itemsOf(singleReplica())).toEqual([]);
});

test("an expired entry keeps its last good copy while the CMS fails, and the failure is reported", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.broken = true;
  replica.expire("a");
  expect(await itemsOf(replica)).toEqual(["a", "b"]);
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ name: "CmsRequestError" }), {
    replica: "dinge",
    servedFromCopy: true,
  });
});

test("after a restart the file is compared with the CMS first, and shown as it is only when the CMS fails", async () => {
  const model = "restarted";
  await replicaOf(model).ready();
  await fileOf(stack.folder, model);

  strapi.entries = [entry("a", "new", "2026-02-01T00:00:00.000Z"), entry("b")];
  expect(await itemsOf(replicaOf(model))).toEqual(["b", "new"]);

  strapi.broken = true;
  expect(await itemsOf(replicaOf(model))).toHaveLength(2);
});

test("a file that was cut at the end of a line is ignored", async () => {
  const model = "cut";
  await replicaOf(model).ready();
  await fileOf(stack.folder, model);
  const file = join(stack.folder, "cms", `${model}.ndjson`);
  const lines = (await readFile(file, "utf8")).split("\n");
  await writeFile(file, `${lines.slice(0, 2).join("\n")}\n`);
  strapi.broken = true;
  await expect(replicaOf(model).ready()).rejects.toMatchObject({ status: 400 });
});

test("a damaged file is ignored", async () => {
  await mkdir(join(stack.folder, "cms"), { recursive: true });
  await writeFile(join(stack.folder, "cms", "damaged.ndjson"), "{");
  expect(await itemsOf(replicaOf("damaged"))).toEqual(["a", "b"]);
});

test("after a failure nobody waits for the next attempt, and the answer is the CMS's last", async () => {
  strapi.broken = true;
  const replica = replicaOf();
  await expect(replica.ready()).rejects.toMatchObject({ status: 400 });
  strapi.hangs = true;
  const asked = strapi.calls.length;
  await until(() => strapi.calls.length > asked);
  await expect(replica.ready()).rejects.toMatchObject({ status: 400 });
});

// Jest's limit for a test is five seconds, and a query of the CMS takes longer to be given up three times.
test("without a copy nobody waits until a CMS that hangs is given up", async () => {
  strapi.hangs = true;
  const replica = replicaOf();
  await expect(replica.ready()).rejects.toMatchObject({ name: "CmsRequestError", status: undefined });
  await expect(replica.ready()).rejects.toMatchObject({ name: "CmsRequestError" });
});

const singleReplica = () =>
  new Replica<string>({
    model: "dinge",
    plural: undefined,
    query: { fields: ["name"], populate: {} },
    parse,
  });

/** Waits for what another part of the process does. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate);
};
