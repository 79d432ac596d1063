import { useEffect, useState } from "react";
import { reportError } from "@/lib/monitoring/report-error";

/** A module that is loaded once the page works; undefined until then, and when it cannot be loaded. */
export function useLoaded<Module>(load: () => Promise<Module>, part: string): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module),
      (error: unknown) => reportError(error, { part }),
    );
  }, []);
  return loaded;
}
