import * as z from "zod/mini";
import { fetchJson } from "@/lib/messages/fetch-json";
import { roomRoutes } from "@/lib/rooms/base/routes";
import type { RoomCheck } from "./room-obstacles";

const Checked = z.object({
  check: z.optional(
    z.object({
      lead: z.string(),
      items: z.array(z.object({ text: z.string(), path: z.optional(z.string()) })),
      isBlocked: z.boolean(),
    }),
  ),
});

/** What takes the room up at the time that the fields of its form name. @throws FetchError */
export const fetchRoomCheck = async (fields: Record<string, string>): Promise<RoomCheck | undefined> =>
  (await fetchJson(roomRoutes.roomCheck(fields), (body) => Checked.parse(body))).check;
