"use client";

import { Copy, Mail, Share2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { sharingTexts as texts } from "@/lib/texts/content";
import styles from "./share-button.module.css";
import { useCopy } from "./use-copy";

type Method = "mail" | "share" | "copy";

const subscribeToNothing = () => () => {};
const browserMethod = (): Method => (typeof navigator.share === "function" ? "share" : "copy");

/** The share sheet, or else copies the link. Before hydration it is a mailto: link of the same size: nothing shifts. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const method = useSyncExternalStore<Method>(subscribeToNothing, browserMethod, () => "mail");
  const { copy, status } = useCopy(url);

  if (method === "mail") {
    const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
    return (
      <div className={styles.share}>
        <ButtonLink href={mail} rel="nofollow">
          <Mail />
          {texts.byMail}
        </ButtonLink>
      </div>
    );
  }

  const share = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // AbortError: the visitor closed the sheet. Any other error means that it did not open.
      if (!(error instanceof DOMException && error.name === "AbortError")) return copy();
    });

  return (
    <div className={styles.share}>
      <Button onClick={method === "share" ? share : copy}>
        {method === "share" ? <Share2 /> : <Copy />}
        {method === "share" ? texts.share : texts.copyLink}
      </Button>
      {status}
    </div>
  );
}
