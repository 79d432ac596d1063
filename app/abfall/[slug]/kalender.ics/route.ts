import { respondWithDocument } from "@/lib/http/respond-with-document";
import { alarmParameter } from "@/lib/urls/calendar-parameters";
import { slugOf } from "@/lib/urls/decoded-path";
import { getWasteDistrict } from "@/lib/waste/waste-calendar";
import { wasteFile } from "@/lib/waste/waste-file";

/** The calendar file of a district, with an alarm on the evening before where it is asked for */
export async function GET(request: Request, { params }: RouteContext<"/abfall/[slug]/kalender.ics">) {
  const slug = await slugOf(params);
  const withAlarms = new URL(request.url).searchParams.get(alarmParameter) === "abend";
  const read = async () => {
    const district = await getWasteDistrict(slug);
    return district && wasteFile(district, withAlarms);
  };
  return respondWithDocument(request, "text/calendar", read, "abfall.ics");
}
