import { MailLink, PhoneLink } from "@/components/content/contact-links";
import { ButtonLink } from "@/components/ui/button";
import { getSettings } from "@/lib/cms/settings";
import { otherWayTexts } from "@/lib/texts/forms";
import styles from "./form.module.css";

/** So much of a text fits into an address that mail programs take. */
const mailLength = 1500;

/** How to reach the municipality without a form; `typed` is put into a mail that only needs to be sent. */
export async function OtherWays({ subject, typed }: { subject: string; typed?: string }) {
  const settings = await getSettings();
  if (!settings) return null;
  const { phone, email, editorsEmail, municipality, street, postcode, town } = settings;
  const address = editorsEmail ?? email;
  const post = [municipality, street, [postcode, town].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <ul className={styles.ways}>
      {phone && (
        <li>
          {otherWayTexts.phone}: <PhoneLink number={phone} />
        </li>
      )}
      {address && (
        <li>
          {otherWayTexts.email}: <MailLink address={address} />
        </li>
      )}
      {post && (
        <li>
          {otherWayTexts.post}: {post}
        </li>
      )}
      {address && typed && (
        <li>
          <ButtonLink
            href={`mailto:${encodeURI(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(typed.slice(0, mailLength))}`}
          >
            {otherWayTexts.emailWithText}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
