import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import createPlugin from "@strapi/upload/strapi-server";
import type { Context } from "koa";
import sharp from "sharp";
import plugins from "../../config/plugins";
import extend from "../extensions/upload/strapi-server";

/** Strapi's own plugin, whose names the extension relies on */
const plugin = (createPlugin as unknown as () => Parameters<typeof extend>[0])();

/** What Strapi's controllers ask of the server before they look at a file */
const server = {
  get: () => ({ get: () => uploads }),
  plugin: () => ({ service: () => uploads }),
  service: () => ({ createPermissionsManager: () => ({ isAllowed: true }) }),
  config: { get: () => plugins.upload.config.security },
  log: console,
};
const methods = ["upload", "findOne", "remove", "getSettings", "setSettings"];
const uploads = Object.fromEntries(methods.map((name) => [name, async () => ({ sizeOptimization: true })]));

let folder = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "upload-"));
  Object.assign(globalThis, { strapi: server });
  for (const name of ["isImage", "isFaultyImage", "isOptimizableImage", "optimize"] as const)
    assert.equal(typeof plugin.services["image-manipulation"][name], "function", name);
  extend(plugin);
});
after(() => rm(folder, { recursive: true }));

/** The steps of Strapi's upload service */
async function store(name: string, mime: string, bytes: Uint8Array | string) {
  const filepath = join(folder, name);
  await writeFile(filepath, bytes);
  const ext = extname(name) || ".tif";
  const file = { name, ext, mime, hash: `${name}_1`, filepath, tmpWorkingDirectory: folder };
  const pictures = plugin.services["image-manipulation"];
  if (!(await pictures.isImage(file))) return file;
  assert.equal(await pictures.isFaultyImage(file), false);
  return (await pictures.isOptimizableImage(file)) ? pictures.optimize(file) : file;
}

const red = sharp({ create: { width: 40, height: 20, channels: 3, background: "#c00" } });

test("a TIFF gets the bytes, name and type of a JPEG", async () => {
  const stored = await store("scan.tif", "image/tiff", await red.clone().tiff().toBuffer());
  assert.deepEqual([stored.name, stored.ext, stored.mime], ["scan.jpg", ".jpg", "image/jpeg"]);
  assert.equal((await sharp(await readFile(stored.filepath)).metadata()).format, "jpeg");
});

test("a name without an ending stays as the editor chose it", async () => {
  assert.equal(
    (await store("Titelbild", "image/tiff", await red.clone().tiff().toBuffer())).name,
    "Titelbild",
  );
});

test("a picture with the name of another kind of file gets its own", async () => {
  const stored = await store("plakat.pdf", "application/pdf", await red.clone().png().toBuffer());
  assert.deepEqual([stored.name, stored.mime], ["plakat.png", "image/png"]);
});

test("what only calls itself a picture is refused", () =>
  assert.rejects(store("foto.jpg", "image/jpeg", "<!doctype html>"), /„foto.jpg“ ist kein Bild/));

test("documents, films and the demo's drawings stay as they are", async () => {
  for (const [name, mime, text] of [
    ["satzung.pdf", "application/pdf", "%PDF-1.7\n%%EOF"],
    ["film.mp4", "video/mp4", "\0\0\0\x18ftypmp42"],
    ["linde.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"],
  ] as const) {
    const stored = await store(name, mime, text);
    assert.deepEqual(
      [stored.name, stored.mime, await readFile(stored.filepath, "latin1")],
      [name, mime, text],
    );
  }
});

test("Strapi's refusal of other kinds of files is in German", async () => {
  const filepath = join(folder, "notiz.txt");
  await writeFile(filepath, "Nur Text.");
  const files = { filepath, originalFilename: "notiz.txt", mimetype: "text/plain", size: 9 };
  const sent = { state: {}, request: { body: {}, files: { files } } } as unknown as Context;
  await assert.rejects(plugin.controllers["admin-upload"].uploadFiles(sent), {
    name: "ApplicationError",
    message: /^Diese Art von Datei kann die Website nicht verwenden/,
  });
});
