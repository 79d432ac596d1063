export { easterSunday, holidayOn, type Land, laender } from "@/cms/src/calendar/holidays";
