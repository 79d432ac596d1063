import { isDay } from "@dorfforum/shared/calendar/day";
import { FormPage } from "@/components/forms/form-page";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { RoomFacts } from "./room-facts";

type AskPageProps = {
  room: Room;
  /** `tag` is a day that is filled in, `antwort` the id of a stored response. */
  search: { tag?: unknown; antwort?: unknown };
};

/** The form for a room */
export function AskPage({ room, search }: AskPageProps) {
  const { name, slug, parts } = room;
  const day = String(search.tag ?? "");
  return (
    <FormPage
      form="raum"
      title={texts.askForRoom(name)}
      search={search}
      values={{ room: slug, ...(isDay(day) && { day }) }}
      parts={parts}
      between={[
        { label: texts.title, href: roomRoutes.rooms },
        { label: name, href: roomRoutes.room(slug) },
      ]}
      aside={<RoomFacts room={room} now={new Date()} />}
    />
  );
}
