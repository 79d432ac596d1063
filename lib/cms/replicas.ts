import type { Replica } from "./replica";

const key = Symbol.for("dorfforum.replicas");
const shared = globalThis as { [key]?: Map<string, Replica<unknown>> };

/** All replicas by model. On globalThis, because Next bundles middleware and pages apart in one process. */
export function replicas(): Map<string, Replica<unknown>> {
  shared[key] ??= new Map();
  return shared[key];
}
