import { type ReactNode, useId } from "react";
import { Static } from "@/components/ui/static";
import type { Organisation } from "@/lib/cms/organisations";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { OrganisationPicture } from "./organisation-picture";
import styles from "./organisation-row.module.css";

type OrganisationRowProps = {
  organisation: Organisation;
  headingLevel: 2 | 3;
  line: string;
  /** Below the line: what is no part of the link */
  children?: ReactNode;
};

/** An organisation in an overview. The whole row is a link to its page. */
export function OrganisationRow({ organisation, headingLevel, line, children }: OrganisationRowProps) {
  const { slug, name, kind, type, picture } = organisation;
  // Day-care centres and schools share a drawing, which a list would show again and again.
  const hasPicture = picture !== undefined || type === "verein";
  const nameId = useId();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <Static as="article" className={`paper ${styles.row}`} id={slug} aria-labelledby={nameId}>
      {hasPicture && (
        <OrganisationPicture organisation={organisation} sizes="6rem" decorative className={styles.picture} />
      )}
      <div className={styles.body}>
        <Heading id={nameId} className={styles.name}>
          <a className="cover" href={routes.organisation(organisation)}>
            {hyphenate(name)}
          </a>
        </Heading>
        {kind && <p className={styles.kind}>{kind}</p>}
        {line && <p className={styles.line}>{line}</p>}
        {children}
      </div>
    </Static>
  );
}
