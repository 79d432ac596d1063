import { Fragment } from "react";
import { toTel } from "@/lib/area-code";
import type { Organisation } from "@/lib/cms/organisations";
import { routes } from "@/lib/routes";
import { overviewTexts as texts } from "@/lib/texts/organisations";

/** A tel: link. `number` is shown as written: "030 1234(0)5-67" */
export const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${toTel(number)}`}>{number}</a>;

/** A mailto: link, which may wrap after "@", "." and "-". */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURI(address)}`}>
    {address.split(/(?<=[@.-])/).map((part, index, parts) => (
      <Fragment key={parts.slice(0, index).join("")}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </a>
);

export const ContactCardLink = ({ organisation }: { organisation: Pick<Organisation, "slug" | "name"> }) => (
  <a href={routes.contactCard(organisation.slug)} download>
    {texts.contactCard}
    <span className="sr-only">: {organisation.name}</span>
  </a>
);
