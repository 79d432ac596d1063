import "@/lib/testing/server-environment";
import { edgeRequest } from "./edge-request";

const nonce = "5eb63bbbe01eeed093cb22bb8f5acdc3";
process.env.EDGE_NONCE = nonce;

function sent(headers: Record<string, string>) {
  const received = new Headers(headers);
  return edgeRequest((name) => received.get(name));
}

test("the edge's nonce is taken, and a page may be kept until the edge's second is over", () => {
  expect(sent({ "X-Edge-Nonce": nonce, "X-Edge-Second": "1795425449" })).toEqual({
    nonce,
    headers: [["X-Accel-Expires", "@1795425449"]],
  });
});

test.each([
  {},
  { "X-Edge-Nonce": "" },
  { "X-Edge-Nonce": "0".repeat(32) },
  { "X-Edge-Nonce": `${nonce}, x` },
])("%j is not the edge", (headers) => {
  expect(sent({ "X-Edge-Second": "1795425449", ...headers })).toBeUndefined();
});

test.each(["", "x", "9".repeat(20)])("a second of %j lets nothing be kept", (second) => {
  expect(sent({ "X-Edge-Nonce": nonce, "X-Edge-Second": second })?.headers).toEqual([]);
});
