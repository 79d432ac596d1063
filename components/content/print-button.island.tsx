"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { sharingTexts } from "@/lib/texts/content";
import styles from "./print-button.module.css";

/** Prints the page. Its CSS hides it in browsers without JavaScript, which print from their menu. */
export const PrintButton = () => (
  <Button className={styles.print} onClick={() => print()}>
    <Printer />
    {sharingTexts.print}
  </Button>
);
