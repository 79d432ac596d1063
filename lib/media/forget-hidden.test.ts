/** @jest-environment node */
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaCopies } from "@/lib/media/media-copies";
import { forgetAllBut } from "./forget-hidden";
import { madeFiles, sharePictureName } from "./made-files";

test("of a file that nobody shows any more, and of its former versions, nothing stays on the disk", async () => {
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "forgetting-"));
  const bytes = new Uint8Array(10);
  for (const name of ["shown-2", "shown-1", "hidden-1"]) {
    await mediaCopies().write(name, bytes);
    await madeFiles().write(`${name}-640.avif`, bytes);
  }
  await madeFiles().write(sharePictureName("a-tag-1"), bytes);

  await forgetAllBut([{ id: "shown", version: "2" }]);

  expect(await readdir(join(process.env.DATA_DIR, "media"))).toEqual(["shown-2"]);
  const made = await readdir(join(process.env.DATA_DIR, "bilder"));
  expect(made.sort()).toEqual(["shown-2-640.avif", sharePictureName("a-tag-1")]);
});
