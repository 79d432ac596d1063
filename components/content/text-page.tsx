import type { ReactNode } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import type { Page } from "@/lib/cms/pages";
import type { GlossaryTerm } from "@/lib/rich-text/mark-terms";
import { headings } from "@/lib/rich-text/markdown";
import { contentTexts } from "@/lib/texts/content";
import { InLanguage } from "./in-language";
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
    <PageHead title={page?.title ?? title} language={page?.language} />
    {before && page && <Headings page={page} />}
    <ReadingColumns markdown={page?.text ?? ""} language={page?.language} before={before} aside={aside}>
      {page && page.text !== "" ? (
        <RichText
          markdown={page.text}
          language={page.language}
          files={page.files}
          glossary={glossary}
          anchors
        />
      ) : (
        !before && <p className="lead">{contentTexts.inPreparation}</p>
      )}
    </ReadingColumns>
  </>
);

/** Links to what stands below the content before the text */
const Headings = ({ page }: { page: Page }) => (
  <nav className={`wrap ${styles.headings}`} aria-label={contentTexts.contents}>
    <Chips label={contentTexts.contents}>
      {headings(page.text, page.language)
        .filter(({ level }) => level === 2)
        .map(({ id, text, language }) => (
          <Chip key={id} href={`#${id}`}>
            <InLanguage text={text} language={language} />
          </Chip>
        ))}
    </Chips>
  </nav>
);
