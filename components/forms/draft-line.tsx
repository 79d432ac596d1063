import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { draftTexts } from "@/lib/texts/forms";
import styles from "./form.module.css";

const words = { kept: draftTexts.kept, restored: draftTexts.restored, discarded: draftTexts.discarded };

type DraftLineProps = {
  state: "none" | keyof typeof words;
  /** A chosen picture is no part of it. */
  withoutPicture: boolean;
  onDiscard: () => void;
};

/** Says that a draft lies on this device, and removes it. */
export function DraftLine({ state, withoutPicture, onDiscard }: DraftLineProps) {
  return (
    <div className={styles.draft}>
      <p role="status">
        {state !== "none" && words[state]}
        {state === "restored" && withoutPicture && ` ${draftTexts.noPicture}`}
      </p>
      {(state === "kept" || state === "restored") && (
        <Button variant="quiet" onClick={onDiscard}>
          <Trash2 />
          {draftTexts.discard}
        </Button>
      )}
    </div>
  );
}
