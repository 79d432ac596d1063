import { caretakerFile } from "./caretaker-file";

test("an event without an end has none in the caretaker's calendar: an end must be later than its begin", () => {
  const date = { Vorgangsnummer: "", Teil: "", von: "2026-12-05T17:00:00.000Z" };
  const Termine = [
    { ...date, Titel: "Offen", bis: "2026-12-05T17:00:00.001Z" },
    { ...date, Titel: "Kurz", bis: "2026-12-05T17:15:00.000Z" },
  ];
  const [, open, short] = caretakerFile({ Raum: "Saal", Termine, Panel: undefined }, "a").split(
    "BEGIN:VEVENT",
  );
  expect(open).not.toContain("DTEND");
  expect(short).toContain("DTEND;TZID=Europe/Berlin:20261205T181500");
});
