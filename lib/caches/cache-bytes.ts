/**
 * What the site's larger caches hold at most, some 110 MB when all are full: each takes its part from here. A character counts as
 * a byte. The limits of deploy/server/systemd leave room for all.
 */
export const cacheBytes = {
  /** Documents at the site's own addresses: some 200, each plain and in two encodings */
  pages: 24_000_000,
  /** Documents of each of some 15 routes at addresses that can be made up */
  openPages: 2_500_000,
  /** Styles of some 200 different pages */
  styles: 8_000_000,
  eventFiles: 5_000_000,
  /** Calendars that others subscribe to */
  subscribedFiles: 15_000_000,
  /** What visitors typed without JavaScript, without Redis */
  visitorTexts: 20_000_000,
};
