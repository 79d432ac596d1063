import type { Ref } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { draftTexts } from "@/lib/texts/form-parts";
import styles from "./form.module.css";
import type { DraftState } from "./use-draft";

type DraftProps = { state: DraftState; onDiscard: () => void };

const Discard = ({ onDiscard }: Pick<DraftProps, "onDiscard">) => (
  <Button variant="quiet" onClick={onDiscard}>
    <Icon name="trash-2" />
    {draftTexts.discard}
  </Button>
);

type DraftNoticeProps = DraftProps & {
  /** Whether the form takes a picture, which no draft contains */
  withoutPicture: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Above the fields: a draft was restored, or discarded. */
export const DraftNotice = ({ state, withoutPicture, onDiscard, ref }: DraftNoticeProps) => (
  <div className={styles.notice} role="status" tabIndex={-1} ref={ref}>
    {state === "restored" && (
      <Banner tone="info">
        <p>
          {draftTexts.restored}
          {withoutPicture && ` ${draftTexts.noPicture}`}
        </p>
        <Discard onDiscard={onDiscard} />
      </Banner>
    )}
    {state === "discarded" && <Banner tone="info">{draftTexts.discarded}</Banner>}
  </div>
);

/** Below the fields: the text is stored on this device, with a button to remove it. */
export const DraftLine = ({ state, onDiscard }: DraftProps) => (
  <div className={styles.draft}>
    <p role="status">{state === "saved" && draftTexts.saved}</p>
    {state === "saved" && <Discard onDiscard={onDiscard} />}
  </div>
);
