export { easterSunday, holidayOn, type Land, laender, nationalHolidays } from "@/cms/src/calendar/holidays";
