import { MapLink } from "@/components/content/content-link";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { Facts } from "@/components/ui/facts";
import { Lines } from "@/components/ui/lines";
import { Panel } from "@/components/ui/panel";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { specialDayLines } from "@/lib/opening-hours/special-days-text";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { openingTexts } from "@/lib/texts/organisations";

/** Where a room is, and what is there. */
export function RoomFacts({ room, now }: { room: Room; now: Date }) {
  const { address, size, parts, equipment, accessibility, openingHours, specialDays, contact } = room;
  const { facts } = texts;
  const where = address && (
    <>
      <div>{address}</div>
      <MapLink {...room} />
    </>
  );
  const list = (lines: readonly string[]) => lines.length > 0 && <Lines lines={lines} />;
  return (
    <Panel title={facts.title}>
      <Facts
        facts={[
          { icon: "map-pin", term: facts.address, content: where },
          { icon: "users", term: facts.size, content: size },
          { icon: "columns-3", term: facts.parts, content: list(parts) },
          { icon: "tag", term: facts.equipment, content: list(equipment.split("\n")) },
          { icon: "accessibility", term: facts.accessibility, content: accessibility },
          { icon: "clock", term: facts.openingHours, content: list(openingHoursLines(openingHours)) },
          {
            icon: "calendar-x",
            term: openingTexts.specialDays,
            content: list(specialDayLines(specialDays, now)),
          },
          {
            icon: "calendar-plus",
            term: facts.around,
            content: texts.around(room.setUpMinutes, room.clearMinutes),
          },
          {
            icon: "phone",
            term: facts.contact,
            content: contact && <TextWithNumbers text={contact} isContactField />,
          },
        ]}
      />
    </Panel>
  );
}
