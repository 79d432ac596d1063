import { Aside } from "@/components/content/aside";
import { PageHead } from "@/components/content/page-head";
import { Panel } from "@/components/ui/panel";
import { decodedPath } from "@/lib/http/decoded-path";
import { otherWayTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/forms";
import { FormSheet } from "./form-sheet";
import { OtherWays } from "./other-ways";

type ReportPageProps = {
  form: "barriere" | "inhalt";
  /** The query: `seite`, the page that it is about, and `antwort` */
  search: { seite?: unknown; antwort?: unknown };
};

/** A page that is one form: a report of a barrier, or of content of visitors. */
export function ReportPage({ form, search: { seite, antwort } }: ReportPageProps) {
  const texts = formTexts[form];
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="wrap split">
        <FormSheet
          form={form}
          responseId={antwort}
          values={typeof seite === "string" ? { page: decodedPath(seite) ?? seite } : {}}
          withTitle={false}
        />
        <Aside>
          <Panel title={otherWayTexts.rather}>
            <OtherWays subject={texts.title} />
          </Panel>
        </Aside>
      </div>
    </>
  );
}
