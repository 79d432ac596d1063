import { withoutSecrets } from "@dorfforum/shared/urls/personal-paths";
import type { ComponentProps, ReactNode } from "react";
import { Aside } from "@/components/content/aside";
import { PageHead } from "@/components/content/page-head";
import { Panel } from "@/components/ui/panel";
import { fieldsOf } from "@/lib/forms/form-fields";
import type { FormValues } from "@/lib/forms/values";
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
  /** Where the page is not called as the form */
  title?: string;
  /** Values that the page gives, which count more than a draft; the parts of the room that is asked for */
  values?: FormValues;
  parts?: readonly string[];
  /** Between the page's title and the form */
  note?: ReactNode;
  /** Beside the form; on phones below it */
  aside?: ReactNode;
};

/** A page that is nothing but a form, and has its title. */
export function FormPage({
  form,
  search: { seite, antwort },
  between = [],
  note,
  aside,
  ...given
}: FormPageProps) {
  const texts = formTexts[form];
  const { title = texts.title, values, parts } = given;
  const isAbout = "page" in fieldsOf(form) && typeof seite === "string";
  return (
    <>
      <PageHead title={title} lead={texts.lead} between={between} />
      <div className="wrap split">
        <div>
          {note}
          <FormSheet
            form={form}
            responseId={antwort}
            values={isAbout ? { page: withoutSecrets(decodedPath(seite) ?? seite) } : values}
            fixed={values}
            parts={parts}
            withTitle={false}
          />
        </div>
        <Aside>
          {aside}
          <Panel title={otherWayTexts.rather}>
            <ContactAlternatives subject={title} />
          </Panel>
        </Aside>
      </div>
    </>
  );
}
