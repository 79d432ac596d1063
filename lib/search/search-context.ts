import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import type { Notice } from "@/lib/cms/notices";
import { noRooms, type RoomStates } from "@/lib/rooms/room-states";
import type { WasteDistrict } from "@/lib/waste/waste-calendar";
import type { TownHall } from "./answers/town-hall";
import type { Popularity } from "./popularity/popularity";

/** What a search knows beside the content. It goes with a request, so that a settings change takes effect between two. */
export type SearchContext = {
  /** The Land and the school holidays, for questions that name them */
  villageDays: VillageDays;
  /** For answers */
  townHall: TownHall | undefined;
  wasteDistricts: readonly WasteDistrict[];
  rooms: RoomStates;
  /** Those that are shown now */
  notices: readonly Notice[];
  /** It decides only what is suggested. */
  popularity: Popularity;
};

/** That of a village without settings */
export const emptyContext: SearchContext = {
  villageDays: { schoolHolidays: [] },
  townHall: undefined,
  wasteDistricts: [],
  rooms: noRooms,
  notices: [],
  popularity: { searches: [], opensOf: () => 0 },
};
