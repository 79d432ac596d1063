import type { ReactNode } from "react";
import type { Page } from "@/lib/cms/pages";
import { headings } from "@/lib/rich-text/markdown";
import { contentTexts } from "@/lib/texts/content";
import { PageHead } from "./page-head";
import { ReadingColumns } from "./reading-columns";
import { RichText } from "./rich-text";
import { contentsOf } from "./table-of-contents";

type TextPageProps = {
  /** The title while the page is not published */
  title: string;
  page: Page | undefined;
  /** Content above the columns, over the whole width */
  above?: ReactNode;
  /** Content above the text, such as a form */
  before?: ReactNode;
  /** Content beside the text */
  aside?: ReactNode;
};

/** A page whose text is an entry of the content type Seite: Impressum, Datenschutz, Mitmachen and so on. */
export function TextPage({ title, page, above, before, aside }: TextPageProps) {
  const contents = contentsOf(page ? headings(page.text) : []);
  return (
    <>
      <PageHead title={page?.title ?? title} />
      {above}
      <ReadingColumns contents={before ? [] : contents} before={before} aside={aside}>
        {page && page.text !== "" ? (
          <RichText markdown={page.text} files={page.files} anchors />
        ) : (
          !before && <p className="lead">{contentTexts.inPreparation}</p>
        )}
      </ReadingColumns>
    </>
  );
}
