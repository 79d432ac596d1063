/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SubscriptionLinks } from "./subscription-links";

const url = "https://forum.example.org/veranstaltungen.ics?kategorie=Natur+%26+Umwelt";

test("the address of the file, and links that hand it to calendar programs", () => {
  render(<SubscriptionLinks url={url} name="Natur & Umwelt" />);
  expect(screen.getByLabelText("Adresse des Kalenders")).toHaveValue(url);
  const href = (name: RegExp) => new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "");
  const webcal = url.replace("https:", "webcal:");
  expect(href(/Im Kalender öffnen/).href).toBe(webcal);
  expect(href(/Google/).searchParams.get("cid")).toBe(webcal);
  expect(href(/Outlook\.com/).searchParams.get("url")).toBe(url);
  expect(href(/Outlook\.com/).searchParams.get("name")).toBe("Natur & Umwelt");
});
