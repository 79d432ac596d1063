import { useContext } from "react";
import { routes } from "@/lib/routes";
import { formPartTexts } from "@/lib/texts/forms";
import { FieldContext } from "./field-context";
import { FieldRow } from "./field-group";
import { Checkbox, TextField } from "./fields";

type Texts = { name: { label: string }; email: { label: string; hint?: string } };

/** Who writes. Reports may come without a name. */
export function SenderFields({ texts, optional = false }: { texts: Texts; optional?: boolean }) {
  return (
    <FieldRow>
      <TextField name="name" {...texts.name} optional={optional} autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        {...texts.email}
        optional={optional}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </FieldRow>
  );
}

/** The boxes at a form's end. A confirmation is offered only where mail is set up. */
export function Consent({ withConsent = true }: { withConsent?: boolean }) {
  const { canConfirm } = useContext(FieldContext);
  const { before, link, after } = withConsent ? formPartTexts.consent : formPartTexts.aboutYourData;
  const words = (
    <>
      {before}
      <a href={routes.privacy} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  );
  return (
    <div>
      {canConfirm && <Checkbox name="copy">{formPartTexts.copy}</Checkbox>}
      {withConsent ? (
        <Checkbox name="consent" required>
          {words}
        </Checkbox>
      ) : (
        <p>{words}</p>
      )}
    </div>
  );
}
