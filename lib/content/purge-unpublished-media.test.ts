import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { derivedFiles, sharePictureName } from "@/lib/media/derived-files";
import { mediaCopies } from "@/lib/media/media-copies";
import { purgeMediaExcept } from "./purge-unpublished-media";

test("unpublished files and former versions of published ones are removed from the disk", async () => {
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "purge-"));
  const bytes = new Uint8Array(10);
  for (const name of ["shown-2", "shown-1", "hidden-1"]) {
    await mediaCopies().write(name, bytes);
    await derivedFiles().write(`${name}-640.avif`, bytes);
  }
  await derivedFiles().write(sharePictureName("a-tag-1"), bytes);

  await purgeMediaExcept([{ id: "shown", version: "2" }]);

  expect(await readdir(join(process.env.DATA_DIR, "media"))).toEqual(["shown-2"]);
  const made = await readdir(join(process.env.DATA_DIR, "bilder"));
  expect(made.sort()).toEqual(["shown-2-640.avif", sharePictureName("a-tag-1")]);
});
