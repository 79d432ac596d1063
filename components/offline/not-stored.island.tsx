"use client";

import { parseUrl } from "@dorfforum/shared/urls/targets";
import { Banner } from "@/components/ui/banner";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { offlineTexts as texts } from "@/lib/offline/base/texts";
import { routes } from "@/lib/urls/routes";
import styles from "./not-stored.module.css";

/** Says which page the service worker could not give. Its path stands in the fragment (lib/offline/worker.ts). */
export function NotStored() {
  const asked = useHydrated() ? askedPage() : undefined;
  if (!asked) return null;
  const isSearch = asked.pathname.startsWith(routes.search());
  return (
    <Banner tone="warning">
      <p role="alert">{isSearch ? texts.searchNeedsConnection : texts.notStored}</p>
      <a className={styles.again} href={asked.pathname + asked.search}>
        {texts.tryAgain}
      </a>
    </Banner>
  );
}

function askedPage(): URL | undefined {
  const path = location.hash.slice(1);
  const url = path.startsWith("/") ? parseUrl(path, location.origin) : undefined;
  return url?.origin === location.origin ? url : undefined;
}
