import { berlinDay, formatLongDate } from "@dorfforum/shared/calendar/format";
import { notFound } from "next/navigation";
import { Aside } from "@/components/content/aside";
import { Downloads } from "@/components/content/downloads";
import { PageHead } from "@/components/content/page-head";
import { Picture } from "@/components/content/picture";
import { PrintButton } from "@/components/content/print-button.island";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { AskedDay } from "@/components/rooms/asked-day";
import { FreeWeekends } from "@/components/rooms/free-weekends";
import { RoomDays } from "@/components/rooms/room-days";
import { RoomFacts } from "@/components/rooms/room-facts";
import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { getRoom } from "@/lib/cms/rooms";
import { dayOfParameter } from "@/lib/dates/day-parameter";
import { getRoomStates } from "@/lib/rooms/room-states";
import { toRoomData } from "@/lib/seo/json-ld/room";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { roomTexts as texts } from "@/lib/texts/rooms";
import { slugOf } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";
import styles from "./page.module.css";

type RoomPageProps = PageProps<"/raum/[slug]">;

const maxFreeDays = 8;

export async function generateMetadata({ params, searchParams }: RoomPageProps) {
  const room = await getRoom(await slugOf(params));
  if (!room) return {};
  return pageMetadata({
    title: room.name,
    path: routes.room(room.slug),
    description: [room.address, room.size, texts.found].filter(Boolean).join(". "),
    index: dayOfParameter((await searchParams).tag) === undefined,
  });
}

export default async function RoomPage({ params, searchParams }: RoomPageProps) {
  const room = await getRoom(await slugOf(params));
  if (!room) notFound();
  const now = new Date();
  const { name, slug, address, rules, picture, downloads } = room;
  const days = (await getRoomStates()).shownDays(room, berlinDay(now));
  return (
    <>
      <PageHead title={name} lead={address} between={[{ label: texts.title, href: routes.rooms }]} />
      <div className={`wrap split ${styles.page}`}>
        <section className="stack" aria-labelledby="wochenenden">
          <h2 id="wochenenden">{texts.freeWeekends}</h2>
          <FreeWeekends room={room} days={days} limit={maxFreeDays} />
          <p className="cluster">
            <ButtonLink variant="primary" href={routes.askForRoom(slug)}>
              {texts.askFor}
            </ButtonLink>
          </p>
          <AskedDay room={room} day={dayOfParameter((await searchParams).tag)} now={now} />
        </section>
        <Aside>
          <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 25rem, 100vw" />
          <RoomFacts room={room} now={now} />
          {rules && (
            <section aria-labelledby="regeln">
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
