import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useMessageStore } from "@/lib/messages/message-store";
import { layoutTexts } from "@/lib/texts/layout";
import { MessageBanner } from "./message-banner.island";
import { ServerMessage } from "./server-message.island";

const { setMessage } = useMessageStore.getState();
const text = "Die angeforderte Ressource wurde nicht gefunden.";

afterEach(() => act(() => setMessage("")));

test("the alert comes with its message", () => {
  render(<MessageBanner />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  act(() => setMessage(text));
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});

test("`Meldung schließen` clears it", async () => {
  render(<MessageBanner />);
  act(() => setMessage(text));
  await userEvent.click(screen.getByRole("button", { name: layoutTexts.closeMessage }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a message of the server stands in the HTML, without a button that could do nothing", () => {
  const html = renderToString(<ServerMessage message={text} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain(text);
  expect(html).not.toContain("<button");
});

test("once alive the banner takes the server's message over: it is shown once, and for its time", () => {
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
