"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { sharingTexts as texts } from "@/lib/texts/content";
import styles from "./share-button.module.css";
import { useCopy } from "./use-copy";

/** The share sheet, or else copies the link. Before hydration it is a mailto: link of the same size: nothing shifts. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const isHydrated = useHydrated();
  const { copy, status } = useCopy(url);

  if (!isHydrated) {
    const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
    return (
      <div className={styles.share}>
        <ButtonLink href={mail} rel="nofollow">
          <Icon name="mail" />
          {texts.byMail}
        </ButtonLink>
      </div>
    );
  }

  const canShare = typeof navigator.share === "function";
  const share = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // AbortError: the visitor closed the sheet. Any other error means that it did not open.
      if (!(error instanceof DOMException && error.name === "AbortError")) return copy();
    });

  return (
    <div className={styles.share}>
      <Button onClick={canShare ? share : copy}>
        {canShare ? <Icon name="share-2" /> : <Icon name="copy" />}
        {canShare ? texts.share : texts.copyLink}
      </Button>
      {status}
    </div>
  );
}
