import type { Organisation } from "@/lib/cms/organisations";
import { organisationTexts } from "@/lib/texts/reading";
import { AlphabetNav } from "./alphabet-nav";
import { byLetter, letterId } from "./by-letter";
import { ClubCard } from "./club-card";
import styles from "./club-list.module.css";

/** All clubs from A to Z. They come sorted by name. */
export function ClubList({ clubs }: { clubs: Organisation[] }) {
  if (clubs.length === 0) return <p className="wrap lead">{organisationTexts.none}</p>;
  const groups = byLetter(clubs);
  return (
    <div className="wrap">
      <AlphabetNav letters={new Set(groups.keys())} />
      {[...groups].map(([letter, group]) => (
        <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)}>{letter}</h2>
          <div className={styles.cards}>
            {group.map((club) => (
              <ClubCard key={club.id} club={club} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
