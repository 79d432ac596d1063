import { shorten } from "@dorfforum/shared/text/shorten";
import { MailLink, PhoneLink } from "@/components/content/contact-links";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { ButtonLink } from "@/components/ui/button";
import { getSettings } from "@/lib/cms/settings";
import { toMailtoLink } from "@/lib/contact/mailto-link";
import { toAddressLine } from "@/lib/organisations/address-line";
import { otherWayTexts } from "@/lib/texts/form-parts";
import styles from "./form.module.css";

/** Mail programs take addresses of about 2,000 characters. */
const maxMailLength = 1500;

/** How to reach people without a form; `typed` becomes the text of a mail. @param contact who answers questions, in place of the municipality's telephone */
export async function ContactAlternatives({
  subject,
  typed,
  contact,
}: {
  subject: string;
  contact?: string | undefined;
  typed?: string | undefined;
}) {
  const settings = await getSettings();
  if (!settings) return null;
  const { phone, email, editorsEmail, municipality } = settings;
  const address = editorsEmail ?? email;
  const post = [municipality, toAddressLine(settings)].filter(Boolean).join(", ");
  return (
    <ul className={styles.ways}>
      {[
        contact
          ? { term: otherWayTexts.contact, way: <TextWithNumbers text={contact} isContactField /> }
          : { term: otherWayTexts.phone, way: phone && <PhoneLink number={phone} /> },
        { term: otherWayTexts.email, way: address && <MailLink address={address} /> },
        { term: otherWayTexts.post, way: post },
      ].map(
        ({ term, way }) =>
          way && (
            <li key={term}>
              {term}: {way}
            </li>
          ),
      )}
      {address && typed && (
        <li>
          <ButtonLink
            href={`${toMailtoLink(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(shorten(typed, maxMailLength))}`}
          >
            {otherWayTexts.emailWithText}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
