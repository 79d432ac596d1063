import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { illustration, routes } from "@/lib/routes";
import { homeTexts as texts } from "@/lib/texts/home";
import styles from "./organisation-tiles.module.css";

/** Takes the numbers of entries of both overviews. */
export function OrganisationTiles({ clubs, daycare }: { clubs: number; daycare: number }) {
  return (
    <section className="section" aria-label={texts.organisations}>
      <div className={`wrap ${styles.tiles}`}>
        <Tile name="vereine" title={texts.clubTile(clubs)} text={texts.clubTileText}>
          <MoreLink href={routes.clubs}>{texts.allClubs}</MoreLink>
        </Tile>
        <Tile name="kitas-schulen" title={texts.daycareTile} text={texts.daycareTileText(daycare)}>
          <MoreLink href={routes.daycare}>{texts.allDaycare}</MoreLink>
        </Tile>
      </div>
    </section>
  );
}

type TileProps = { name: string; title: string; text: string; children: ReactNode };

function Tile({ name, title, text, children }: TileProps) {
  const picture = (
    <div className={styles.picture}>
      <Illustration src={illustration(name)} />
    </div>
  );
  return (
    <Card className={styles.tile} picture={picture}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}
