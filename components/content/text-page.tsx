import type { ReactNode } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import type { Page } from "@/lib/cms/pages";
import type { GlossaryTerm } from "@/lib/rich-text/mark-terms";
import { headings } from "@/lib/rich-text/markdown";
import { contentTexts } from "@/lib/texts/content";
import { hyphenate } from "@/lib/typography/hyphenate";
import { PageHead } from "./page-head";
import { ReadingColumns } from "./reading-columns";
import { RichText } from "./rich-text";
import styles from "./text-page.module.css";

type TextPageProps = {
  /** The title while the page is not published */
  title: string;
  page: Page | undefined;
  glossary?: readonly GlossaryTerm[];
  before?: ReactNode;
  aside?: ReactNode;
};

/** A page whose text is an entry of the content type Seite: Impressum, Datenschutz, Mitmachen and so on. */
export const TextPage = ({ title, page, glossary, before, aside }: TextPageProps) => (
  <>
    <PageHead title={page?.title ?? title} />
    {before && page && <Headings markdown={page.text} />}
    <ReadingColumns markdown={page?.text ?? ""} before={before} aside={aside}>
      {page && page.text !== "" ? (
        <RichText markdown={page.text} files={page.files} glossary={glossary} anchors />
      ) : (
        !before && <p className="lead">{contentTexts.inPreparation}</p>
      )}
    </ReadingColumns>
  </>
);

/** Links to what stands below the content before the text */
const Headings = ({ markdown }: { markdown: string }) => (
  <nav className={`wrap ${styles.headings}`} aria-label={contentTexts.contents}>
    <Chips label={contentTexts.contents}>
      {headings(markdown)
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <Chip key={id} href={`#${id}`}>
            {hyphenate(text)}
          </Chip>
        ))}
    </Chips>
  </nav>
);
