import "@/lib/testing/server-environment";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { cmsFetch, toQueryString } from "./client";

test("nested filters become Strapi's brackets", () => {
  expect(
    decodeURIComponent(toQueryString({ fields: ["Titel"], filters: { $or: [{ a: { $gte: 1 } }] } })),
  ).toBe("fields[0]=Titel&filters[$or][0][a][$gte]=1");
});

test("the text of a value cannot become a filter", () => {
  const query = toQueryString({ filters: { Slug: { $eq: "a&filters[Slug][$ne]=b %#äß" } } });
  expect(new URLSearchParams(query).get("filters[Slug][$eq]")).toBe("a&filters[Slug][$ne]=b %#äß");
  expect([...new URLSearchParams(query)]).toHaveLength(1);
});

test("an answer is given up when it is too long", async () => {
  const megabyte = Buffer.alloc(1_000_000);
  let sent = 0;
  const server = createServer((_, response) => {
    const endless = Readable.from(
      (function* () {
        for (; sent < 500; sent += 1) yield megabyte;
      })(),
    );
    endless.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // On a busy machine the answer takes longer than a request may.
  const answer = cmsFetch("/uploads/x", (response) => response.arrayBuffer(), { timeoutMs: 60_000 });
  await expect(answer).rejects.toMatchObject({
    name: "CmsRequestError",
    cause: { message: "The answer has more than 32000000 bytes" },
  });
  expect(sent).toBeLessThan(500);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
