import { useEffect, useState } from "react";
import { reportError } from "@/lib/monitoring/report-error";

/** Reports an error once. Returns its reference: the digest in the server's log, or a random one for an error of the browser. */
export function useErrorReport(error: Error & { digest?: string }, part: "page" | "frame"): string {
  const [random] = useState(() => Math.random().toString(36).slice(2, 10));
  const reference = error.digest ?? random;
  useEffect(() => reportError(error, { part, reference }), [error, part, reference]);
  return reference;
}
