import "@/lib/testing/server-environment";
import { POST } from "./route";

const typed = "application/x-www-form-urlencoded";

function send(body: string, changed: Record<string, string | undefined> = {}) {
  const usual = {
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": typed,
    "Content-Length": `${body.length}`,
  };
  const headers = Object.entries({ ...usual, ...changed }).filter(
    (pair): pair is [string, string] => !!pair[1],
  );
  return POST(new Request("http://localhost/api/einwilligung", { method: "POST", body, headers }));
}

test("a choice is stored in the one cookie, and redirects to a page of the site", async () => {
  const answer = await send("entscheidung=ablehnen");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Set-Cookie")).toMatch(
    /^dorfforum-einwilligung=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax/,
  );
  expect(answer.headers.get("Location")).toMatch(/^\/(?!\/)/);
});

test.each([
  ["from another site", 403, "entscheidung=akzeptieren", { "Sec-Fetch-Site": "cross-site" }],
  ["with a larger body than the form has", 413, `entscheidung=akzeptieren&x=${"x".repeat(1000)}`, {}],
  ["without Content-Length", 413, "entscheidung=akzeptieren", { "Content-Length": undefined }],
  ["with an invalid Content-Length", 413, "entscheidung=akzeptieren", { "Content-Length": "1e9" }],
  ["without a form", 400, '{"entscheidung":"akzeptieren"}', { "Content-Type": "application/json" }],
  ["with a broken multipart body", 400, "--x\r\n", { "Content-Type": "multipart/form-data; boundary=x" }],
  ["with an unknown decision", 400, "entscheidung=alles", {}],
  ["with an unknown purpose", 400, "entscheidung=auswahl&zweck=werbung", {}],
])("a request %s is refused with %d and sets no cookie", async (_what, status, body, headers) => {
  const answer = await send(body, headers as Record<string, string | undefined>);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(await answer.text()).toMatch(/\S/);
});
