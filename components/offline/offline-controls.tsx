import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { offlineButtonTexts as texts } from "@/lib/offline/base/button-texts";
import type { OfflineState } from "@/lib/offline/offline-state";
import styles from "./offline-controls.module.css";

const icons = { nothing: "download", saving: "loader-circle", saved: "trash-2" } as const;
const labels = { nothing: texts.save, saving: texts.saving, saved: texts.remove };

/** Stores pages on the device when the visitor asks for it, says how much they take up, and deletes them. */
export function OfflineControls({
  load,
  onChange,
}: {
  load: () => Promise<typeof import("@/lib/offline/offline-state")>;
  /** When something was stored or deleted */
  onChange?: () => void;
}) {
  const [{ kind, status }, setState] = useState<OfflineState>({ kind: "nothing" });

  useEffect(() => {
    // Asks no more than whether there is a worker where nothing was ever stored.
    navigator.serviceWorker
      ?.getRegistration()
      .then(async (registration) => {
        if (registration) setState(await (await load()).currentState());
      })
      // The code did not load; pages that manage what is stored have it with them.
      .catch(() => undefined);
  }, [load]);

  async function change(): Promise<void> {
    if (kind === "saving") return;
    if (kind === "nothing") setState({ kind: "saving", status: texts.saving });
    try {
      const { save, remove } = await load();
      setState(await (kind === "saved" ? remove() : save()));
      onChange?.();
    } catch {
      // The code did not load.
      setState({ kind, status: texts.withoutConnection });
    }
  }

  const isSaving = kind === "saving";
  return (
    <div className={styles.controls}>
      <Button onClick={change} busy={isSaving} aria-disabled={isSaving || undefined}>
        <Icon name={icons[kind]} />
        {labels[kind]}
      </Button>
      <p role="status" className={isSaving ? "sr-only" : undefined}>
        {status}
      </p>
    </div>
  );
}
