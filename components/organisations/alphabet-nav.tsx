import { organisationTexts } from "@/lib/texts/organisations";
import styles from "./alphabet-nav.module.css";
import { alphabet, letterId, otherLetter } from "./by-letter";

/** Links to the letters. Letters without entries are plain text, hidden from screen readers. */
export function AlphabetNav({ letters }: { letters: ReadonlySet<string> }) {
  const shown = letters.has(otherLetter) ? [otherLetter, ...alphabet] : alphabet;
  return (
    <nav className={styles.nav} aria-label={organisationTexts.letters}>
      {shown.map((letter) =>
        letters.has(letter) ? (
          <a key={letter} href={`#${letterId(letter)}`} aria-label={organisationTexts.letter(letter)}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}
