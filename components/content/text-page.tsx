import type { ReactNode } from "react";
import type { Page } from "@/lib/cms/pages";
import type { GlossaryTerm } from "@/lib/rich-text/mark-terms";
import { contentTexts } from "@/lib/texts/content";
import { PageHead } from "./page-head";
import { ReadingColumns } from "./reading-columns";
import { RichText } from "./rich-text";

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
    <ReadingColumns markdown={page?.text ?? ""} before={before} aside={aside}>
      {page && page.text !== "" ? (
        <RichText markdown={page.text} files={page.files} glossary={glossary} anchors />
      ) : (
        !before && <p className="lead">{contentTexts.inPreparation}</p>
      )}
    </ReadingColumns>
  </>
);
