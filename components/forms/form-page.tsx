import type { ComponentProps, ReactNode } from "react";
import { Aside } from "@/components/content/aside";
import { PageHead } from "@/components/content/page-head";
import { Panel } from "@/components/ui/panel";
import { fieldsOf } from "@/lib/forms/form-fields";
import { otherWayTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { decodedPath } from "@/lib/urls/decoded-path";
import type { FormName } from "@/lib/urls/form-names";
import { ContactAlternatives } from "./contact-alternatives";
import { FormSheet } from "./form-sheet";

type FormPageProps = Pick<ComponentProps<typeof PageHead>, "between"> & {
  form: FormName;
  /** `seite` is the page that the form is about, `antwort` the id of a stored response. */
  search: { seite?: unknown; antwort?: unknown };
  /** Between the page's title and the form */
  note?: ReactNode;
  /** Beside the form; on phones below it */
  aside?: ReactNode;
};

/** A page that is nothing but a form, and has its title. */
export function FormPage({ form, search: { seite, antwort }, between = [], note, aside }: FormPageProps) {
  const texts = formTexts[form];
  const isAbout = "page" in fieldsOf(form) && typeof seite === "string";
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} between={between} />
      <div className="wrap split">
        <div>
          {note}
          <FormSheet
            form={form}
            responseId={antwort}
            values={isAbout ? { page: decodedPath(seite) ?? seite } : {}}
            withTitle={false}
          />
        </div>
        <Aside>
          {aside}
          <Panel title={otherWayTexts.rather}>
            <ContactAlternatives subject={texts.title} />
          </Panel>
        </Aside>
      </div>
    </>
  );
}
