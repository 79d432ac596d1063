import "@/lib/testing/server-environment";
import { POST } from "./route";

const context = { params: Promise.resolve({ form: "kontakt" }) };

/** A form as a browser without JavaScript posts it */
const post = (visitor: string) => {
  const headers = { "Sec-Fetch-Site": "same-origin", "x-dorfforum-connection": visitor };
  const body = new URLSearchParams({ text: "Mein Text" });
  return POST(
    new Request("http://localhost/api/formulare/kontakt", { method: "POST", headers, body }),
    context,
  );
};

test("a visitor who keeps posting gets 429 after 70 stored responses, and other visitors do not", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 75; count += 1) statuses.push((await post("192.0.2.1")).status);
  expect(statuses.slice(0, 70)).toEqual(Array(70).fill(303));
  expect(statuses.slice(70)).toEqual(Array(5).fill(429));
  expect((await post("192.0.2.2")).status).toBe(303);
});
