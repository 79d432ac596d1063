import { Fragment } from "react";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import type { Block, Line } from "@/lib/letters/presentation/block";
import { getLetterExtract } from "@/lib/letters/presentation/letter-extract";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import styles from "./letter-preview.module.css";

export const previewId = "vorschau-des-briefs";

/** The beginning of the letter of the week as it would be now. Its links are left out: the page of the week has them. */
export async function LetterPreview() {
  const { first, title, days, blocks, left } = await getLetterExtract(new Date());
  const isEmpty = blocks.length === 0;
  return (
    <section className={styles.preview} id={previewId} tabIndex={-1} aria-labelledby={`${previewId}-titel`}>
      <h2 id={`${previewId}-titel`}>{texts.preview}</h2>
      <p className={styles.hint}>{isEmpty ? texts.previewEmpty : texts.previewHint}</p>
      {!isEmpty && (
        <div className={styles.letter}>
          <p className={styles.head}>
            <strong>{hyphenate(title)}</strong> {days}
          </p>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are never moved
            <LetterBlock key={at} {...block} />
          ))}
          {left.length > 0 && <p className={styles.left}>{texts.previewLeft(left)}</p>}
        </div>
      )}
      {!isEmpty && (
        <p>
          <a href={routes.week(first)}>{texts.previewWeek}</a>
        </p>
      )}
    </section>
  );
}

const LetterBlock = ({ kind, lines }: Block) =>
  kind === "heading" ? (
    <h3>{lines.map(({ text }) => hyphenate(text))}</h3>
  ) : (
    <p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never moved
        <Fragment key={at}>
          {at > 0 && <br />}
          <LetterLine {...line} />
        </Fragment>
      ))}
    </p>
  );

function LetterLine({ text, isStrong, isOff }: Line) {
  if (isOff) return <s>{text}</s>;
  return isStrong ? <strong>{text}</strong> : text;
}
