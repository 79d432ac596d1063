import { routes } from "@/lib/routes";
import { formPartTexts } from "@/lib/texts/forms";
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

/** The two boxes at a form's end. */
export function Consent({ withConsent = true }: { withConsent?: boolean }) {
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
      <Checkbox name="copy">{formPartTexts.copy}</Checkbox>
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
