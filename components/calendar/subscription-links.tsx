import { CalendarPlus, Download } from "lucide-react";
import { useId } from "react";
import { ContentLink } from "@/components/content/content-link";
import { CopyButton } from "@/components/content/copy-button.island";
import { ButtonLink } from "@/components/ui/button";
import field from "@/components/ui/field.module.css";
import { Panel } from "@/components/ui/panel";
import { subscribeTexts as texts } from "@/lib/texts/calendar";
import styles from "./subscription-links.module.css";

/** The address of a calendar file, and links to add it to calendar programs. Nothing is requested before a link is followed. */
export function SubscriptionLinks({ url, content }: { url: string; content: string }) {
  const id = useId();
  const webcal = url.replace(/^https?:/, "webcal:");
  const outlook = (host: string) =>
    `https://${host}/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=${encodeURIComponent(content)}`;
  const services = [
    { name: texts.google, href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: texts.outlook, href: outlook("outlook.live.com") },
    { name: texts.office, href: outlook("outlook.office.com") },
  ];
  return (
    <Panel title={texts.yours}>
      <p className={styles.content}>{content}</p>
      <label htmlFor={id}>{texts.address}</label>
      <input id={id} className={field.input} readOnly value={url} aria-describedby={`${id}hint`} />
      <p id={`${id}hint`} className={styles.hint}>
        {texts.addressHint}
      </p>
      <div className={styles.ways}>
        <ButtonLink variant="primary" href={webcal}>
          <CalendarPlus />
          {texts.open}
        </ButtonLink>
        <CopyButton text={url} />
        <ul className={styles.others}>
          {services.map(({ name, href }) => (
            <li key={name}>
              <ContentLink href={href}>{name}</ContentLink>
            </li>
          ))}
          <li>
            <a href={url}>
              <Download />
              {texts.download}
            </a>
          </li>
        </ul>
      </div>
      <p className={styles.hint}>{texts.foreign}</p>
    </Panel>
  );
}
