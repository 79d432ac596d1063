"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { readAloudTexts } from "@/lib/texts/articles";
import styles from "./print-button.module.css";

/** Prints the page. Browsers without JavaScript have a menu for it, and no button here. */
export function PrintButton() {
  return (
    <Button className={styles.print} onClick={() => print()}>
      <Printer />
      {readAloudTexts.print}
    </Button>
  );
}
