import { type FieldsProps, fieldsByForm, type SiteFormName } from "./fields-by-form";
import { VisitorForm, type VisitorFormProps } from "./visitor-form";

export { readDraft } from "@/lib/forms/draft";

export type SiteFormProps = VisitorFormProps & FieldsProps & { form: SiteFormName };

/** A form that is no feature's */
export function SiteForm({ clashes, ...props }: SiteFormProps) {
  const Fields = fieldsByForm[props.form];
  return (
    <VisitorForm {...props}>
      <Fields clashes={clashes} />
    </VisitorForm>
  );
}
