import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { placeType } from "../../places/place";
import type { Task } from "../../slots/feature";
import type { Room } from "./booking";
import { bookingType } from "./panel-data";

type Decider = { email: string; isActive: boolean; blocked: boolean };

/** Who decides about a room and can log in. @param room with Entscheidet */
export const decidersIn = ({ Entscheidet }: Pick<Room, "Entscheidet">): Decider[] =>
  ((Entscheidet ?? []) as unknown as Decider[]).filter(({ isActive, blocked }) => isActive && !blocked);

/** The rooms that can be asked for and about which nobody but the Verwaltung decides, with how many requests wait there */
export async function undecidedRooms(strapi: Core.Strapi): Promise<Task[]> {
  const rooms = await rows(strapi, placeType).findMany({
    where: { Anfragbar: true },
    populate: ["Entscheidet"],
    orderBy: { Name: "asc" },
  });
  return Promise.all(
    rooms
      .filter((room) => decidersIn(room).length === 0)
      .map(async ({ id, documentId, Name }) => {
        const where = { Raum: { id }, Bearbeitungsstand: "neu" };
        const waiting = await rows(strapi, bookingType).count({ where });
        return { uid: placeType, documentId, title: Name, note: noteOf(waiting) };
      }),
  );
}

const noteOf = (waiting: number): string =>
  [
    "Unter „Wer entscheidet“ steht niemand.",
    waiting === 1 && "Eine Anfrage wartet.",
    waiting > 1 && `${waiting} Anfragen warten.`,
  ]
    .filter(Boolean)
    .join(" ");
