"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { sharingTexts } from "@/lib/texts/content";
import styles from "./share-button.module.css";
import { useCopy } from "./use-copy";

type CopyButtonProps = { text: string; label?: string };

export function CopyButton({ text, label = sharingTexts.copyLink }: CopyButtonProps) {
  const { copy, status } = useCopy(text);
  if (!useHydrated()) return null;
  return (
    <div className={styles.share}>
      <Button onClick={copy}>
        <Icon name="copy" />
        {label}
      </Button>
      {status}
    </div>
  );
}
