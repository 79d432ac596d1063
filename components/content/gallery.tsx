import type { Picture } from "@/lib/cms/media";
import { isBroken } from "@/lib/media/broken-pictures";
import { contentTexts } from "@/lib/texts/content";
import styles from "./gallery.module.css";
import { ShownPicture } from "./shown-picture";

/**
 * The pictures below a text, each a link to its whole file, with the caption of the media library. One whose file cannot be decoded
 * is left out. Renders nothing without pictures.
 */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const shown = pictures.filter((picture) => !isBroken(picture));
  if (shown.length === 0) return null;
  const isAlone = shown.length === 1;
  return (
    <section className={styles.gallery} aria-labelledby="bilder">
      <h2 id="bilder">{contentTexts.gallery}</h2>
      <ul className={isAlone ? styles.alone : styles.pictures}>
        {shown.map((picture) => (
          <li key={picture.id}>
            <figure>
              <a href={picture.src}>
                <ShownPicture
                  picture={picture}
                  sizes={
                    isAlone
                      ? "(min-width: 60rem) 44rem, 100vw"
                      : "(min-width: 60rem) 22rem, (min-width: 40rem) 50vw, 100vw"
                  }
                />
                <span className="sr-only">{contentTexts.enlarge}</span>
              </a>
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
