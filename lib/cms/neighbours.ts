import { z } from "zod";
import { toSafeTarget } from "@/lib/urls/targets";
import { defineCollection, type ItemOf } from "./collection";
import { changedAt, instantInUtc, optional, required, text } from "./wire";

/**
 * Dates of neighbouring villages, as their calendars gave them to the CMS. They are a type of their own, so that this village's data
 * cannot hold them: its calendar files, search, sitemap and letters are made of events.
 */
export const neighbourDates = defineCollection({
  model: "nachbartermin",
  plural: "nachbartermine",
  drafts: false,
  fields: {
    title: ["Titel", required],
    start: ["Beginn", instantInUtc],
    end: ["Ende", optional(instantInUtc)],
    allDay: ["Ganztaegig", optional(z.boolean())],
    place: ["Ort", text],
    link: ["Link", required],
    village: ["Nachbarort", required],
    /** Markdown, only where there is an agreement about it */
    text: ["Text", text],
    changedAt,
  },
  toItem: ({ link, allDay = false, ...date }) => ({
    ...date,
    allDay,
    link: toSafeTarget(link),
    // As lists of the village's events need them
    status: "geplant" as const,
    categoryIds: [] as string[],
    organiserId: undefined,
  }),
});

export type NeighbourDate = ItemOf<typeof neighbourDates>;
