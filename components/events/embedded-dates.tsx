import { formatSpan } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import type { ReactNode } from "react";
import { changeInWords, titleOf } from "@/lib/events/change-in-words";
import { keyOf, type Occurrence, occurrencePath, placeOf } from "@/lib/events/occurrence";
import { embeddingTexts as texts } from "@/lib/texts/events";
import { organisationTexts } from "@/lib/texts/organisations";
import { keepTimes } from "@/lib/typography/keep-times";
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
              <li key={keyOf(date)}>
                <small>{keepTimes(formatSpan({ ...date, allDay: date.event.allDay }))}</small>
                {outside(
                  occurrencePath(date),
                  takesPlace(date) ? titleOf(date.event) : <s>{date.event.title}</s>,
                )}
                <small>{[changeInWords(date, date.event), placeOf(date)].filter(Boolean).join(", ")}</small>
              </li>
            ))}
          </ul>
        )}
        <p>{outside(path, texts.goOn(siteTitle))}</p>
      </main>
    </body>
  </html>
);

const outside = (path: string, label: ReactNode) => (
  <a href={absoluteUrl(path)} target="_blank" rel="noopener">
    {label}
  </a>
);
