import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import type { StartPage } from "../start-page";

/** The request under way, which all widgets share */
let pending: Promise<StartPage> | undefined;

type Loaded = { data?: StartPage; isBroken?: boolean };

/** What waits and what comes next. Both are absent while they load. */
export function useStartPage(): Loaded {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    pending ??= get<{ data: StartPage }>("/redaktion/startseite")
      .then(({ data }) => data.data)
      .finally(() => {
        pending = undefined;
      });
    let isShown = true;
    pending.then(
      (data) => isShown && setLoaded({ data }),
      () => isShown && setLoaded({ isBroken: true }),
    );
    return () => {
      isShown = false;
    };
  }, [get]);
  return loaded;
}
