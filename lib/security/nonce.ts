import { randomBytes } from "node:crypto";

/** For the policy of one answer: 128 random bits, always 24 characters (base64) */
export const newNonce = (): string => randomBytes(16).toString("base64");
