/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMessageStore } from "@/lib/messages/message-store";
import { Feedback } from "./feedback";

const posted: [string, Record<string, string>][] = [];
let status = 200;

beforeEach(() => {
  posted.length = 0;
  status = 200;
  global.fetch = jest.fn(async (url, init) => {
    posted.push([String(url), Object.fromEntries(init?.body as FormData) as Record<string, string>]);
    return { ok: status === 200, status, json: async () => ({}) } as Response;
  });
});

const target = "/api/rueckmeldung?art=beitrag&seite=bach";
const show = () => render(<Feedback kind="beitrag" slug="bach" path="/beitrag/bach" />);
const button = (name: string) => screen.getByRole("button", { name });

test("one press answers in place, and what is missing can be added", async () => {
  show();
  expect(screen.getByRole("group", { name: "War das hilfreich?" })).toBeVisible();
  await userEvent.click(button("Nein"));
  const thanks = await screen.findByText("Danke, Ihre Antwort ist gezählt.");
  expect(thanks.parentElement).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Nein" })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole("textbox", { name: "Was fehlt?" }), "Der Preis");
  await userEvent.click(button("Absenden"));
  expect((await screen.findByText(/bei der Redaktion angekommen/)).parentElement).toHaveFocus();
  expect(posted).toEqual([
    [target, { antwort: "nein" }],
    [target, { anmerkung: "Der Preis" }],
  ]);
});

test("what could not be sent can be sent again, with nothing lost", async () => {
  show();
  status = 503;
  await userEvent.click(button("Ja"));
  await screen.findByRole("button", { name: "Ja" });
  expect(useMessageStore.getState().message).toBeTruthy();
  status = 200;
  await userEvent.click(button("Ja"));
  const field = await screen.findByRole("textbox", { name: "Was fehlt?" });
  await userEvent.type(field, "Der Preis");
  status = 503;
  await userEvent.click(button("Absenden"));
  expect(await screen.findByRole("button", { name: "Absenden" })).toBeEnabled();
  expect(field).toHaveValue("Der Preis");
});

test("the way to report what is wrong names the page", () => {
  show();
  expect(screen.getByRole("link", { name: "Änderung mitteilen" })).toHaveAttribute(
    "href",
    "/mitmachen?art=aenderung&seite=%2Fbeitrag%2Fbach",
  );
  expect(screen.getByRole("link", { name: "Inhalt melden" })).toHaveAttribute(
    "href",
    "/inhalt-melden?seite=%2Fbeitrag%2Fbach",
  );
});
