import { calendarFileTexts as texts } from "@/lib/texts/calendar";
import type { Alarm } from "@/lib/urls/calendar-parameters";

const triggers = { "1tag": "-P1D", "1stunde": "-PT1H" };

/** Whole days begin at midnight, when nobody wants to be reminded: 18 h of the evening before. */
const eveningBefore = "-PT6H";

/** The text of a calendar's entries with an alarm in each (RFC 5545, 3.6.6), except those that are cancelled. */
export function withAlarm(entries: string, alarm: Alarm | "abend" | undefined): string {
  if (!alarm) return entries;
  return entries.replace(/BEGIN:VEVENT[\s\S]*?(?=END:VEVENT)/g, (entry) => {
    if (entry.includes("\nSTATUS:CANCELLED")) return entry;
    const isWholeDay = alarm === "abend" || /\nDTSTART;VALUE=DATE:/.test(entry);
    const trigger = isWholeDay ? eveningBefore : triggers[alarm];
    return `${entry}BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:${trigger}\r\nDESCRIPTION:${texts.alarm}\r\nEND:VALARM\r\n`;
  });
}
