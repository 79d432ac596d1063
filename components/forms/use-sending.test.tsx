/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { startTransition } from "react";
import type { FormResponse } from "@/lib/forms/form-response";
import { useSending } from "./use-sending";

const sent: FormResponse = { kind: "sent", to: "/gesendet/beleg" };

/** The sender's own rules have a test of their own (lib/forms/form-sender.test.ts). */
const sender = {
  prepare: jest.fn(),
  send: jest.fn(
    async (_body: FormData, { onStep }: { onStep: (step: string) => void }): Promise<FormResponse> => {
      onStep("solving");
      await new Promise((resolve) => setTimeout(resolve, 1000));
      onStep("sending");
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return sent;
    },
  ),
};
const createFormSender = jest.fn(() => sender);
jest.mock("@/lib/forms/form-sender", () => ({ createFormSender: () => createFormSender() }));

const onResponse = jest.fn();

/** A form as VisitorForm uses the hook. */
function Form() {
  const sending = useSending(
    {
      form: "kontakt",
      accessCode: undefined,
      currentKey: () => "the-key",
      recaptchaToken: async () => undefined,
      onResponse,
    },
    undefined,
  );
  return (
    <form
      aria-label="Nachricht"
      onInput={sending.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        const element = event.currentTarget;
        if (!sending.isPending) startTransition(() => sending.send(element));
      }}
    >
      <input name="text" aria-label="Text" />
      <button type="submit">Senden</button>
      <output>
        {[sending.isPending && "pending", sending.step, sending.response?.kind].filter(Boolean).join(" ")}
      </output>
    </form>
  );
}

const press = () => fireEvent.click(screen.getByRole("button"));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const state = () => screen.getByRole("status").textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

test("a form is sent with its key, and each step is shown", async () => {
  render(<Form />);
  fireEvent.input(screen.getByLabelText("Text"), { target: { value: "Danke" } });
  press();
  await pass(0);
  expect(state()).toBe("pending solving");
  await pass(1000);
  expect(state()).toBe("pending sending");
  await pass(1000);
  expect(state()).toBe("sent");
  expect(Object.fromEntries(sender.send.mock.calls[0]?.[0] ?? [])).toEqual({
    text: "Danke",
    _schluessel: "the-key",
  });
  expect(onResponse).toHaveBeenCalledWith(sent, screen.getByRole("form"));
});

test("a double click sends once", async () => {
  render(<Form />);
  press();
  press();
  await pass(5000);
  expect(sender.send).toHaveBeenCalledTimes(1);
});

test("only the first key loads the sender and prepares a task", async () => {
  render(<Form />);
  await pass(0);
  expect(createFormSender).not.toHaveBeenCalled();
  for (const value of ["D", "Da", "Dan"]) {
    fireEvent.input(screen.getByLabelText("Text"), { target: { value } });
    await pass(10);
  }
  expect(sender.prepare).toHaveBeenCalledTimes(1);
  press();
  await pass(5000);
  expect(createFormSender).toHaveBeenCalledTimes(1);
});

describe("when the sender cannot be loaded", () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  beforeEach(() => {
    createFormSender.mockImplementationOnce(() => {
      throw new Error("ChunkLoadError");
    });
  });

  test("without a connection it says so, and the next press tries again", async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    render(<Form />);
    press();
    await pass(5000);
    expect(submit).not.toHaveBeenCalled();
    expect(onResponse).toHaveBeenCalledWith({ kind: "refused", reason: "offline" }, screen.getByRole("form"));
    press();
    await pass(5000);
    expect(state()).toBe("sent");
  });

  // The last test: the action never ends, because a new page comes, and React joins later actions to it.
  test("the form is posted as without JavaScript, where the site responds", async () => {
    globalThis.fetch = jest.fn(async () => ({}) as Response);
    render(<Form />);
    press();
    await pass(5000);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(state()).toBe("pending");
  });
});
