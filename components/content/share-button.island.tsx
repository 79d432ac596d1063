"use client";

import { Copy, Mail, Share2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { sharingTexts as texts } from "@/lib/texts/sharing";
import styles from "./share-button.module.css";

type ShareButtonProps = {
  title: string;
  /** The page's whole address */
  url: string;
};

type Way = "mail" | "share" | "copy";
type Outcome = "copied" | "not copied";

const never = () => () => {};
const wayOfBrowser = (): Way => (typeof navigator.share === "function" ? "share" : "copy");

/**
 * Hands the page on: by the device's own sheet where there is one, else by copying the link. Until the browser has
 * taken over, and without JavaScript, it is a link that begins a mail; so nothing moves when the button comes.
 */
export function ShareButton({ title, url }: ShareButtonProps) {
  const way = useSyncExternalStore<Way>(never, wayOfBrowser, () => "mail");
  const [outcome, setOutcome] = useState<Outcome>();

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

  const copy = () =>
    copyText(url).then(
      () => setOutcome("copied"),
      () => setOutcome("not copied"),
    );
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
      <p className={styles.status} role="status">
        {outcome === "copied" && texts.copied}
        {outcome === "not copied" && (
          <>
            {texts.notCopied} <span>{url}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Rejects where the browser has no clipboard, as on pages without TLS, or refuses it. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
