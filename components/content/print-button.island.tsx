"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { sharingTexts } from "@/lib/texts/content";
import styles from "./print-button.module.css";

/** Prints the page. Its CSS hides it in browsers without JavaScript, which print from their menu. */
export const PrintButton = () => (
  <Button className={styles.print} onClick={() => print()}>
    <Icon name="printer" />
    {sharingTexts.print}
  </Button>
);
