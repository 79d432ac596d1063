import "@/lib/testing/server-environment";
import { serveHandler } from "@/lib/testing/serve-handler";
import { POST } from "./route";

test("a message is read up to 5 MB, and only with the secret", async () => {
  const site = await serveHandler(POST);
  const send = async (body: string, secret = process.env.CMS_WEBHOOK_SECRET) => {
    const headers = { Authorization: `Bearer ${secret}` };
    return (await fetch(site.url, { method: "POST", body, headers })).status;
  };
  const message = JSON.stringify({ event: "entry.publish", model: "x", entry: { documentId: "a" } });
  expect(await send(message)).toBe(200);
  expect(await send(message.padEnd(5_000_000))).toBe(200);
  expect(await send(message.padEnd(5_000_001))).toBe(413);
  expect(await send("{")).toBe(202);
  expect(await send(message, "wrong")).toBe(401);
  await site.close();
});
