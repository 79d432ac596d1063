import { Facts } from "@/components/ui/facts";
import { Icon, type IconName } from "@/components/ui/icon.island";
import { Illustration } from "@/components/ui/illustration";
import { Lines } from "@/components/ui/lines";
import { OpeningSign } from "@/components/ui/opening-sign";
import { Panel } from "@/components/ui/panel";
import type { Settings } from "@/lib/cms/settings";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { specialDayLines } from "@/lib/opening-hours/special-days-text";
import { townHallSchedule } from "@/lib/opening-hours/town-hall";
import { toLocality } from "@/lib/organisations/address-line";
import { contentTexts, legalTexts } from "@/lib/texts/content";
import { organisationTexts as texts } from "@/lib/texts/organisations";
import { illustration } from "@/lib/urls/routes";
import { MailLink, PhoneLink } from "./contact-links";
import styles from "./contact-panels.module.css";
import { MapLink, websiteLink } from "./content-link";
import { LinesWithNumbers } from "./lines-with-numbers";
import { RichText } from "./rich-text";

export function ContactPanel({ settings, now }: { settings: Settings; now: Date }) {
  const { municipality, street, county, phone, fax, email, editorsEmail, openingHoursNote } = settings;
  const hours = openingHoursLines(settings.openingHours);
  const address = (
    <>
      <Lines lines={[municipality, street, toLocality(settings), county]} />
      <MapLink latitude={settings.latitude} longitude={settings.longitude} />
    </>
  );
  const editors = editorsEmail && <MailLink address={editorsEmail} />;
  const opening = hours.length > 0 && (
    <>
      <OpeningSign organisation={townHallSchedule(settings)} now={now} />
      <LinesWithNumbers lines={[...hours, openingHoursNote, ...specialDayLines(settings.specialDays, now)]} />
    </>
  );
  return (
    <Panel title={contentTexts.contact} picture={<Illustration src={illustration("gemeinderat")} />}>
      <Facts
        facts={[
          { icon: "map-pin", term: texts.address, content: address },
          { icon: "phone", term: texts.phone, content: phone && <PhoneLink number={phone} /> },
          { icon: "printer", term: texts.fax, content: fax },
          { icon: "mail", term: texts.email, content: email && <MailLink address={email} /> },
          { icon: "pen-line", term: contentTexts.editors, content: editors },
          { icon: "globe", term: texts.website, content: websiteLink(settings) },
          { icon: "clock", term: contentTexts.openingHours, content: opening },
        ]}
      />
    </Panel>
  );
}

/** What most come for, above a form: on wide screens the panel stands beside it. */
export const ContactInShort = ({ settings, now }: { settings: Settings; now: Date }) => (
  <div className={styles.short}>
    {settings.phone && (
      <p>
        <Icon name="phone" />
        <span>
          <PhoneLink number={settings.phone} />
        </span>
      </p>
    )}
    <OpeningSign organisation={townHallSchedule(settings)} now={now} />
    <div>
      <Lines lines={openingHoursLines(settings.openingHours)} />
    </div>
  </div>
);

const icons = {
  representative: "user-round",
  supervisor: "landmark",
  editor: "pen-line",
  dataProtectionOfficer: "shield-check",
  dataProtectionAuthority: "scale",
  barrierContact: "accessibility",
  enforcementBody: "scale",
} satisfies Partial<Record<keyof Settings, IconName>>;

type LegalFactsProps = {
  title: string;
  settings: Settings | undefined;
  names: readonly (keyof typeof icons)[];
};

/** A panel with legally required contacts from the settings. Renders nothing if all of them are missing. */
export function LegalFacts({ title, settings, names }: LegalFactsProps) {
  const facts = names.flatMap((name) => {
    const markdown = settings?.[name]?.replaceAll("\n", "  \n");
    const content = markdown && <RichText markdown={markdown} look="plain" />;
    return content ? [{ icon: icons[name], term: legalTexts[name], content }] : [];
  });
  return (
    facts.length > 0 && (
      <Panel title={title}>
        <Facts facts={facts} />
      </Panel>
    )
  );
}
