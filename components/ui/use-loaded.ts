import { useEffect, useState } from "react";
import { whenIdle } from "@/lib/browser/when-idle";
import { reportError } from "@/lib/monitoring/report-error";

/** A module that is loaded once the page works and the browser is idle; undefined until then, and when it cannot be loaded. */
export function useLoaded<Module>(load: () => Promise<Module>, part: string): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(
    () =>
      whenIdle(() =>
        load().then(
          (module) => setLoaded(() => module),
          (error: unknown) => reportError(error, { part }),
        ),
      ),
    [],
  );
  return loaded;
}
