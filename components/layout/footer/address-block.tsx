import { PhoneLink } from "@/components/content/contact-links";
import type { Settings } from "@/lib/cms/settings";
import { footerTexts } from "@/lib/texts/layout";

/** Name, address, telephone and mail address of the municipality. */
export function AddressBlock({ settings }: { settings: Settings }) {
  const { municipality, street, postcode, town, phone, email } = settings;
  const locality = [postcode, town].filter(Boolean).join(" ");
  return (
    <div>
      <h2>{municipality}</h2>
      <address>
        {street && <div>{street}</div>}
        {locality && <div>{locality}</div>}
        {phone && (
          <div>
            {footerTexts.phone} <PhoneLink number={phone} />
          </div>
        )}
        {email && (
          <div>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        )}
      </address>
    </div>
  );
}
