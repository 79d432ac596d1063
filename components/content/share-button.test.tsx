import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ShareButton } from "./share-button.island";

const url = "https://forum.example.org/veranstaltung/adventsmarkt";
const show = () => render(<ShareButton title="Adventsmarkt & mehr" url={url} />);

const withShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, "share", { value: share, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, "share"));

test("a browser without a sheet copies the link and says so", async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(screen.getByRole("button", { name: "Link kopieren" }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByRole("status")).toHaveTextContent("Der Link ist kopiert.");
});

test("a refused clipboard leaves the link to be copied by hand", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  show();
  await user.click(screen.getByRole("button", { name: "Link kopieren" }));
  expect(screen.getByRole("status")).toHaveTextContent(url);
});

test("the device's sheet gets title and link", async () => {
  const shared: ShareData[] = [];
  withShare(async (data) => void shared.push(data));
  show();
  await userEvent.click(screen.getByRole("button", { name: "Teilen" }));
  expect(shared).toEqual([{ title: "Adventsmarkt & mehr", url }]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("closing the sheet is no failure, a sheet that does not open copies instead", async () => {
  const user = userEvent.setup();
  const reasons = ["AbortError", "NotAllowedError"];
  withShare(() => Promise.reject(new DOMException("", reasons.shift())));
  show();
  await user.click(screen.getByRole("button", { name: "Teilen" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(screen.getByRole("button", { name: "Teilen" }));
  expect(await screen.findByText("Der Link ist kopiert.")).toBeVisible();
});

test("without JavaScript it begins a mail", () => {
  const html = renderToString(<ShareButton title="Adventsmarkt & mehr" url={url} />);
  expect(html).toContain("mailto:?subject=Adventsmarkt%20%26%20mehr&amp;body=https%3A%2F%2Fforum");
  expect(html).toContain("Per E-Mail teilen");
});
