import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isCmsRequestError } from "./errors";
import { storeSubmission } from "./submissions";

type Seen = { path: string | undefined; authorization: string | undefined; body: string };

const seen: Seen[] = [];
const answers: ((response: ServerResponse) => void)[] = [];
let server: Server;

const answer = (data: object) => (response: ServerResponse) =>
  response.writeHead(201, { "Content-Type": "application/json" }).end(JSON.stringify({ data }));
const stored = {
  Vorgangsnummer: "K-2345-6789",
  Antwort_bis: null,
  Zugangscode: null,
  Schon_da: false,
  Gleich: false,
};
const key = "key-of-this-very-form";

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("latin1")) text += chunk;
  return text;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    seen.push({ path: request.url, authorization, body: await textOf(request) });
    answers.shift()?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secret = "a-secret-of-this-test";
  Object.assign(process.env, {
    SITE_URL: "http://localhost:3000",
    CMS_URL: url,
    CMS_API_TOKEN: secret,
    CMS_WRITE_TOKEN: `${secret}-that-writes`,
    CMS_WEBHOOK_SECRET: secret,
    CMS_ADMIN_URL: url,
    ALTCHA_HMAC_KEY: secret,
  });
});

beforeEach(() => {
  seen.length = 0;
  answers.length = 0;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const message = { collection: "nachrichten", data: { Art: "kontakt", Text: "Guten Tag" }, key } as const;

test("an entry goes to its collection with its key and the token that writes", async () => {
  answers.push(answer({ ...stored, Antwort_bis: "2026-12-21" }));
  const receipt = await storeSubmission(message);
  expect(receipt).toEqual({ reference: "K-2345-6789", due: "2026-12-21", earlier: false, same: false });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    path: "/api/nachrichten",
    authorization: "Bearer a-secret-of-this-test-that-writes",
  });
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual({
    data: { Art: "kontakt", Text: "Guten Tag", Schluessel: key },
  });
});

test("a lost response is requested again with the same key, and the entry stored earlier counts", async () => {
  answers.push((response) => response.destroy(), answer({ ...stored, Schon_da: true, Gleich: true }));
  const receipt = await storeSubmission(message);
  expect(receipt).toEqual({ reference: "K-2345-6789", earlier: true, same: true });
  expect(seen[0]?.body).toBe(seen[1]?.body);
});

test("a picture is sent as a file beside the attributes, also at the second attempt", async () => {
  answers.push((response) => response.writeHead(500).end(), answer(stored));
  const picture = { bytes: Uint8Array.from([1, 2, 3]), type: "image/webp" as const };
  await storeSubmission({ collection: "einsendungen", data: { Titel: "Ein Fest" }, key, picture });
  for (const { body } of seen) {
    expect(body).toContain('name="files"');
    expect(body).toContain("\u0001\u0002\u0003");
    expect(body).toContain('"Titel":"Ein Fest"');
  }
  expect(seen).toHaveLength(2);
});

test("a refusal is not retried and carries its status and the names of the refused fields", async () => {
  const error = {
    name: "BadRequestError",
    message: "The content is refused.",
    details: { fields: ["Text"] },
  };
  answers.push((response) => response.writeHead(400).end(JSON.stringify({ data: null, error })));
  const failure = await storeSubmission(message).catch((error) => error);
  expect(isCmsRequestError(failure) && failure.status).toBe(400);
  expect(failure.message).toBe(
    "The CMS failed on /api/nachrichten: 400 (BadRequestError: The content is refused. Text)",
  );
  expect(seen).toHaveLength(1);
});

test("a response without a reference is an error", async () => {
  answers.push(answer({ ...stored, Vorgangsnummer: "" }), answer({}));
  const failure = await storeSubmission(message).catch((error) => error);
  expect(isCmsRequestError(failure)).toBe(true);
});
