import "@/lib/testing/server-environment";
import { renderToStaticMarkup } from "react-dom/server";
import { toOccurrence } from "@/lib/events/occurrence";
import { anEventItem } from "@/lib/testing/factories";
import { embeddedDates } from "./embedded-dates";

const show = (dates: Parameters<typeof embeddedDates>[0]["dates"]) =>
  renderToStaticMarkup(
    embeddedDates({ title: "Termine: Chor", styles: "a{}", path: "/verein/chor", siteTitle: "Dorf", dates }),
  );

test("a date that is cancelled is struck through, with its reason; every link opens outside the frame", () => {
  const event = anEventItem({ slug: "probe", title: "Probe <b>", recurrence: "FREQ=WEEKLY" });
  const start = "2026-12-01T18:30:00.000Z";
  const html = show([
    toOccurrence(event, { start }),
    toOccurrence(event, { start, change: { kind: "cancelled", day: "2026-12-01", note: "Saal gesperrt" } }),
  ]);
  expect(html).toContain('target="_blank" rel="noopener">Probe &lt;b&gt;</a>');
  expect(html).toContain("<s>Probe &lt;b&gt;</s>");
  expect(html).toContain("Fällt aus: Saal gesperrt");
  expect(html.match(/<a /g)?.length).toBe(html.match(/target="_blank" rel="noopener"/g)?.length);
});

test("no dates and no organisation are said", () => {
  expect(show([])).toContain("Zurzeit ist keine Veranstaltung eingetragen.");
  expect(show(undefined)).toContain("Diese Terminliste gibt es nicht mehr.");
});
