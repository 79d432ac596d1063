import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import type { Answer } from "@/lib/search/search-response";
import { answerBoxTexts as texts } from "@/lib/texts/search";
import { keepTimes } from "@/lib/typography/keep-times";
import styles from "./answer-box.module.css";

/** What the content says about a question, above the hits: one sentence, what belongs to it, and where it stands. */
export function AnswerBox({
  answer: { sentence, details, phone, otherPhones = [], source },
}: {
  answer: Answer;
}) {
  const phones = [...(phone ? [phone] : []), ...otherPhones];
  return (
    <section className={styles.answer} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.sentence}>{keepTimes(sentence)}</p>
      {phones.map(({ number, tel }) => (
        <p key={tel}>
          <ButtonLink href={`tel:${tel}`} variant="dark">
            <Icon name="phone" />
            {texts.call(number)}
          </ButtonLink>
        </p>
      ))}
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((line) => (
            <li key={line}>{keepTimes(line)}</li>
          ))}
        </ul>
      )}
      <p className={styles.source}>
        {texts.source} <a href={source.href}>{source.title}</a>
      </p>
    </section>
  );
}
