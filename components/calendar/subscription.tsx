import { CalendarPlus, Download } from "lucide-react";
import { useId } from "react";
import { ContentLink } from "@/components/content/content-link";
import { CopyButton } from "@/components/content/copy-button.island";
import { Button, ButtonLink } from "@/components/ui/button";
import field from "@/components/ui/field.module.css";
import { Panel } from "@/components/ui/panel";
import type { Subscription } from "@/lib/events/calendar-files";
import { routes } from "@/lib/routes";
import { subscribeTexts as texts } from "@/lib/texts/calendar";
import styles from "./subscription-form.module.css";
import linkStyles from "./subscription-links.module.css";

type Choice = { slug: string; name: string };

type SubscriptionFormProps = {
  chosen: Subscription;
  categories: readonly Choice[];
  organisers: readonly Choice[];
};

export function SubscriptionForm({ chosen, categories, organisers }: SubscriptionFormProps) {
  const hint = useId();
  return (
    <form className={styles.form} action={routes.subscribe()} aria-describedby={hint}>
      <h2>{texts.choose}</h2>
      <p id={hint}>{texts.hint}</p>
      <Choices name="kategorie" legend={texts.categories} chosen={chosen.categories}>
        {categories}
      </Choices>
      <Choices name="veranstalter" legend={texts.organisers} chosen={chosen.organisers}>
        {organisers}
      </Choices>
      <Button type="submit">{texts.make}</Button>
    </form>
  );
}

type ChoicesProps = { name: string; legend: string; chosen: readonly string[]; children: readonly Choice[] };

function Choices({ name, legend, chosen, children }: ChoicesProps) {
  if (children.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {children.map((choice) => {
          const isChosen = chosen.includes(choice.slug);
          return (
            <label key={`${choice.slug} ${isChosen}`}>
              <input type="checkbox" name={name} value={choice.slug} defaultChecked={isChosen} />
              {choice.name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

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
      <p className={linkStyles.content}>{content}</p>
      <label htmlFor={id}>{texts.address}</label>
      <input id={id} className={field.input} readOnly value={url} aria-describedby={`${id}hint`} />
      <p id={`${id}hint`} className={linkStyles.hint}>
        {texts.addressHint}
      </p>
      <div className={linkStyles.ways}>
        <ButtonLink variant="primary" href={webcal}>
          <CalendarPlus />
          {texts.open}
        </ButtonLink>
        <CopyButton text={url} />
        <ul className={linkStyles.others}>
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
      <p className={linkStyles.hint}>{texts.foreign}</p>
    </Panel>
  );
}
