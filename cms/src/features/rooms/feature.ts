import { rows } from "../../database/rows";
import { placeType } from "../../places/place";
import { defaultRetentionDays } from "../../retention/outdated-before";
import type { CmsFeature } from "../../slots/feature";
import { openFirst } from "../../slots/list-view";
import { bookingInbox } from "./booking-inbox";
import { bookingMails } from "./booking-mail";
import { distinctParts } from "./distinct-parts";
import { freeWithEvent } from "./follow-events";
import { scheduleRoomWork } from "./hourly-work";
import { leftOfRooms } from "./left";
import { occupancyType } from "./occupancy";
import { bookingType, roomFields } from "./panel-data";
import { roomsPanel } from "./panel-server";
import { protectBookings } from "./protect-bookings";
import { deciders, linkActions, ownRoom, writeActions } from "./rights";
import { undecidedRooms } from "./undecided-rooms";

const noCalendar = { Kalender_Hash: null, Kalender_bis: null };

/** Rooms that can be asked for: requests, bookings, what is free. */
export const rooms: CmsFeature = {
  name: "rooms",
  types: [bookingType],
  fields: roomFields,
  middlewares: { around: [freeWithEvent, protectBookings] },
  schedule: scheduleRoomWork,
  mails: [bookingMails],
  inboxes: [bookingInbox],
  kept: [{ what: "bookings, after their last date, and requests", days: defaultRetentionDays }],
  fieldRules: { [placeType]: [distinctParts] },
  writeActions,
  linkActions,
  roles: [deciders],
  conditions: [ownRoom],
  ownFields: { [placeType]: Object.keys(noCalendar) },
  listViews: {
    [bookingType]: {
      columns: ["Vorgangsnummer", "Raum", "Titel", "Beginn", "Bearbeitungsstand"],
      sort: openFirst,
      mainField: "Titel",
    },
  },
  panel: roomsPanel,
  setUp: [
    {
      title: "Räume zum Anfragen",
      uid: placeType,
      isDone: async (strapi) => (await rows(strapi, placeType).count({ where: { Anfragbar: true } })) > 0,
    },
  ],
  tasks: undecidedRooms,
  whenOff: { sentence: "Räume sind abgeschaltet.", left: leftOfRooms },
  // Which quarters of an hour are taken follows from the bookings.
  neverExported: [occupancyType],
  exportedAs: { [placeType]: noCalendar },
};
