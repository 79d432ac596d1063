import { events } from "@/lib/cms/events";
import { always, entry, found, frame, page, pass, type Rule } from "@/lib/cms/route-rules";
import type { Feature } from "@/lib/feature";
import { orNone, searched } from "@/lib/search/indexing/searched-type";
import { roomAnswer } from "./answer-room";
import type { RoomFormValues } from "./base/form";
import { roomRequestTexts } from "./base/request-texts";
import { roomRoutes, type roomSiteRoutes } from "./base/routes";
import { roomTexts } from "./base/texts";
import { roomErrors } from "./check-room-form";
import { closedNote } from "./closed-note";
import { findRoomRequest } from "./cms/room-requests";
import { findRooms, getRoom, rooms as roomCollection } from "./cms/rooms";
import { roomFunctions } from "./functions";
import { requestFacts } from "./request-facts";
import { requestedSpan } from "./requested-dates";
import { findRoomStates } from "./room-states";
import { roomEntry } from "./search-entry";

type RuledRoute = keyof (typeof roomSiteRoutes)["pages"] | keyof (typeof roomSiteRoutes)["files"];

const noFunctions: typeof roomFunctions = [];

/** Halls and other places that can be asked for: what takes them up, and requests for them */
export const rooms: Feature = {
  name: "rooms",
  rules: {
    rooms: page(roomCollection, events),
    room: entry(roomRoutes.room, roomCollection, getRoom, [events]),
    askForRoom: entry((slug) => roomRoutes.askForRoom(slug), roomCollection, getRoom, [events]),
    roomRequest: found(frame, findRoomRequest),
    // It answers 404 and 503 by itself, so that the CMS is asked once.
    caretakerFile: always(pass),
  } satisfies Record<RuledRoute, Rule>,
  collections: [roomCollection],
  searched: [searched(orNone(roomCollection), roomEntry)],
  answer: async () => roomAnswer(await findRoomStates()),
  functions: async () => ((await findRooms()).length > 0 ? roomFunctions : noFunctions),
  forms: {
    raum: {
      findErrors: (values: RoomFormValues) => roomErrors(values, new Date()),
      computeFields: async (values: RoomFormValues) => requestedSpan(values, await getRoom(values.room)),
      followUp: {
        path: (accessCode) => roomRoutes.roomRequest(accessCode),
        label: roomRequestTexts.title,
        keepLink: roomRequestTexts.keepLink,
        async facts(accessCode) {
          const request = await findRoomRequest(accessCode);
          return request ? requestFacts(request) : [];
        },
      },
    },
  },
  obviousAddresses: [[roomRoutes.rooms, "raeume hallen halle saal"]],
  optionalPages: [{ href: roomRoutes.rooms, label: roomTexts.title, entries: findRooms }],
  placeNote: async (event, date) => closedNote(await findRooms(), event, date),
  placeLink: async ({ roomId }, place) => {
    const room = (await findRooms()).find(({ id, name }) => id === roomId && name === place);
    return room && { href: roomRoutes.room(room.slug), label: roomTexts.seeRoom };
  },
};
