/** What is kept between two readings of an address. */
export type CalendarState = {
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Of the text that was read last */
  hash?: string | undefined;
  /** The instant (ISO) before which the server does not want to be asked again */
  notBefore?: string | undefined;
};
