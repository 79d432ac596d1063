import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPicture } from "@/lib/testing/factories";
import { findMediaCopy, readMedia } from "./media-copies";

let cms: Server;
let answer: { type: string; body: string };

beforeAll(async () => {
  cms = createServer((_, response) => response.setHeader("Content-Type", answer.type).end(answer.body));
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "media-"));
});
afterAll(() => new Promise((resolve) => cms.close(resolve)));

test.each(["text/html; charset=utf-8", "application/json"])(
  "a file that the CMS answers as %s with status 200 is a failure of the CMS and not kept",
  async (type) => {
    const drawing = aPicture({ id: type.slice(0, 4), mime: "image/svg+xml" });
    answer = { type, body: "<h1>Anmelden</h1>" };
    await expect(readMedia(drawing)).rejects.toMatchObject({ name: "CmsRequestError", status: 200 });
    answer = { type: "image/svg+xml", body: "<svg/>" };
    expect(String(await readMedia(drawing))).toBe("<svg/>");
  },
);

test("the copy of a file is found on disk, made when it is first asked for", async () => {
  const film = aPicture({ id: "film", mime: "video/mp4" });
  answer = { type: "video/mp4", body: "moving" };
  const made = await findMediaCopy(film);
  answer = { type: "video/mp4", body: "other" };
  expect(await findMediaCopy(film)).toEqual(made);
  expect(made).toMatchObject({ size: 6, path: expect.stringContaining("/media/film-") });
});
