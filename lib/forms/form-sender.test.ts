import { refusalTexts } from "@/lib/texts/form-outcomes";
import { createFormSender } from "./form-sender";
import type { SolvedTask } from "./solve-task";

const taskMs = 400;
const minAgeMs = 3000;
const taskTtlMs = 28 * 60_000;

/** The tasks that were fetched; the real solver needs Web Crypto and workers. */
const solved: SolvedTask[] = [];
const solveTask = jest.fn(async (): Promise<SolvedTask> => {
  const fetchedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, taskMs));
  const task = {
    proof: `proof ${solved.length + 1}`,
    from: performance.now() + minAgeMs,
    until: fetchedAt + taskTtlMs,
  };
  solved.push(task);
  return task;
});
jest.mock("./solve-task", () => ({
  ...jest.requireActual("./solve-task"),
  solveTask: () => solveTask(),
}));

const sent = { kind: "sent", to: "/gesendet/beleg" };
const robotCheck = { kind: "refused", reason: "robotCheck" };

/** What the server receives, and its responses in turn */
const posts: Record<string, unknown>[] = [];
const steps: string[] = [];
let responses: (() => Promise<Response>)[];
const respond =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

beforeEach(() => {
  jest.useFakeTimers();
  posts.length = 0;
  steps.length = 0;
  solved.length = 0;
  responses = [respond(sent)];
  globalThis.fetch = jest.fn(async (_url, init) => {
    posts.push(Object.fromEntries(init?.body as FormData));
    const next = responses.shift();
    if (!next) throw new Error("The server was not expected to be asked");
    return next();
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  solveTask.mockClear();
});

function message(changes: Record<string, string> = {}): FormData {
  const body = new FormData();
  const values = {
    name: "Nachbarin",
    email: "n@example.org",
    subject: "lob",
    text: "Danke",
  };
  for (const [name, value] of Object.entries({ ...values, ...changes })) body.set(name, value);
  return body;
}

const options = {
  recaptchaToken: async (): Promise<string | undefined> => undefined,
  onStep: (step: string) => void steps.push(step),
};

/** Sends and lets time pass until there is a response. */
async function send(sender = createFormSender("kontakt"), body = message(), more = options) {
  const response = sender.send(body, more);
  await jest.runAllTimersAsync();
  return response;
}

const proofs = () => posts.map((body) => body._aufgabe);

test("a form is sent with a solved task, not before the task is three seconds old", async () => {
  const response = createFormSender("kontakt").send(message(), options);
  await jest.advanceTimersByTimeAsync(taskMs + minAgeMs - 1);
  expect(posts).toHaveLength(0);
  expect(steps).toEqual(["solving"]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await response).toEqual(sent);
  expect(proofs()).toEqual(["proof 1"]);
  expect(steps).toEqual(["solving", "sending"]);
});

test("a task that was prepared while the visitor typed is used without waiting", async () => {
  const sender = createFormSender("kontakt");
  sender.prepare();
  await jest.advanceTimersByTimeAsync(60_000);
  const response = sender.send(message(), options);
  await jest.advanceTimersByTimeAsync(0);
  expect(await response).toEqual(sent);
  expect(solveTask).toHaveBeenCalledTimes(1);
});

test("each sending needs a task of its own", async () => {
  responses = [respond({ kind: "earlier", reference: "K-2345-6789" }), respond(sent)];
  const sender = createFormSender("kontakt");
  await send(sender);
  await send(sender);
  expect(proofs()).toEqual(["proof 1", "proof 2"]);
});

test("a task that has expired is replaced by a new one", async () => {
  const sender = createFormSender("kontakt");
  sender.prepare();
  await jest.advanceTimersByTimeAsync(taskTtlMs + 1);
  await send(sender);
  expect(proofs()).toEqual(["proof 2"]);
});

test("after a failed robot check the form is sent once more with a new task", async () => {
  responses = [respond(robotCheck), respond(sent)];
  expect(await send()).toEqual(sent);
  expect(proofs()).toEqual(["proof 1", "proof 2"]);
});

test("a robot check that fails twice is the response", async () => {
  responses = [respond(robotCheck), respond(robotCheck)];
  expect(await send()).toEqual(robotCheck);
});

test("with Google's token no task is solved, unless Google's check fails", async () => {
  const recaptchaToken = async () => "token";
  expect(await send(undefined, undefined, { ...options, recaptchaToken })).toEqual(sent);
  expect(solveTask).not.toHaveBeenCalled();
  responses = [respond(robotCheck), respond(sent)];
  expect(await send(undefined, undefined, { ...options, recaptchaToken })).toEqual(sent);
  expect(posts.map(({ _recaptcha }) => _recaptcha)).toEqual(["token", "token", undefined]);
  expect(proofs()).toEqual([undefined, undefined, "proof 1"]);
});

test("a form with errors is not sent", async () => {
  expect(await send(undefined, message({ email: "n@" }))).toMatchObject({
    kind: "invalid",
    errors: { email: expect.stringContaining("@") },
  });
  expect(posts).toHaveLength(0);
  expect(solveTask).not.toHaveBeenCalled();
});

test("a task that cannot be solved is a refusal, and the next press of the button tries again", async () => {
  solveTask.mockRejectedValueOnce(new Error("no Web Crypto"));
  const sender = createFormSender("kontakt");
  expect(await send(sender)).toEqual({ kind: "refused", reason: "unsolved" });
  expect(await send(sender)).toEqual(sent);
});

test.each([
  ["without a connection", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
  ["to a flood", respond(null, 429), "tooMany"],
  ["of a server that failed", respond(null, 500), "unavailable"],
  ["of unknown shape", respond({ kind: "stored" }), "offline"],
  ["with an unknown reason", respond({ kind: "refused", reason: "toString" }), "offline"],
])("a response %s is a refusal with a text", async (_what, response, reason) => {
  responses = [response];
  expect(await send()).toEqual({ kind: "refused", reason });
  expect(refusalTexts).toHaveProperty(reason);
});

test("a correction is sent to its proposal at once, without a task", async () => {
  const sender = createFormSender("hilfe", "the-code");
  sender.prepare();
  const body = message({ telephone: "030 23125 140" });
  expect(await send(sender, body)).toEqual(sent);
  expect(solveTask).not.toHaveBeenCalled();
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/formulare/hilfe?einsendung=the-code");
});
