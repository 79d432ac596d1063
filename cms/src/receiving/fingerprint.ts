import { createHash } from "node:crypto";

/** Tells whether two sendings under one key had the same content; `fields` come checked, hence in one order. */
export function fingerprint(fields: object, picture?: Uint8Array): string {
  const hash = createHash("sha256").update(JSON.stringify(fields));
  if (picture) hash.update("\n").update(picture);
  return hash.digest("hex");
}
