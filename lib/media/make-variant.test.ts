/** @jest-environment node */
import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { aPicture } from "@/lib/testing/factories";
import { TooManyConversionsError } from "./conversion-limiter";
import { readVariant } from "./make-variant";

let cms: Server;
let asked: string[];

beforeAll(async () => {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#2a6" } })
    .jpeg()
    .toBuffer();
  cms = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(photo);
  });
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "variants-"));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => new Promise((resolve) => cms.close(resolve)));

test("simultaneous requests for a picture share one copy and one conversion", async () => {
  const picture = aPicture({ id: "crowd" });
  const made = await Promise.all(
    Array.from({ length: 20 }, () => readVariant(picture, { width: 160, format: "webp" })),
  );
  expect(asked).toEqual(["/uploads/markt.jpg"]);
  expect(new Set(made.map((bytes) => bytes.toString("base64"))).size).toBe(1);
  await readVariant(picture, { width: 320, format: "webp" });
  expect(asked).toHaveLength(1);
});

test("when too many requests wait, the next one is refused at once", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      readVariant(aPicture({ id: `flood-${index}` }), { width: 160, format: "webp" }),
    ),
  );
  const refused = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyConversionsError);
});
