import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

const unreachable = "Das CMS antwortet nicht. Ein Teil dieser Seite fehlt: Laden Sie sie neu.";

/** An editor who may not read something, and what does not exist: then the part of the page is left out, or says so. */
const isLeftOut = (status: number | undefined) => status === 403 || status === 404;

/**
 * What a route answers; undefined while it loads and without a path, null when the editor may not read it. Other failures are told.
 * @param version asks again when it changes
 */
export function useAnswer<T>(path: string | undefined, version?: unknown): T | null | undefined {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [answer, setAnswer] = useState<{ path: string; data: T | null }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is no part of the request, the others only tell
  useEffect(() => {
    if (!path) return;
    const abort = new AbortController();
    get<T>(path, { signal: abort.signal }).then(
      ({ data }) => setAnswer({ path, data }),
      (error: unknown) => {
        const isMissing = isFetchError(error) && isLeftOut(error.status);
        setAnswer(isMissing ? { path, data: null } : undefined);
        if (abort.signal.aborted || isMissing) return;
        const message = isFetchError(error) ? formatAPIError(error) : unreachable;
        toggleNotification({ type: "danger", message });
      },
    );
    return () => abort.abort();
  }, [get, path, version]);
  return answer?.path === path ? answer?.data : undefined;
}
