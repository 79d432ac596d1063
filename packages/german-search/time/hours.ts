/** Hours of the day; those from 24 on are the next day's. A single moment has both alike. */
export type Hours = { from: number; to: number; name: string };

export const endOfDay = 24;
/** Five in the morning */
export const endOfNight = 29;
