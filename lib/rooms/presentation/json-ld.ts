import type { EventVenue } from "schema-dts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import type { Room } from "@/lib/rooms/cms/rooms";
import { addressFromText, toGeo, toHoursData } from "@/lib/seo/json-ld/place";
import { absoluteUrl } from "@/lib/urls/absolute-url";

/** A room as a place; nothing of who has it when. */
export function toRoomData(room: Room, now: Date): EventVenue {
  const { name, slug, address, size, picture } = room;
  const geo = toGeo(room);
  const postalAddress = address && addressFromText(address);
  return {
    "@type": "EventVenue",
    name,
    url: absoluteUrl(roomRoutes.room(slug)),
    ...(size && { description: size }),
    ...(picture && { image: absoluteUrl(picture.src) }),
    ...(postalAddress && { address: postalAddress }),
    ...(geo && { geo }),
    ...toHoursData(room, now),
  };
}
