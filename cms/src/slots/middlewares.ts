import type { DocumentMiddleware } from "../documents/saved";

/**
 * When a document middleware runs; each phase is inside of the one before.
 * - check: refuses a call, or narrows what it reads and writes
 * - before: sets fields of what is saved
 * - around: acts on what a save changed, in its transaction
 * - after: has other entries follow the save, so that those of `around` find them done
 */
const phases = ["check", "before", "around", "after"] as const;

/** In each phase the first is outermost. */
export type Middlewares = { [Phase in (typeof phases)[number]]?: readonly DocumentMiddleware[] };

/** The outermost first: phase by phase, and in each part by part. */
export const inOrder = (parts: readonly Middlewares[]): DocumentMiddleware[] =>
  phases.flatMap((phase) => parts.flatMap((part) => part[phase] ?? []));
