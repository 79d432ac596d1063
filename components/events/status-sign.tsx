import { CircleAlert } from "lucide-react";
import type { VillageEvent } from "@/lib/cms/events";
import { eventTexts } from "@/lib/texts/events";
import styles from "./status-sign.module.css";

export function StatusSign({ status }: Pick<VillageEvent, "status">) {
  if (status === "geplant") return null;
  return (
    <strong className={styles.sign}>
      <CircleAlert />
      {eventTexts.status[status]}
    </strong>
  );
}
