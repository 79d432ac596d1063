import type { ReactNode } from "react";
import type { Page } from "@/lib/cms/pages";
import { headings } from "@/lib/rich-text/markdown";
import { contentTexts } from "@/lib/texts/content";
import { PageHead } from "./page-head";
import { ReadingColumns } from "./reading-columns";
import { RichText } from "./rich-text";
import { contentsOf } from "./table-of-contents";

type TextPageProps = {
  /** What stands in its place while editors have published none */
  title: string;
  page: Page | undefined;
  /** What stands above text and side, over the whole width */
  above?: ReactNode;
  /** What stands before the text, such as a form */
  before?: ReactNode;
  /** What stands beside the text */
  aside?: ReactNode;
};

/** A page that is a text of the editors: Impressum, Datenschutz, Mitmachen … */
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
