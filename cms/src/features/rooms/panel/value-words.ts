/** How the panel shows the values of enumerations that bookings alone have. */
export const bookingWords: Record<string, string> = {
  bestätigt: "Bestätigt",
  "frei gegeben": "Zusage zurückgenommen",
  raum: "Raumanfrage",
};
