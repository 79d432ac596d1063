import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { previewAddress } from "./preview-address";

const options = { siteUrl: "https://forum.example", secret: "s", nowMs: 1_000_000 };

test("the address names entry, version and end, and is signed", () => {
  const content = "veranstaltung.abc.draft.2800";
  const signature = createHmac("sha256", "s").update(`preview ${content}`).digest("base64url");
  assert.equal(
    previewAddress("veranstaltung", { documentId: "abc" }, options),
    `https://forum.example/vorschau/${content}.${signature}`,
  );
  assert.match(
    previewAddress("seite", { documentId: "abc", status: "published" }, options),
    /\.published\.2800\./,
  );
});
