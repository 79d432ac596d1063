import { Icon } from "@/components/ui/icon.island";
import type { VillageEvent } from "@/lib/cms/events";
import { eventTexts } from "@/lib/texts/events";
import styles from "./status-sign.module.css";

/** What is not as planned with an event. Browsers render it too, in lists of hits. */
export const StatusSign = ({ status }: Pick<VillageEvent, "status">) =>
  status === "geplant" ? null : <Sign>{eventTexts.status[status]}</Sign>;

export const Sign = ({ children }: { children: string }) => (
  <strong className={styles.sign}>
    <Icon name="circle-alert" />
    {children}
  </strong>
);
