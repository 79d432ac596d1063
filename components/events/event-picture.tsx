import { Picture } from "@/components/content/picture";
import { classNames } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";
import type { VillageEvent } from "@/lib/cms/events";
import { illustrationFor } from "@/lib/media/illustrations";

type EventPictureProps = {
  event: Pick<VillageEvent, "id" | "title" | "categories" | "picture">;
  sizes: string;
  className?: string | undefined;
  /** For a card whose title describes the picture */
  decorative?: boolean;
  /** For the event's own page, where wide screens show it without scrolling */
  eager?: boolean;
};

/** The picture of an event; without one an illustration. */
export function EventPicture({ event, ...shown }: EventPictureProps) {
  const words = [event.title, ...event.categories.map(({ name }) => name)];
  const drawing = illustrationFor("veranstaltung", event.id, words);
  const otherwise = <Illustration src={drawing} className={shown.className} />;
  const look = classNames("cut", shown.className);
  return <Picture picture={event.picture} {...shown} className={look} fallback={otherwise} />;
}
