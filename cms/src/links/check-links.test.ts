import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { checkLinks, type DeadLink, isDeadTwice } from "./check-links";

const statuses: Record<string, number> = {
  "/da": 200,
  "/weg": 404,
  "/auch-weg": 410,
  "/verboten": 403,
  "/anmelden": 401,
  "/zu-viel": 429,
  "/kaputt": 500,
};
let gone = false;
let [open, maxOpen] = [0, 0];
const server = createServer((request, response) => {
  const { method, url = "" } = request;
  if (url === "/stumm") return;
  open += 1;
  maxOpen = Math.max(maxOpen, open);
  response.on("finish", () => (open -= 1));
  if (url === "/umgezogen") return response.writeHead(301, { Location: "/weg" }).end();
  if (url === "/nur-get") return response.writeHead(method === "HEAD" ? 404 : 200).end();
  if (url === "/nur-get-weg") return response.writeHead(method === "HEAD" ? 405 : 404).end();
  if (url === "/bald-weg") return response.writeHead(gone ? 404 : 200).end();
  response.writeHead(statuses[url] ?? 200).end();
});
const listening = new Promise<string>((resolve) =>
  server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
);
after(() => {
  server.closeAllConnections();
  server.close();
});

const options = { isAllowed: (address: string) => address === "127.0.0.1", timeoutMs: 300 };
const week = Array.from({ length: 9 }, (_, index) => `2027-01-0${index + 1}`);
const uid = "api::beitrag.beitrag";
const linkTo = async (path: string, documentId = "a") =>
  ({
    address: path.startsWith("/") ? `${await listening}${path}` : path,
    uid,
    documentId,
  }) as const;

/** Checks an entry's links on each of the days. @returns those that are shown on the last one */
async function shownAfter(days: string[], paths: string[], known: DeadLink[] = []) {
  let dead = known;
  const links = await Promise.all(paths.map((path) => linkTo(path)));
  for (const day of days) dead = await checkLinks(links, dead, { day, ...options });
  return { dead, shown: dead.filter(isDeadTwice).map(({ address }) => address) };
}

for (const path of ["/weg", "/auch-weg", "/umgezogen", "/nur-get-weg", `http://${"x".repeat(64)}.de/`])
  test(`${path} is dead`, async () => {
    const { shown } = await shownAfter(week, [path]);
    assert.deepEqual(shown, [(await linkTo(path)).address]);
  });

for (const path of [
  "/da",
  "/verboten",
  "/anmelden",
  "/zu-viel",
  "/kaputt",
  "/stumm",
  "/nur-get",
  "http://10.0.0.1/",
])
  test(`${path} is not dead`, async () => assert.deepEqual((await shownAfter(week, [path])).dead, []));

test("a link is asked once a week, and one that was dead on the next day again", async () => {
  const { address } = await linkTo("/weg");
  const found: string[] = [];
  for (const day of week.slice(0, 7)) {
    const [dead] = (await shownAfter([day], ["/weg"])).dead;
    if (!dead) continue;
    found.push(day);
    assert.equal(isDeadTwice(dead), false);
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    assert.deepEqual((await shownAfter([next], ["/weg"], [dead])).shown, [address]);
    assert.deepEqual((await shownAfter([day], ["/weg"], [dead])).shown, []);
  }
  assert.equal(found.length, 1);
});

test("what works again, or is not linked any more, is forgotten", async () => {
  gone = true;
  const { dead } = await shownAfter(week, ["/bald-weg"]);
  assert.equal(dead.length, 1);
  assert.deepEqual((await shownAfter(["2027-02-01"], [], dead)).dead, []);
  gone = false;
  assert.deepEqual((await shownAfter(["2027-02-01"], ["/bald-weg"], dead)).dead, []);
});

test("each entry with a dead link is named", async () => {
  const links = [await linkTo("/weg", "a"), await linkTo("/weg", "b")];
  const known = links
    .slice(0, 1)
    .map((link) => ({ ...link, deadSince: "2027-01-01", checkedOn: "2027-01-01" }));
  const dead = await checkLinks(links, known, { day: "2027-01-02", ...options });
  assert.deepEqual(
    dead.map(({ documentId, deadSince }) => [documentId, deadSince]),
    [
      ["a", "2027-01-01"],
      ["b", "2027-01-01"],
    ],
  );
});

test("addresses are asked one after the other", async () => {
  maxOpen = 0;
  const paths = Array.from({ length: 30 }, (_, index) => `/da?${index}`);
  await shownAfter(week, paths);
  assert.equal(maxOpen, 1);
});

test("what a check does not reach in its time stays as it was", async () => {
  const known = [{ ...(await linkTo("/da")), deadSince: "2027-01-01", checkedOn: "2027-01-02" }];
  const late = { day: "2027-01-03", ...options, endMs: 0 };
  assert.deepEqual(await checkLinks(known, known, late), known);
});
