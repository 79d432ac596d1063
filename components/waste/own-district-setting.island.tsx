"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { PanelFrame } from "@/components/ui/panel-frame";
import { ownDistrictTexts as texts } from "@/lib/waste/base/own-district-texts";
import { forgetOwnDistrict, getOwnDistrict, subscribeToOwnDistrict } from "@/lib/waste/own-district";

const onServer = () => null;

type OwnDistrictSettingProps = {
  /** With the places where it may be broken */
  title: string;
  /** Of the districts, by their slugs; none while nobody knows them */
  names: Readonly<Record<string, string>>;
};

/** Shows which waste district this browser remembers, and has it forget it. One that is gone is forgotten at once. */
export function OwnDistrictSetting({ title, names }: OwnDistrictSettingProps) {
  const own = useSyncExternalStore(subscribeToOwnDistrict, getOwnDistrict, onServer);
  const [status, setStatus] = useState<string>();
  const isGone = own !== null && Object.keys(names).length > 0 && !(own in names);

  useEffect(() => {
    if (!isGone) return;
    forgetOwnDistrict();
    setStatus(texts.gone);
  }, [isGone]);

  if (own === null && status === undefined) return null;
  const forget = () => {
    forgetOwnDistrict();
    setStatus(texts.forgotten);
  };
  return (
    <PanelFrame title={title}>
      {own !== null && !isGone && (
        <div className="stack">
          <p>{texts.keptHere(names[own] ?? own)}</p>
          <p>
            <Button onClick={forget}>
              <Icon name="trash-2" />
              {texts.forget}
            </Button>
          </p>
        </div>
      )}
      <p role="status">{status}</p>
    </PanelFrame>
  );
}
