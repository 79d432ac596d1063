import { caretakerFilePath, roomRequestPath } from "@dorfforum/shared/rooms/paths";
import { slugged } from "@dorfforum/shared/urls/site-paths";
import { calendarParameters } from "@/lib/urls/calendar-parameters";
import { formFragment, query } from "@/lib/urls/shell-routes";
import { any, api, file, page } from "@/lib/urls/site-route";

/** What became of a press on the page of a request for a room */
type RoomOutcome = "zurueckgezogen" | "verlaengert" | "misslungen";

/** The part of a room's page that answers what is on a day */
export const askedDayId = "welcher-tag";

export const roomRoutes = {
  rooms: "/raum",
  room: slugged("/raum"),
  /** The same with what is on a day ("YYYY-MM-DD") */
  roomDay: (room: string, day: string) =>
    `/raum/${encodeURIComponent(room)}${query({ [calendarParameters.day]: day })}#${askedDayId}`,
  /** The form for a room, with a day ("YYYY-MM-DD") filled in */
  askForRoom: (room: string, day?: string, responseId?: string) =>
    `/raum/${encodeURIComponent(room)}/anfragen${query({ tag: day, antwort: responseId })}${responseId ? formFragment(responseId) : ""}`,
  /** What takes the room up at the time that the form's fields name */
  roomCheck: (fields: Readonly<Record<string, string>>) => `/api/raum${query(fields)}`,
  /** Where the sender of a request for a room follows, withdraws or renews it */
  roomRequest: (code: string, outcome?: RoomOutcome) =>
    `${roomRequestPath(code)}${query({ stand: outcome })}`,
  roomRequestTarget: slugged("/api/raumanfrage"),
  /** A caretaker's calendar, by its secret code */
  caretakerFile: caretakerFilePath,
};

const [isStorable, isListed, isPersonal] = [true, true, true];

/** As lib/urls/site-routes.ts has them of all */
export const roomSiteRoutes = {
  pages: {
    rooms: page(roomRoutes.rooms, { isStorable, isListed }),
    room: page(roomRoutes.room(any), { isStorable, parameters: [calendarParameters.day] }),
    askForRoom: page(roomRoutes.askForRoom(any), { parameters: ["tag", "antwort"] }),
    roomRequest: page(roomRoutes.roomRequest(any), { isPersonal, parameters: ["stand"], limit: "proposals" }),
  },
  files: { caretakerFile: file(roomRoutes.caretakerFile(any), { isPersonal, limit: "proposals" }) },
  api: {
    roomCheck: api(roomRoutes.roomCheck({}), { limit: "suggestions" }),
    roomRequestTarget: api(roomRoutes.roomRequestTarget(any)),
  },
};
