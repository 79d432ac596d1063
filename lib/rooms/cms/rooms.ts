import { z } from "zod";
import { defineCollection, type ItemOf } from "@/lib/cms/collection";
import { derived } from "@/lib/cms/derived";
import { isCmsRequestError } from "@/lib/cms/errors";
import { downloads, pictureFields, withPicture } from "@/lib/cms/media";
import { openingHours } from "@/lib/cms/opening-hours";
import { specialDays } from "@/lib/cms/special-days";
import {
  changedAt,
  computed,
  instantInUtc,
  number,
  optional,
  required,
  rows,
  text,
  textOrEmpty,
} from "@/lib/cms/wire";
import { roomRoutes } from "@/lib/rooms/base/routes";

const StrapiPart = z.object({ Name: required });
const StrapiBooked = z.object({ Teil: z.string().nullish(), von: instantInUtc, bis: instantInUtc });

/**
 * Places of the village. Those with a `page` can be asked for: `parts` are their names, `booked` the spans (ISO instants) of confirmed bookings, of which nothing else is known here; part "" is the whole.
 */
export const rooms = defineCollection({
  model: "ort",
  plural: "orte",
  drafts: false,
  fields: {
    name: ["Name", required],
    slug: ["Slug", textOrEmpty],
    canBeAsked: ["Anfragbar", optional(z.boolean())],
    address: ["Adresse", text],
    latitude: ["Breitengrad", number],
    longitude: ["Laengengrad", number],
    accessibility: ["Barrierefreiheit", text],
    parts: ["Teile", rows(StrapiPart)],
    size: ["Groesse", text],
    equipment: ["Ausstattung", textOrEmpty],
    rules: ["Regeln", textOrEmpty],
    contact: ["Kontakt", text],
    openingHours: ["Oeffnungszeiten", openingHours],
    setUpMinutes: ["Aufbau_Minuten", number],
    clearMinutes: ["Abbau_Minuten", number],
    specialDays: ["Besondere_Tage", specialDays],
    booked: ["Belegt", computed(z.array(StrapiBooked).optional())],
    ...pictureFields,
    downloads,
    changedAt,
  },
  toItem: ({ parts, booked = [], canBeAsked, setUpMinutes = 0, clearMinutes = 0, ...room }) => ({
    ...withPicture(room),
    hasPage: canBeAsked === true && room.slug !== "",
    parts: parts.map(({ Name }) => Name),
    booked: booked.map(({ Teil, von, bis }) => ({ part: Teil ?? "", from: von, to: bis })),
    setUpMinutes,
    clearMinutes,
  }),
  toPage: ({ slug, hasPage, changedAt }) =>
    hasPage ? { path: roomRoutes.room(slug), changedAt } : undefined,
});

export type Room = ItemOf<typeof rooms>;

/** The places that can be asked for, by name. @throws CmsRequestError without a copy */
export const getRooms = derived([rooms], ({ items }) =>
  items
    .filter(({ hasPage }) => hasPage)
    .sort((a, b) => a.name.localeCompare(b.name, "de", { numeric: true })),
);

/** The same for what names them beside other things: none without a copy */
export const findRooms = (): Promise<Room[]> =>
  getRooms().catch((error: unknown) => {
    // The replica reports its own failures.
    if (isCmsRequestError(error)) return [];
    throw error;
  });

/** @throws CmsRequestError without a copy */
export const getRoom = async (slug: string): Promise<Room | undefined> =>
  (await getRooms()).find((room) => room.slug === slug);
