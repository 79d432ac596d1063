import { useState } from "react";
import type { SourceSettings } from "../../../sources/source";
import { Button } from "./button";
import { Fields } from "./import-styles";
import { SourceSettingsFields } from "./source-settings";
import { useRequest } from "./use-request";

const firstSettings: SourceSettings = {
  Art: "hier",
  Mit_Text: false,
  Veroeffentlichen: false,
  Frist_Tage: 7,
  Aus: false,
};

type KeepSourceProps = {
  name: string;
  address: string;
  answers: Record<string, string>;
  mayPublish: boolean;
  onKept(): void;
};

/** Has a calendar that somebody has looked at read every hour from now on. */
export function KeepSource({ name, address, answers, mayPublish, onKept }: KeepSourceProps) {
  const [settings, setSettings] = useState(firstSettings);
  const { isSending, send } = useRequest();
  const keep = () =>
    send(({ post }) => post("/redaktion/quellen", { ...settings, name, address, answers }), onKept);
  return (
    <details>
      <summary>
        <b>Regelmäßig übernehmen</b>
      </summary>
      <Fields>
        <p>
          Das Dorfforum liest den Kalender dann jede Stunde. Was jemand hier ändert, bleibt. Ändert sich dort
          sehr viel auf einmal, fragt es erst.
        </p>
        <SourceSettingsFields settings={settings} isNew mayPublish={mayPublish} onChange={setSettings} />
        <div>
          <Button type="button" disabled={isSending} onClick={keep}>
            Jede Stunde übernehmen
          </Button>
        </div>
      </Fields>
    </details>
  );
}
