import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { readForm } from "./read-form";

const address = "http://localhost/api/formulare/veranstaltung";
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(address, { method: "POST", body, headers });

function multipart(pictureBytes: number) {
  const form = new FormData();
  form.append("title", "Herbstfest äöü");
  form.append("picture", new Blob([new Uint8Array(pictureBytes).fill(7)], { type: "image/jpeg" }), "a.jpg");
  form.append("name", "Vorsitzende");
  return form;
}

test("texts and the picture are read from multipart and URL-encoded bodies", async () => {
  expect(await readForm(post(multipart(1000)), 10_000)).toMatchObject({
    values: { title: "Herbstfest äöü", name: "Vorsitzende" },
    picture: new Uint8Array(1000).fill(7),
    isCut: false,
  });
  expect(await readForm(post(new URLSearchParams({ text: "a\nb" })), 100)).toEqual({
    values: { text: "a\nb" },
    picture: undefined,
    isCut: false,
  });
});

test("of a long body only the limit is read, with the texts before it, and a very long one is cancelled", async () => {
  let sent = 0;
  const whole = new Uint8Array(await new Response(multipart(60_000_000)).arrayBuffer());
  const type = `multipart/form-data; boundary=${new TextDecoder().decode(whole.subarray(2, 70)).split("\r\n")[0]}`;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(whole.subarray(sent, sent + 65_536));
      sent += 65_536;
      if (sent >= whole.length) controller.close();
    },
  });
  const request = new Request(address, {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": type },
  } as RequestInit);
  expect(await readForm(request, 200_000)).toEqual({
    values: { title: "Herbstfest äöü" },
    picture: undefined,
    isCut: true,
  });
  expect(sent).toBeLessThan(31_000_000);
});

test("a text that is cut off is read as far as it came", async () => {
  const read = await readForm(post(new URLSearchParams({ name: "A", text: "x".repeat(1000) })), 100);
  expect(read?.isCut).toBe(true);
  expect(read?.values.name).toBe("A");
  expect(read?.values.text).toMatch(/^x{50,}$/);
});

test.each(["application/json", "text/plain", "multipart/form-data", "multipart/form-data; boundary=x"])(
  "a body of type %s that is no form gives undefined",
  async (type) =>
    expect(await readForm(post('{"text":"a"}', { "Content-Type": type }), 1000)).toBeUndefined(),
);

test("a file in place of a text, and a text in place of the picture, are left out", async () => {
  const form = new FormData();
  form.append("text", new Blob(["<script>"], { type: "text/html" }), "text.html");
  form.append("picture", "no file");
  expect(await readForm(post(form), 1000)).toEqual({
    values: { picture: "no file" },
    picture: undefined,
    isCut: false,
  });
});

/** A body that begins and then never ends, until it is given up or breaks. */
function unfinished(begin: string) {
  let line!: ReadableStreamDefaultController;
  let isGivenUp = false;
  const body = new ReadableStream({
    start(controller) {
      line = controller;
      line.enqueue(new TextEncoder().encode(begin));
    },
    cancel() {
      isGivenUp = true;
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const request = new Request(address, { method: "POST", body, duplex: "half", headers } as RequestInit);
  return { request, break: () => line.error(new Error("aborted")), isGivenUp: () => isGivenUp };
}

test("a slow body is cancelled after 90 seconds and read as far as it came", async () => {
  jest.useFakeTimers();
  try {
    const slow = unfinished("name=A&text=Mein+langer");
    const reading = readForm(slow.request, 1000);
    await jest.advanceTimersByTimeAsync(89_000);
    expect(slow.isGivenUp()).toBe(false);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await reading).toMatchObject({ values: { name: "A", text: "Mein langer" }, isCut: true });
    expect(slow.isGivenUp()).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test("a body whose connection breaks is read as far as it came", async () => {
  const torn = unfinished("name=A&text=Mein+lan");
  const reading = readForm(torn.request, 1000);
  torn.break();
  expect(await reading).toMatchObject({ values: { name: "A" }, isCut: true });
});

const part = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const text = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);

test.each([
  ["a field twice", text("text", "first") + text("text", "second"), { text: "first" }],
  [
    "names of an object's own",
    text("__proto__", "a") + text("constructor", "b") + text("text", "c"),
    { text: "c" },
  ],
  ["a part without a name", part("Content-Type: text/plain", "lost") + text("text", "kept"), undefined],
  ["no part at all", "", {}],
])("a multipart body with %s is read without harm", async (_what, parts, values) => {
  const read = await readForm(
    post(`${parts}--x--\r\n`, { "Content-Type": "multipart/form-data; boundary=x" }),
    1000,
  );
  if (values === undefined) expect(read).toBeUndefined();
  else expect(read?.values).toMatchObject(values);
  expect(({} as Record<string, unknown>).text).toBeUndefined();
});

const anyType = textWith(
  "multipart/form-data",
  ";",
  " boundary=",
  "x",
  '"',
  "application/x-www-form-urlencoded",
  ", charset=",
);

test("any bytes of any type are read as texts or not at all", async () => {
  const parts = textWith(
    "--x",
    "--x--",
    "\r\n",
    "Content-Disposition: form-data; ",
    "name=a",
    'filename="',
    "&",
    "=",
    "%",
  );
  const types = fc.oneof(
    anyType,
    fc.constantFrom("multipart/form-data; boundary=x", "application/x-www-form-urlencoded"),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(parts, fc.uint8Array()), types, fc.nat(200), async (body, type, limit) => {
      const bytes = typeof body === "string" ? Buffer.from(body) : body;
      // Headers hold no other characters.
      const read = await readForm(
        post(Buffer.from(bytes), { "Content-Type": type.replace(/[^ -~]/g, "") }),
        limit,
      );
      for (const value of Object.values(read?.values ?? {})) expect(typeof value).toBe("string");
    }),
  );
});

const anyValues = fc.dictionary(fc.constantFrom("name", "text", "page"), textWith("\r\n--", "&", "="));
const written = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      text
        .replace(/\p{Cs}/gu, "\ufffd")
        .replace(/^\ufeff/, "")
        .replace(/\r\n?|\n/g, "\r\n"),
    ]),
  );

test("what a browser sends is read as it was typed, and a cut body has nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, fc.double({ min: 0, max: 1, noNaN: true }), async (values, share) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(values)) form.append(name, text);
      const request = post(form);
      const type = request.headers.get("content-type") ?? "";
      const body = Buffer.from(await request.arrayBuffer());
      const whole = await readForm(post(body, { "Content-Type": type }), body.length);
      expect(whole?.values).toEqual(written(values));
      const cut = await readForm(post(body, { "Content-Type": type }), Math.floor(body.length * share));
      expect(written(values)).toMatchObject(cut?.values ?? {});
    }),
  );
});
