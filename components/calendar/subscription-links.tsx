import { useId } from "react";
import { ContentLink } from "@/components/content/content-link";
import { CopyButton } from "@/components/content/copy-button.island";
import { ButtonLink } from "@/components/ui/button";
import field from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon.island";
import { subscribeTexts as texts } from "@/lib/texts/calendar";
import { toWebcal } from "@/lib/urls/absolute-url";
import styles from "./subscription-links.module.css";

type SubscriptionLinksProps = {
  url: string;
  /** What calendar programs are to call it */
  name: string;
};

/** The address of a calendar file, and links to add it to calendar programs. Nothing is requested before a link is followed. */
export function SubscriptionLinks({ url, name }: SubscriptionLinksProps) {
  const id = useId();
  const webcal = toWebcal(url);
  const outlook = (host: string) =>
    `https://${host}/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=${encodeURIComponent(name)}`;
  const services = [
    { name: texts.google, href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: texts.outlook, href: outlook("outlook.live.com") },
    { name: texts.office, href: outlook("outlook.office.com") },
  ];
  return (
    <div className={styles.ways}>
      <ButtonLink variant="primary" href={webcal}>
        <Icon name="calendar-plus" />
        {texts.open}
      </ButtonLink>
      <div className={styles.address}>
        <label htmlFor={id}>{texts.address}</label>
        <input id={id} className={field.input} readOnly value={url} />
      </div>
      <CopyButton text={url} />
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className={styles.otherWays}>{texts.otherWays}</h3>
      <ul className={styles.others}>
        {services.map((service) => (
          <li key={service.name}>
            <ContentLink href={service.href}>{service.name}</ContentLink>
          </li>
        ))}
        <li>
          <a href={url}>
            <Icon name="download" />
            {texts.download}
          </a>
        </li>
      </ul>
      <p className={styles.hint}>{texts.foreign}</p>
    </div>
  );
}
