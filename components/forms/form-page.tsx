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
import { ContactAlternatives } from "./contact-alternatives";
import type { Choices } from "./field-context";
import { type FormOfSheet, FormSheet } from "./form-sheet";

type FormPageProps = Pick<ComponentProps<typeof PageHead>, "between"> &
  FormOfSheet & {
    /** `seite` is the page that the form is about, `antwort` the id of a stored response. */
    search: { seite?: unknown; antwort?: unknown };
    /** Where the page is not called as the form */
    title?: string;
    /** Values that the page gives, which count more than a draft */
    values?: FormValues;
    /** Of fields whose options are content */
    choices?: Choices;
    /** Who answers questions, where that is not the municipality */
    contact?: string | undefined;
    /** Between the page's title and the form */
    note?: ReactNode;
    /** Beside the form; on phones below it */
    aside?: ReactNode;
  };

/** A page that is nothing but a form, and has its title. */
export function FormPage({
  search: { seite, antwort },
  between = [],
  note,
  aside,
  title: given,
  values,
  choices,
  contact,
  ...of
}: FormPageProps) {
  const { form } = of;
  const texts = formTexts[form];
  const title = given ?? texts.title;
  const isAbout = "page" in fieldsOf(form) && typeof seite === "string";
  return (
    <>
      <PageHead title={title} lead={texts.lead} between={between} />
      <div className="wrap split">
        <div>
          {note}
          <FormSheet
            {...of}
            responseId={antwort}
            values={isAbout ? { page: withoutSecrets(decodedPath(seite) ?? seite) } : values}
            fixed={values}
            choices={choices}
            contact={contact}
            withTitle={false}
          />
        </div>
        <Aside>
          {aside}
          <Panel title={otherWayTexts.rather}>
            <ContactAlternatives subject={title} contact={contact} />
          </Panel>
        </Aside>
      </div>
    </>
  );
}
