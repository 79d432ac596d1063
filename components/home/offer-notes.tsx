import { Note } from "@/components/ui/note";
import type { Offer } from "@/lib/cms/offers";
import { plainText, shorten } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { kindTexts } from "@/lib/texts/ui";
import styles from "./offer-notes.module.css";

const maxSummaryLength = 110;

/** Offers as notes in alternating colours. */
export function OfferNotes({ offers }: { offers: Offer[] }) {
  return (
    <div className={styles.notes}>
      {offers.map(({ id, slug, title, summary, categories }, index) => (
        <Note
          key={id}
          label={categories[0]?.name ?? kindTexts.angebot}
          tone={index % 2 === 0 ? "yellow" : "blue"}
          href={routes.offer(slug)}
          title={title}
        >
          <p>{shorten(plainText(summary), maxSummaryLength)}</p>
        </Note>
      ))}
    </div>
  );
}
