import { PageHead } from "@/components/content/page-head";
import { Picture } from "@/components/content/picture";
import { ButtonLink } from "@/components/ui/button";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { getRoomStates } from "@/lib/rooms/room-states";
import { hyphenate } from "@/lib/typography/hyphenate";
import { FreeWeekends } from "./free-weekends";
import styles from "./rooms-page.module.css";

const maxFreeDays = 4;

/** Every room with its next free weekends. */
export const RoomsPage = ({ rooms }: { rooms: readonly Room[] }) => (
  <>
    <PageHead title={texts.title} lead={rooms.length > 0 ? texts.lead : texts.none} />
    <div className={`wrap ${styles.rooms}`}>
      {rooms.map((room) => (
        <RoomCard key={room.id} room={room} />
      ))}
    </div>
  </>
);

async function RoomCard({ room }: { room: Room }) {
  const days = (await getRoomStates()).shownDays(room, new Date());
  const { name, slug, size, picture } = room;
  return (
    <section className={`paper ${styles.room}`}>
      <Picture picture={picture} className="cut" sizes="(min-width: 44rem) 24rem, 100vw" />
      <h2>
        <a href={roomRoutes.room(slug)}>{hyphenate(name)}</a>
      </h2>
      {size && <p className="muted">{hyphenate(size)}</p>}
      <div className="stack" data-true-for="now">
        <FreeWeekends room={room} days={days} limit={maxFreeDays} />
      </div>
      <p className="cluster">
        <ButtonLink href={roomRoutes.room(slug)}>{texts.allDaysOf(name)}</ButtonLink>
      </p>
    </section>
  );
}
