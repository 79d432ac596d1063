import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { Aside } from "@/components/content/aside";
import { Downloads } from "@/components/content/downloads";
import { PageHead } from "@/components/content/page-head";
import { Picture } from "@/components/content/picture";
import { PrintButton } from "@/components/content/print-button.island";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { toRoomData } from "@/lib/rooms/presentation/json-ld";
import { getRoomStates } from "@/lib/rooms/room-states";
import { AskedDay } from "./asked-day";
import { FreeWeekends } from "./free-weekends";
import { RoomDays } from "./room-days";
import { RoomFacts } from "./room-facts";
import styles from "./room-page.module.css";

type RoomPageProps = {
  room: Room;
  /** The day ("YYYY-MM-DD") that is asked about, "" for what is no day */
  day: string | undefined;
};

const maxFreeDays = 8;

/** When a room is free, how to ask for it, and what is there. */
export async function RoomPage({ room, day }: RoomPageProps) {
  const now = new Date();
  const { name, slug, address, rules, picture, downloads } = room;
  const days = (await getRoomStates()).shownDays(room, now);
  return (
    <>
      <PageHead title={name} lead={address} between={[{ label: texts.title, href: roomRoutes.rooms }]} />
      <div className={`wrap split ${styles.page}`}>
        <div className={styles.first}>
          <AskedDay room={room} day={day} now={now} />
          <section className="stack" aria-labelledby="wochenenden" data-true-for="now">
            <h2 id="wochenenden">{texts.freeWeekends}</h2>
            <FreeWeekends room={room} days={days} limit={maxFreeDays} />
            <p className="cluster">
              <ButtonLink variant="primary" href={roomRoutes.askForRoom(slug)}>
                {texts.askFor}
              </ButtonLink>
            </p>
          </section>
        </div>
        <Aside>
          <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 25rem, 100vw" />
          <RoomFacts room={room} now={now} />
          {rules && (
            <section className="stack" aria-labelledby="regeln">
              <h2 id="regeln">{texts.rules}</h2>
              <p className={styles.rules}>
                <TextWithNumbers text={rules} />
              </p>
            </section>
          )}
          <Downloads files={downloads} />
        </Aside>
        <section className={`stack ${styles.days}`} aria-labelledby="tage">
          <h2 id="tage">{texts.weeks}</h2>
          <RoomDays room={room} days={days} />
          <p className="muted">{texts.asOf(formatLongDate(now))}</p>
          <PrintButton />
        </section>
      </div>
      <JsonLd data={toRoomData(room, now)} />
    </>
  );
}
