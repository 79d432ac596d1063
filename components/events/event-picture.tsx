import { Picture } from "@/components/content/picture";
import { classNames } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";
import type { VillageEvent } from "@/lib/cms/events";
import { illustrationFor } from "@/lib/content/illustrations";

type EventPictureProps = {
  event: Pick<VillageEvent, "id" | "title" | "categories" | "picture">;
  sizes: string;
  className?: string | undefined;
};

/** The event's own picture, or the drawing that stands in for it. */
export function EventPicture({ event, sizes, className }: EventPictureProps) {
  if (event.picture)
    return <Picture picture={event.picture} sizes={sizes} className={classNames("cut", className)} />;
  const words = [event.title, ...event.categories.map(({ name }) => name)];
  return <Illustration src={illustrationFor("veranstaltung", event.id, words)} className={className} />;
}
