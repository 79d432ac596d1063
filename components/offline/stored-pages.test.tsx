/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offlineButtonTexts } from "@/lib/offline/base/button-texts";
import { offlineTexts as texts } from "@/lib/offline/base/texts";
import { StoredPages } from "./stored-pages.island";

let mockIsStored = false;
jest.mock("@/lib/offline/offline-reading", () => ({
  storedPages: async () =>
    mockIsStored ? [{ path: "/kontakt", title: "Kontakt", storedAt: new Date("2026-11-23T08:40:00Z") }] : [],
  storedBytes: async () => (mockIsStored ? 2_900_000 : undefined),
  saveForOffline: async () => {
    mockIsStored = true;
  },
  removeOffline: async () => {
    mockIsStored = false;
  },
}));

test("the list follows what the button beside it stores and deletes", async () => {
  render(<StoredPages offer="Speichern Sie das." />);
  expect(screen.getByText(texts.noPages)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: offlineButtonTexts.save }));
  expect(await screen.findByRole("link", { name: "Kontakt" })).toBeVisible();
  expect(screen.queryByText(texts.noPages)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: offlineButtonTexts.remove }));
  expect(await screen.findByText(texts.noPages)).toBeVisible();
});
