import { Icon } from "@/components/ui/icon.island";
import type { VillageEvent } from "@/lib/cms/events";
import { eventTexts } from "@/lib/texts/events";
import styles from "./status-sign.module.css";

export function StatusSign({ status }: Pick<VillageEvent, "status">) {
  if (status === "geplant") return null;
  return (
    <strong className={styles.sign}>
      <Icon name="circle-alert" />
      {eventTexts.status[status]}
    </strong>
  );
}
