import type { Organisation } from "@/lib/cms/organisations";
import { organisationTexts } from "@/lib/texts/reading";
import { DaycareCard } from "./daycare-card";
import styles from "./daycare-list.module.css";

/** All day-care centres and schools, one under the other. */
export function DaycareList({ places }: { places: Organisation[] }) {
  if (places.length === 0) return <p className="wrap lead">{organisationTexts.none}</p>;
  return (
    <div className={styles.list}>
      {places.map((place) => (
        <DaycareCard key={place.id} place={place} />
      ))}
    </div>
  );
}
