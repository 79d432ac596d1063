import { randomBytes } from "node:crypto";
import { processWide } from "@/lib/runtime/process-wide";

/**
 * Marks the scripts and styles that a rendering itself writes (lib/html/hash-inline-code.ts). It never leaves a server in
 * production, so that no content can carry it. 128 random bits, always 24 characters (base64).
 */
export const renderNonce = processWide("renderNonce", () => randomBytes(16).toString("base64"));
