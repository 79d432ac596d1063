"use client";

import { Copy } from "lucide-react";
import { useHydrated } from "@/components/layout/use-hydrated";
import { Button } from "@/components/ui/button";
import { sharingTexts } from "@/lib/texts/sharing";
import styles from "./share-button.module.css";
import { useCopy } from "./use-copy";

/** Copies an address that stands beside it; without JavaScript people copy that. */
export function CopyButton({ text }: { text: string }) {
  const { copy, status } = useCopy(text);
  if (!useHydrated()) return null;
  return (
    <div className={styles.share}>
      <Button onClick={copy}>
        <Copy />
        {sharingTexts.copyLink}
      </Button>
      {status}
    </div>
  );
}
