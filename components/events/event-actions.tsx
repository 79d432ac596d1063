import { ShareButton } from "@/components/content/share-button.island";
import type { VillageEvent } from "@/lib/cms/events";
import styles from "./event-actions.module.css";

type EventActionsProps = {
  event: Pick<VillageEvent, "slug" | "title">;
  /** The page's whole address */
  url: string;
};

/** What a visitor does with an event: keep it, or hand it on. */
export function EventActions({ event, url }: EventActionsProps) {
  return (
    <div className={styles.actions}>
      <ShareButton title={event.title} url={url} />
    </div>
  );
}
