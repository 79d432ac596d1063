/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { routes } from "@/lib/urls/routes";
import { ReportBarrier } from "./report-barrier.island";

const code = "pQa-b_c9";
let place: URL;
jest.mock("next/navigation", () => ({
  usePathname: () => place.pathname,
  useSearchParams: () => place.searchParams,
}));

test.each([
  [routes.mailSubscription(code, "geaendert"), "/bescheid"],
  [routes.leaveTheme(code, "woche"), "/abmelden"],
  [routes.proposal(code), "/einsendung"],
  [routes.confirmation(code), "/bestaetigen"],
  [roomRoutes.roomRequest(code), "/raum/anfrage"],
  [routes.sent(code), "/gesendet"],
  [routes.preview(code), "/vorschau"],
  [routes.contactForm(code), "/kontakt"],
  [routes.clubs, routes.clubs],
  [routes.search({ q: "fest" }), "/suchergebnisse?q=fest"],
])("on %s a barrier is reported of %s", (address, about) => {
  place = new URL(address, "http://localhost");
  render(<ReportBarrier />);
  expect(screen.getByRole("link")).toHaveAttribute("href", routes.reportBarrier(about));
});
