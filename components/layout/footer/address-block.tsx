import type { Settings } from "@/lib/cms/settings";
import { footerTexts } from "@/lib/texts/layout";

/** "01234 5678-0" → "tel:0123456780" */
const telephone = (written: string) => `tel:${written.replace(/\(0\)/g, "").replace(/[^\d+]/g, "")}`;

/** The municipality's address, as the footer of every page shows it. */
export function AddressBlock({ settings }: { settings: Settings }) {
  const { municipality, street, postcode, town, phone, email } = settings;
  const place = [postcode, town].filter(Boolean).join(" ");
  return (
    <div>
      <h2>{municipality}</h2>
      <address>
        {street ? <div>{street}</div> : null}
        {place ? <div>{place}</div> : null}
        {phone ? (
          <div>
            {footerTexts.phone} <a href={telephone(phone)}>{phone}</a>
          </div>
        ) : null}
        {email ? (
          <div>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        ) : null}
      </address>
    </div>
  );
}
