"use client";

import { Copy, Mail, Share2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useCopy } from "@/components/content/use-copy";
import { Button, ButtonLink } from "@/components/ui/button";
import { sharingTexts as texts } from "@/lib/texts/content";
import styles from "./share-button.module.css";

type ShareButtonProps = {
  title: string;
  /** The page's whole address */
  url: string;
};

type Way = "mail" | "share" | "copy";

const never = () => () => {};
const wayOfBrowser = (): Way => (typeof navigator.share === "function" ? "share" : "copy");

/**
 * Hands the page on: by the device's own sheet where there is one, else by copying the link. Until the browser has
 * taken over, and without JavaScript, it is a link that begins a mail; so nothing moves when the button comes.
 */
export function ShareButton({ title, url }: ShareButtonProps) {
  const way = useSyncExternalStore<Way>(never, wayOfBrowser, () => "mail");
  const { copy, status } = useCopy(url);

  if (way === "mail") {
    return (
      <div className={styles.share}>
        <ButtonLink
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          rel="nofollow"
        >
          <Mail />
          {texts.byMail}
        </ButtonLink>
      </div>
    );
  }

  const share = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // Closing the sheet is an answer; a sheet that does not open is not.
      if (!(error instanceof DOMException && error.name === "AbortError")) return copy();
    });

  return (
    <div className={styles.share}>
      <Button onClick={way === "share" ? share : copy}>
        {way === "share" ? <Share2 /> : <Copy />}
        {way === "share" ? texts.share : texts.copyLink}
      </Button>
      {status}
    </div>
  );
}
