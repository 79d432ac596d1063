import { randomUUID } from "node:crypto";

const key = Symbol.for("dorfforum.rewriteMark");
const shared = globalThis as { [key]?: string };
shared[key] ??= randomUUID();

/** Tells a request that this process has rewritten from one a visitor sends; nobody outside can know the value. */
export const rewriteMark = { header: "x-dorfforum-rewritten", value: shared[key] };
