import { isDay } from "@dorfforum/shared/calendar/day";
import { FormPage } from "@/components/forms/form-page";
import type { VisitorFormProps } from "@/components/forms/visitor-form";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import { checkRoomForm } from "@/lib/rooms/check-room-form";
import type { Room } from "@/lib/rooms/cms/rooms";
import { RoomFacts } from "./room-facts";
import { LateRoomForm } from "./room-form.island";

type AskPageProps = {
  room: Room;
  /** `tag` is a day that is filled in, `antwort` the id of a stored response. */
  search: { tag?: unknown; antwort?: unknown };
};

/** With what is in the way of the times that it comes with */
async function CheckedForm(props: VisitorFormProps) {
  return <LateRoomForm {...props} check={await checkRoomForm(props.values ?? {}, new Date())} />;
}

/** The form for a room */
export function AskPage({ room, search }: AskPageProps) {
  const { name, slug, parts, contact } = room;
  const day = String(search.tag ?? "");
  return (
    <FormPage
      form="raum"
      title={texts.askForRoom(name)}
      search={search}
      values={{ room: slug, ...(isDay(day) && { day }) }}
      choices={{ part: parts }}
      contact={contact}
      renderForm={(props) => <CheckedForm {...props} />}
      between={[
        { label: texts.title, href: roomRoutes.rooms },
        { label: name, href: roomRoutes.room(slug) },
      ]}
      aside={<RoomFacts room={room} now={new Date()} />}
    />
  );
}
