/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ShareButton } from "./share-button.island";

const url = "https://forum.example.org/veranstaltung/adventsmarkt";
const show = () => render(<ShareButton title="Adventsmarkt & mehr" url={url} />);

const withShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, "share", { value: share, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, "share"));

test("without a share sheet the link is copied, with a status", async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(screen.getByRole("button", { name: "Link kopieren" }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByRole("status")).toHaveTextContent("Der Link ist kopiert.");
});

test("without access to the clipboard the link is shown", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  show();
  await user.click(screen.getByRole("button", { name: "Link kopieren" }));
  expect(screen.getByRole("status")).toHaveTextContent(url);
});

test("the share sheet gets title and URL", async () => {
  const shared: ShareData[] = [];
  withShare(async (data) => void shared.push(data));
  show();
  await userEvent.click(screen.getByRole("button", { name: "Teilen" }));
  expect(shared).toEqual([{ title: "Adventsmarkt & mehr", url }]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("closing the sheet does nothing; a sheet that does not open falls back to copying", async () => {
  const user = userEvent.setup();
  const reasons = ["AbortError", "NotAllowedError"];
  withShare(() => Promise.reject(new DOMException("", reasons.shift())));
  show();
  await user.click(screen.getByRole("button", { name: "Teilen" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(screen.getByRole("button", { name: "Teilen" }));
  expect(await screen.findByText("Der Link ist kopiert.")).toBeVisible();
});

test("without JavaScript it is a mailto: link", () => {
  const html = renderToString(<ShareButton title="Adventsmarkt & mehr" url={url} />);
  expect(html).toContain("mailto:?subject=Adventsmarkt%20%26%20mehr&amp;body=https%3A%2F%2Fforum");
  expect(html).toContain("Per E-Mail teilen");
});
