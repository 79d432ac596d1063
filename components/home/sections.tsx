import { shorten } from "@dorfforum/shared/text/shorten";
import { type ReactNode, useId } from "react";
import { Unconfirmed } from "@/components/confirmations/unconfirmed";
import { ExternalMark } from "@/components/content/external-mark";
import { RichText } from "@/components/content/rich-text";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon.island";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { Static } from "@/components/ui/static";
import type { Page } from "@/lib/cms/pages";
import type { RedirectEntry } from "@/lib/cms/redirect-entries";
import type { Settings } from "@/lib/cms/settings";
import { plainText } from "@/lib/rich-text/plain-text";
import { homeTexts } from "@/lib/texts/home";
import { kindTexts } from "@/lib/texts/ui";
import { hyphenate } from "@/lib/typography/hyphenate";
import { illustration, routes } from "@/lib/urls/routes";
import bandStyles from "./join-band.module.css";
import noteStyles from "./offer-notes.module.css";
import tileStyles from "./organisation-tiles.module.css";
import welcomeStyles from "./welcome.module.css";

/** Takes the numbers of entries of both overviews. */
export const OrganisationTiles = ({ clubs, daycare }: { clubs: number; daycare: number }) => (
  <section className="section" aria-label={homeTexts.organisations}>
    <Static className={`wrap ${tileStyles.tiles}`}>
      <Tile name="vereine" title={homeTexts.clubTile(clubs)} text={homeTexts.clubTileText}>
        <MoreLink href={routes.clubs}>{homeTexts.allClubs}</MoreLink>
      </Tile>
      <Tile name="kitas-schulen" title={homeTexts.daycareTile} text={homeTexts.daycareTileText(daycare)}>
        <MoreLink href={routes.daycare}>{homeTexts.allDaycare}</MoreLink>
      </Tile>
    </Static>
  </section>
);

type TileProps = { name: string; title: string; text: string; children: ReactNode };

function Tile({ name, title, text, children }: TileProps) {
  const picture = (
    <div className={tileStyles.picture}>
      <Illustration src={illustration(name)} />
    </div>
  );
  return (
    <Card className={tileStyles.tile} picture={picture}>
      <h2>{hyphenate(title)}</h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}

const maxSummaryLength = 110;

type OfferNotesProps = { offers: RedirectEntry[]; confirmedForMonths: number | undefined; now: Date };

export const OfferNotes = ({ offers, confirmedForMonths, now }: OfferNotesProps) => (
  <div className={noteStyles.notes}>
    {offers.map(({ id, slug, title, isExternal, summary, categories, confirmedOn }) => (
      <article
        key={id}
        className={classNames(noteStyles.note, title.startsWith(homeTexts.wanted) && noteStyles.blue)}
      >
        <p className={noteStyles.label}>{categories[0]?.name ?? kindTexts.angebot}</p>
        <h3 className={noteStyles.title}>
          <a href={routes.offer(slug)}>
            <span>
              {hyphenate(title)}
              {isExternal && <ExternalMark />}
            </span>
          </a>
        </h3>
        <p>{shorten(plainText(summary), maxSummaryLength)}</p>
        <Unconfirmed confirmedOn={confirmedOn} months={confirmedForMonths} now={now} />
      </article>
    ))}
  </div>
);

export function JoinBand() {
  const id = useId();
  return (
    <section className={bandStyles.band} aria-labelledby={id}>
      <Static className="wrap">
        <h2 id={id}>{homeTexts.join}</h2>
        <div className={bandStyles.row}>
          <p className="lead">{homeTexts.joinLead}</p>
          <div className={bandStyles.actions}>
            <ButtonLink variant="dark" href={routes.propose("veranstaltung")}>
              <Icon name="calendar-plus" />
              {homeTexts.report}
            </ButtonLink>
            <ButtonLink href={routes.propose("organisation")}>
              <Icon name="users" />
              {homeTexts.addClub}
            </ButtonLink>
            <ButtonLink href={routes.propose("hilfe")}>
              <Icon name="hand-heart" />
              {homeTexts.help}
            </ButtonLink>
          </div>
        </div>
      </Static>
    </section>
  );
}

export function Welcome({ settings, page }: { settings: Settings | undefined; page: Page | undefined }) {
  const id = useId();
  if (!settings?.greeting && !page?.text) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{homeTexts.welcome(settings?.village)}</h2>
        {settings?.greeting && (
          <div className={welcomeStyles.greeting}>
            <RichText markdown={settings.greeting} files={settings.files} headingLevel={3} />
          </div>
        )}
        {page?.text && (
          <div className={welcomeStyles.text}>
            <RichText
              markdown={page.text}
              language={page.language}
              files={page.files}
              headingLevel={3}
              look="plain"
            />
          </div>
        )}
      </div>
    </section>
  );
}
