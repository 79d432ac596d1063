import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "@/lib/browser/when-idle";
import { reportError } from "@/lib/monitoring/report-error";

type IdleIslandProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** An island that is in no HTML: it appears once the page works and the browser is idle, or never if it cannot be loaded. */
export function IdleIsland<Props extends object>({ load, props }: IdleIslandProps<Props>) {
  const [Content, setContent] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(
    () =>
      whenIdle(() =>
        load().then(
          (content) => setContent(() => content),
          (error: unknown) => reportError(error, { part: "late code" }),
        ),
      ),
    [],
  );
  return Content && <Content {...props} />;
}
