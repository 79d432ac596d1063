import { randomUUID } from "node:crypto";
import { processWide } from "@/lib/process-wide";

/** Marks requests that this process has rewritten; the value is random, so that no visitor can send it. */
export const rewriteMark = {
  header: "x-dorfforum-rewritten",
  value: processWide("rewriteMark", () => randomUUID()),
};
