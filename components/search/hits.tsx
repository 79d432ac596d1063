import { ExternalMark } from "@/components/content/external-mark";
import { ShownPicture } from "@/components/content/shown-picture";
import { StatusSign } from "@/components/events/sign";
import { classNames } from "@/components/ui/class-names";
import { KindBadge } from "@/components/ui/kind-badge";
import type { Hit } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { keepTimes } from "@/lib/typography/keep-times";
import { HighlightedText } from "./highlighted-text";
import styles from "./result.module.css";

/** The element id of a hit. `position` counts from 0 over all pages shown. */
export const hitId = (position: number) => `treffer-${position + 1}`;

type HitsProps = Pick<ResultProps, "heading"> & {
  hits: readonly Hit[];
  /** The position of the first one */
  from: number;
};

/** The items of a list of hits */
export const Hits = ({ hits, from, ...props }: HitsProps) =>
  hits.map((hit, index) => (
    <li key={`${hit.kind} ${hit.id} ${hit.start}`} id={hitId(from + index)}>
      <Result hit={hit} {...props} />
    </li>
  ));

type ResultProps = {
  hit: Hit;
  heading?: "h2" | "h3";
};

function Result({ hit, heading: Heading = "h2" }: ResultProps) {
  const hasPicture = hit.picture !== undefined || hit.drawing !== undefined;
  return (
    <article className={classNames(styles.result, hasPicture && styles.withPicture)}>
      <p className={styles.top}>
        <KindBadge kind={hit.kind} /> {hit.status && <StatusSign status={hit.status} />}{" "}
        {hit.isPast && <strong>{resultTexts.past}</strong>} <span>{keepTimes(hit.meta)}</span>
      </p>
      <Heading className={styles.title}>
        <a href={hit.href} lang={hit.lang} dir={hit.dir}>
          <HighlightedText text={hit.title} />
          {hit.isExternal && <ExternalMark />}
        </a>
      </Heading>
      <p className={styles.excerpt} {...hit.excerptIn}>
        <HighlightedText text={hit.excerpt} />
      </p>
      {hit.unconfirmed && <p className="muted">{hit.unconfirmed}</p>}
      <ResultPicture hit={hit} />
    </article>
  );
}

/** Decoration: the title says what it shows. */
function ResultPicture({ hit: { picture, drawing } }: { hit: Hit }) {
  const className = styles.picture;
  if (picture) return <ShownPicture picture={picture} sizes="9rem" decorative className={className} />;
  return (
    drawing && <img src={drawing} alt="" loading="lazy" width={480} height={320} className={className} />
  );
}
