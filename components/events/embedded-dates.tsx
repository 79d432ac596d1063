import { formatSpan } from "@dorfforum/shared/calendar/format";
import { type Occurrence, occurrencePath } from "@/lib/events/occurrence";
import { eventTexts, embeddingTexts as texts } from "@/lib/texts/events";
import { organisationTexts } from "@/lib/texts/organisations";
import { absoluteUrl } from "@/lib/urls/absolute-url";

type EmbeddedDatesProps = {
  title: string;
  styles: string;
  /** The page of the site to go on to */
  path: string;
  siteTitle: string;
  /** Undefined for an organisation that is not there any more */
  dates: readonly Occurrence[] | undefined;
};

/** A document of HTML elements alone, for a frame in another website: every link opens outside the frame. */
export const embeddedDates = ({ title, styles, path, siteTitle, dates }: EmbeddedDatesProps) => (
  <html lang="de">
    {/* biome-ignore lint/style/noHeadElement: a document of its own, without Next */}
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes; the colours are checked. */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {!dates?.length && <p>{dates ? organisationTexts.noEvents : texts.gone}</p>}
        {dates && dates.length > 0 && (
          <ul>
            {dates.map((date) => (
              <li key={date.event.id}>
                <small>{formatSpan({ ...date, allDay: date.event.allDay })}</small>
                {outside(occurrencePath(date), titleOf(date))}
                {date.event.place && <small>{date.event.place}</small>}
              </li>
            ))}
          </ul>
        )}
        <p>{outside(path, texts.goOn(siteTitle))}</p>
      </main>
    </body>
  </html>
);

const outside = (path: string, label: string) => (
  <a href={absoluteUrl(path)} target="_blank" rel="noopener">
    {label}
  </a>
);

const titleOf = ({ event: { status, title } }: Occurrence) =>
  status === "geplant" ? title : eventTexts.titled(eventTexts.status[status], title);
