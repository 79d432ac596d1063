"use client";

import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { ownDistrictTexts as texts } from "@/lib/waste/base/own-district-texts";
import {
  forgetOwnDistrict,
  getOwnDistrict,
  keepOwnDistrict,
  subscribeToOwnDistrict,
} from "@/lib/waste/own-district";
import styles from "./own-district-button.module.css";

const onServer = () => null;

type OwnDistrictButtonProps = { slug: string; name: string };

/** Has this browser remember a district, or forget it again. Its CSS hides it in browsers without JavaScript. */
export function OwnDistrictButton({ slug, name }: OwnDistrictButtonProps) {
  const isOwn = useSyncExternalStore(subscribeToOwnDistrict, getOwnDistrict, onServer) === slug;
  const [status, setStatus] = useState<string>();

  function change(): void {
    if (isOwn) forgetOwnDistrict();
    const isDone = isOwn || keepOwnDistrict(slug);
    setStatus(isOwn ? texts.forgotten : isDone ? texts.kept : texts.blocked);
  }

  const label = isOwn ? texts.forget : texts.keep;
  return (
    <div className={styles.own}>
      <Button onClick={change} aria-label={`${label}: ${name}`}>
        <Icon name={isOwn ? "x" : "house"} />
        {label}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
