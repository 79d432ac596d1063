import { Fragment } from "react";
import type { Organisation } from "@/lib/cms/organisations";
import { toMailtoLink } from "@/lib/contact/mailto-link";
import { overviewTexts as texts } from "@/lib/texts/organisations";
import { routes } from "@/lib/urls/routes";
import { TextWithNumbers } from "./text-with-numbers";

/** The tel: links of a contact's telephone, with the text around them as it is written */
export const PhoneLink = ({ number }: { number: string }) => <TextWithNumbers text={number} isContactField />;

/** A mailto: link, which may wrap after "@", "." and "-". Browsers put a space into its name for a break that is not hidden. */
export const MailLink = ({ address }: { address: string }) => (
  <a href={toMailtoLink(address)}>
    {address.split(/(?<=[@.-])/).map((part, index, parts) => (
      <Fragment key={parts.slice(0, index).join("")}>
        {part}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <wbr> cannot be focused */}
        {index < parts.length - 1 && <wbr aria-hidden="true" />}
      </Fragment>
    ))}
  </a>
);

export const ContactCardLink = ({ organisation }: { organisation: Pick<Organisation, "slug" | "name"> }) => (
  <a href={routes.contactCard(organisation.slug)} download>
    {texts.contactCard}
    <span className="sr-only">{texts.of(organisation.name)}</span>
  </a>
);
