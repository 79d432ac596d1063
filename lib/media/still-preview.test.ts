import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { logErrorsTo } from "@/lib/monitoring/report-error";
import { countPageChanges } from "@/lib/runtime/page-changes";
import { aPicture } from "@/lib/testing/factories";
import { stillPreview } from "./still-preview";

const report = jest.fn();
const still = sharp({ create: { width: 1760, height: 560, channels: 3, background: "#2a6" } });

let cms: Server;
beforeAll(async () => {
  logErrorsTo(report);
  const picture = await still.jpeg().toBuffer();
  cms = createServer((request, response) => {
    if (request.url?.includes("fehlt")) response.statusCode = 404;
    response.end(picture);
  });
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "previews-"));
});
afterAll(() => new Promise((resolve) => cms.close(resolve)));

async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("the first page has no preview, and those that follow a small AVIF", async () => {
  const picture = aPicture({ id: "still" });
  expect(stillPreview(picture)).toBeUndefined();
  await until(() => countPageChanges() === 1);
  const [type, data = ""] = stillPreview(picture)?.split(",") ?? [];
  expect(type).toBe("data:image/avif;base64");
  expect(await sharp(Buffer.from(data, "base64")).metadata()).toMatchObject({ width: 600, height: 191 });
  expect(data.length).toBeLessThan(3500);
  expect(countPageChanges()).toBe(1);
});

test("a picture that cannot be fetched is reported once, not by each page", async () => {
  const picture = aPicture({ id: "missing", file: "fehlt.jpg" });
  expect(stillPreview(picture)).toBeUndefined();
  await until(() => report.mock.calls.length > 0);
  expect(stillPreview(picture)).toBeUndefined();
  expect(report.mock.calls).toEqual([[expect.any(Error), { part: "still preview" }]]);
});

test("a drawing without pixels has none", () => {
  expect(stillPreview(aPicture({ id: "drawing", mime: "image/svg+xml" }))).toBeUndefined();
  expect(countPageChanges()).toBe(1);
});
