import { present, toEntry } from "@/lib/search/indexing/to-search-entry";
import type { SearchEntry } from "@/lib/search/search-entry";
import { roomRoutes } from "./base/routes";
import { roomTexts } from "./base/texts";
import type { Room } from "./cms/rooms";

/** Undefined for a place that cannot be asked for */
export function roomEntry(room: Room): SearchEntry | undefined {
  const { name, slug, hasPage, size, equipment, parts, address } = room;
  if (!hasPage) return undefined;
  return toEntry(
    "seite",
    name,
    { ...room, categories: [] },
    {
      lead: roomTexts.found,
      body: present(size, equipment, room.rules).join("\n"),
      names: present(roomTexts.title, ...parts, address),
      href: roomRoutes.room(slug),
    },
  );
}
