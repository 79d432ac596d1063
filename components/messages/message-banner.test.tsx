/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useMessageStore } from "@/lib/messages/message-store";
import { shellTexts } from "@/lib/texts/shell";
import { MessageBanner } from "./message-banner.island";
import { ServerMessage } from "./server-message.island";

const { setMessage } = useMessageStore.getState();
const text = "Die angeforderte Ressource wurde nicht gefunden.";

afterEach(() => act(() => setMessage("")));

test("the alert is rendered together with its message", () => {
  render(<MessageBanner />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  act(() => setMessage(text));
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});

test("the button Meldung schließen clears the message", async () => {
  render(<MessageBanner />);
  act(() => setMessage(text));
  await userEvent.click(screen.getByRole("button", { name: shellTexts.closeMessage }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a server message is in the HTML, without a button", () => {
  const html = renderToString(<ServerMessage message={text} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain(text);
  expect(html).not.toContain("<button");
});

test("after hydration the banner shows the server message once, for 5000 ms", () => {
  jest.useFakeTimers();
  const { container } = render(
    <>
      <MessageBanner />
      <ServerMessage message={text} />
    </>,
  );
  expect(screen.getAllByText(text)).toHaveLength(1);
  act(() => jest.advanceTimersByTime(5000));
  expect(container).not.toHaveTextContent(text);
  jest.useRealTimers();
});
