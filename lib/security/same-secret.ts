import { createHash, timingSafeEqual } from "node:crypto";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** Compares two texts of any length in constant time. */
export const sameSecret = (actual: string, expected: string) =>
  timingSafeEqual(digest(actual), digest(expected));
