import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { isMissingFile } from "@/lib/caches/is-missing-file";
import { serverEnv } from "@/lib/env/server";
import type { Summary } from "./changes";
import { WireDocument } from "./wire";

const Head = z.object({
  fingerprint: z.string(),
  media: z.object({ count: z.number(), newest: z.string().nullable() }).optional(),
});

export type Copy = { documents: WireDocument[]; media?: Summary | undefined };

const fileOf = (model: string) => join(serverEnv().DATA_DIR, "cms", `${model}.ndjson`);

/**
 * Reads the copy of a former process: one entry per line, as the CMS sent it. Undefined when there is none, or when its
 * query had another `fingerprint`. @throws when the file is damaged
 */
export async function readReplicaFile(model: string, fingerprint: string): Promise<Copy | undefined> {
  const stream = createReadStream(fileOf(model));
  try {
    const documents: WireDocument[] = [];
    let head: z.infer<typeof Head> | undefined;
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (head) {
        documents.push(WireDocument.parse(JSON.parse(line)));
      } else {
        head = Head.parse(JSON.parse(line));
        if (head.fingerprint !== fingerprint) return undefined;
      }
    }
    return head && { documents, media: head.media };
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  } finally {
    stream.destroy();
  }
}

/**
 * Replaces the file atomically, by a rename. It is written in batches, so that requests are served in between. @throws when
 * the disk refuses
 */
export async function writeReplicaFile(model: string, fingerprint: string, copy: Copy): Promise<void> {
  const target = fileOf(model);
  const beside = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  const file = await open(beside, "w");
  try {
    await file.write(`${JSON.stringify({ fingerprint, media: copy.media })}\n`);
    const batch = 200;
    for (let start = 0; start < copy.documents.length; start += batch) {
      const lines = copy.documents
        .slice(start, start + batch)
        .map((document) => `${JSON.stringify(document)}\n`);
      await file.write(lines.join(""));
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, target);
}
