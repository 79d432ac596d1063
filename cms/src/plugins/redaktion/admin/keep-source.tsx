import { useState } from "react";
import { Button } from "../../../admin/ui/button";
import { Fields } from "../../../admin/ui/panel-styles";
import { useRequest } from "../../../admin/ui/use-request";
import type { SourceSettings } from "../../../sources/source";
import { SourceSettingsFields } from "./source-settings";

const firstSettings: SourceSettings = {
  Art: "hier",
  Mit_Text: false,
  Veroeffentlichen: false,
  Frist_Tage: 7,
  Aus: false,
};

/** @param version of the plan that the person has seen; "" agrees to the first reading */
export function fileBody(file: File, version?: string): FormData {
  const body = new FormData();
  body.set("file", file);
  if (version !== undefined) body.set("version", version);
  return body;
}

type KeepSourceProps = {
  name: string;
  address: string;
  /** Instead of an address */
  file: File | undefined;
  answers: Record<string, string>;
  mayPublish: boolean;
  onKept(): void;
};

/** Has a calendar that somebody has looked at read every hour from now on, or keeps it as one whose files are sent. */
export function KeepSource({ name, address, file, answers, mayPublish, onKept }: KeepSourceProps) {
  const [settings, setSettings] = useState(firstSettings);
  const { isSending, send } = useRequest();
  const keep = () =>
    send(async ({ post }) => {
      const source = { ...settings, name, address: file ? null : address, answers };
      const { data } = await post<{ data: { documentId: string } }>("/redaktion/quellen", source);
      if (file) await post(`/redaktion/quellen/${data.data.documentId}/lesen`, fileBody(file, ""));
    }, onKept);
  return (
    <details>
      <summary>
        <b>Regelmäßig übernehmen</b>
      </summary>
      <Fields>
        <p>
          {file
            ? "Unten auf dieser Seite schicken Sie dann jede neue Datei dieser Quelle; verglichen wird mit der vorigen."
            : "Das Dorfforum liest den Kalender dann jede Stunde."}{" "}
          Was jemand hier ändert, bleibt. Ändert sich dort sehr viel auf einmal, fragt es erst.
        </p>
        <SourceSettingsFields settings={settings} isNew mayPublish={mayPublish} onChange={setSettings} />
        <div>
          <Button type="button" disabled={isSending} onClick={keep}>
            {file ? "Als Quelle behalten" : "Jede Stunde übernehmen"}
          </Button>
        </div>
      </Fields>
    </details>
  );
}
