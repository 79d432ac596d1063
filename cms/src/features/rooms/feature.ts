import { placeType } from "../../places/place";
import type { CmsFeature } from "../../slots/feature";
import { openFirst } from "../../slots/list-view";
import { bookingInbox } from "./booking-inbox";
import { bookingMails } from "./booking-mail";
import { distinctParts } from "./distinct-parts";
import { freeWithEvent } from "./follow-events";
import { scheduleRoomWork } from "./hourly-work";
import { occupancyType } from "./occupancy";
import { bookingType } from "./panel-data";
import { roomsPanel } from "./panel-server";
import { protectBookings } from "./protect-bookings";
import { deciders, ownRoom, siteWriteActions } from "./rights";

const noCalendar = { Kalender_Hash: null, Kalender_bis: null };

/** Rooms that can be asked for: requests, bookings, what is free. */
export const rooms: CmsFeature = {
  name: "rooms",
  middlewares: { around: [freeWithEvent, protectBookings] },
  schedule: scheduleRoomWork,
  mails: [bookingMails],
  inboxes: [bookingInbox],
  fieldRules: { [placeType]: [distinctParts] },
  writeActions: siteWriteActions,
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
  // Which quarters of an hour are taken follows from the bookings.
  neverExported: [occupancyType],
  exportedAs: { [placeType]: noCalendar },
};
