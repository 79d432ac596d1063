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
  /** `seite` is the page that the report is about, `antwort` the id of a stored response. */
  search: { seite?: unknown; antwort?: unknown };
};

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
