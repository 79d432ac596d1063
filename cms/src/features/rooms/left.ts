import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { confirmed } from "./booking";
import { bookingType } from "./panel-data";

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/** What is stored of bookings, in words; nothing once all are deleted. */
export async function leftOfRooms(strapi: Core.Strapi): Promise<string[]> {
  const count = (where: object) => rows(strapi, bookingType).count({ where });
  const [bookings, requests, all] = await Promise.all([
    count({ Bearbeitungsstand: confirmed }),
    count({ Bearbeitungsstand: "neu" }),
    count({}),
  ]);
  return [
    ...counted(bookings, "Buchung", "Buchungen"),
    ...counted(requests, "offene Anfrage", "offene Anfragen"),
    ...counted(all - bookings - requests, "erledigten Vorgang", "erledigte Vorgänge"),
  ];
}
