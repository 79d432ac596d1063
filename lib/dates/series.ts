/** How events repeat, for site and panel alike */
export * from "@/cms/src/calendar/left-out";
export * from "@/cms/src/calendar/recurrence-rule";
export * from "@/cms/src/calendar/recurrence-words";
