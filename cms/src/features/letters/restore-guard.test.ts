import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { noteSent } from "./restore-guard";

test("a folder that fails is warned of, and the letter is sent all the same", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "sending-state-"));
  const stored = new Map<string, unknown>();
  const warnings: string[] = [];
  const strapi = {
    dirs: { app: { root } },
    store: () => ({
      get: async ({ key }: { key: string }) => stored.get(key) ?? null,
      set: async ({ key, value }: { key: string; value: unknown }) => void stored.set(key, value),
    }),
    log: { warn: (line: string) => warnings.push(line) },
  } as unknown as Core.Strapi;
  try {
    // The file of the time is a folder.
    const folder = path.join(root, ".tmp/abmeldungen");
    await mkdir(path.join(folder, "stand.txt"), { recursive: true });
    await noteSent(strapi);
    assert.deepEqual(warnings, [`${folder} does not know that letters are sent: EISDIR`]);
  } finally {
    await rm(root, { recursive: true });
  }
});
