import type { ReactNode } from "react";
import { ContactCardLink, MailLink, PhoneLink } from "@/components/content/contact-links";
import { MapLink, websiteLink } from "@/components/content/content-link";
import { LinesWithNumbers } from "@/components/content/lines-with-numbers";
import { themeOf } from "@/components/letters/subscription-link";
import { Facts } from "@/components/ui/facts";
import { Panel } from "@/components/ui/panel";
import type { Organisation } from "@/lib/cms/organisations";
import { subscriptionTexts } from "@/lib/letters/base/subscription-texts";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { specialDayLines } from "@/lib/opening-hours/special-days-text";
import { toAddressLine } from "@/lib/organisations/address-line";
import {
  comparisonTexts,
  openingTexts,
  overviewTexts,
  organisationTexts as texts,
} from "@/lib/texts/organisations";
import { routes } from "@/lib/urls/routes";
import { OpeningHours } from "./opening-hours";
import styles from "./organisation-facts.module.css";

type OrganisationFactsProps = {
  organisation: Organisation;
  now: Date;
  /** Below the facts */
  children?: ReactNode;
};

/** When it is open, where it is, and how to reach it. */
export function OrganisationFacts({ organisation, now, children }: OrganisationFactsProps) {
  const { type, slug, openingHours, openingHoursNote, specialDays, ages, places, contactRole, phone, email } =
    organisation;
  const address = toAddressLine(organisation);
  const hours = openingHours.length > 0 && <OpeningHours organisation={organisation} now={now} />;
  const special = specialDayLines(specialDays, now);
  const where = address && (
    <>
      <div>{address}</div>
      <MapLink {...organisation} address={address} />
    </>
  );
  const compare = type === "kindertagesstätte" && (
    <a href={routes.compareWith(slug)} rel="nofollow">
      {texts.compareWith}
    </a>
  );
  const news = mailOffer() && (
    <a href={routes.letterSubscription([themeOf("organisation", organisation)])} rel="nofollow">
      {subscriptionTexts.ofCard}
    </a>
  );
  return (
    <div className={styles.facts}>
      <Panel title={texts.facts}>
        <Facts
          facts={[
            { icon: "clock", term: texts.hours[type], content: hours },
            {
              icon: "calendar-x",
              term: openingTexts.specialDays,
              content: special.length > 0 && <LinesWithNumbers lines={special} />,
            },
            { icon: "info", term: texts.openingHoursNote, content: openingHoursNote },
            { icon: "baby", term: texts.ages, content: ages },
            { icon: "users", term: texts.places, content: places?.toLocaleString("de-DE") },
            { icon: "map-pin", term: texts.address, content: where },
            { icon: "user", term: texts.contact, content: contactRole },
            { icon: "phone", term: texts.phone, content: phone && <PhoneLink number={phone} /> },
            { icon: "mail", term: texts.email, content: email && <MailLink address={email} /> },
            { icon: "bell", term: texts.news, content: news },
            { icon: "globe", term: texts.website, content: websiteLink(organisation) },
            {
              icon: "book-user",
              term: overviewTexts.addressBook,
              content: <ContactCardLink organisation={organisation} />,
            },
            { icon: "columns-3", term: comparisonTexts.title, content: compare },
          ]}
        />
        {children}
      </Panel>
    </div>
  );
}
