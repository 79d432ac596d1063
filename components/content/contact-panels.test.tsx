/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { someSettings } from "@/lib/testing/factories";
import { ContactInShort, ContactPanel } from "./contact-panels";

// Monday, 23 November 2026, 13 o'clock in the village
const now = new Date("2026-11-23T12:00:00Z");

test("it shows address, telephone, mail and opening hours", () => {
  const openingHours = [{ days: ["Mo" as const, "Fr" as const], from: "08:00", to: "12:00" }];
  render(
    <ContactPanel
      now={now}
      settings={someSettings({ openingHours, openingHoursNote: "Mittwochs nur nach Vereinbarung." })}
    />,
  );
  const panel = screen.getByRole("region", { name: "So erreichen Sie uns" });
  expect(panel).toHaveTextContent("Markt 4");
  expect(panel).toHaveTextContent("12345 Musterbach");
  expect(panel).toHaveTextContent("Mo, Fr 8–12 Uhr");
  expect(panel).toHaveTextContent("jetzt geschlossen, öffnet am Freitag um 8 Uhr");
  expect(panel).toHaveTextContent("Mittwochs nur nach Vereinbarung.");
  expect(screen.getByRole("link", { name: "030 23125 100" })).toHaveAttribute("href", "tel:+493023125100");
  expect(screen.getByRole("link", { name: /^rathaus@/ })).toHaveAttribute(
    "href",
    "mailto:rathaus@musterbach.example.org",
  );
});

test.each([
  [{}, ["Mo 8–12 Uhr", "030 23125 100"]],
  [{ phone: undefined, openingHours: [] }, []],
])("in short it is telephone and hours, in HTML that browsers take as it is: %j", (given, texts) => {
  const openingHours = [{ days: ["Mo" as const], from: "08:00", to: "12:00" }];
  const settings = someSettings({ openingHours, ...given });
  const html = renderToStaticMarkup(<ContactInShort now={now} settings={settings} />);
  document.body.innerHTML = html;
  expect(document.body.innerHTML.replaceAll("&nbsp;", "\u00a0")).toBe(html);
  for (const text of texts) expect(document.body).toHaveTextContent(text);
});

test("it shows district, map and website", () => {
  const given = {
    county: "Landkreis Musterland",
    latitude: 52.1,
    longitude: 13.3,
    website: "https://gemeinde.example.org",
  };
  render(<ContactPanel now={now} settings={someSettings(given)} />);
  expect(screen.getByText("Landkreis Musterland")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Auf der Karte/ })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/?mlat=52.1&mlon=13.3#map=17/52.1/13.3",
  );
  expect(screen.getByRole("link", { name: /^Zur Website/ })).toHaveAttribute(
    "href",
    "https://gemeinde.example.org/",
  );
});

test("missing settings are left out", () => {
  render(<ContactPanel now={now} settings={someSettings({ phone: undefined, email: undefined })} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByText("Öffnungszeiten")).not.toBeInTheDocument();
});
