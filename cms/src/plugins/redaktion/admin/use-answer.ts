import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

/**
 * What a route answers; undefined while it loads, without a path, and when the editor may not read it.
 * @param version asks again when it changes
 */
export function useAnswer<T>(path: string | undefined, version?: unknown): T | undefined {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ path: string; data: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is no part of the request
  useEffect(() => {
    if (!path) return;
    const abort = new AbortController();
    get<T>(path, { signal: abort.signal }).then(
      ({ data }) => setAnswer({ path, data }),
      () => setAnswer(undefined),
    );
    return () => abort.abort();
  }, [get, path, version]);
  return answer?.path === path ? answer?.data : undefined;
}
