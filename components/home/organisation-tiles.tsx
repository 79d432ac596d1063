import { Card } from "@/components/ui/card";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { illustration, routes } from "@/lib/routes";
import { homeTexts } from "@/lib/texts/home";
import styles from "./organisation-tiles.module.css";

type OrganisationTilesProps = { clubs: number; daycare: number };

/** Links to the two overviews, with the number of their entries. */
export function OrganisationTiles({ clubs, daycare }: OrganisationTilesProps) {
  return (
    <section className="section" aria-label={homeTexts.organisations}>
      <div className={`wrap ${styles.tiles}`}>
        <Tile
          title={homeTexts.clubTile(clubs)}
          text={homeTexts.clubTileText}
          more={{ href: routes.clubs, label: homeTexts.allClubs }}
          picture={illustration("vereine")}
        />
        <Tile
          title={homeTexts.daycareTile}
          text={homeTexts.daycareTileText(daycare)}
          more={{ href: routes.daycare, label: homeTexts.allDaycare }}
          picture={illustration("kitas-schulen")}
        />
      </div>
    </section>
  );
}

type TileProps = { title: string; text: string; more: { href: string; label: string }; picture: string };

function Tile({ title, text, more, picture }: TileProps) {
  return (
    <Card
      className={styles.tile}
      picture={
        <div className={styles.picture}>
          <Illustration src={picture} />
        </div>
      }
    >
      <h2>{title}</h2>
      <p>{text}</p>
      <MoreLink href={more.href}>{more.label}</MoreLink>
    </Card>
  );
}
