import { createHash } from "node:crypto";

/** A checksum of a sending. `fields` come from a schema, which puts them into a fixed order. */
export function fingerprint(fields: object, picture?: Uint8Array): string {
  const hash = createHash("sha256").update(JSON.stringify(fields));
  if (picture) hash.update("\n").update(picture);
  return hash.digest("hex");
}
