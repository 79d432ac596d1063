/** When a notice stands above the pages: from `from` (at once without it) until `until` */
export type NoticeSpan<Time> = { from?: Time | null | undefined; until: Time };

/** Whether a notice stands above the pages, is planned, or has ended. Times are what Date takes. */
export function noticeState(
  { from, until }: NoticeSpan<string | Date>,
  nowMs: number,
): "planned" | "shown" | "ended" {
  if (nowMs >= new Date(until).getTime()) return "ended";
  return from && new Date(from).getTime() > nowMs ? "planned" : "shown";
}
