import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import "@/lib/testing/server-environment";
import { isIP } from "node:net";
import { addressIn, addressKey, connectionHeader, isShared, networkOf, visitorKey } from "./visitor-address";

const visitor = "198.51.100.7";
const proxy = "10.0.0.2";

test("without trusted proxies only the connection counts, whatever the client sends", () => {
  expect(addressIn(visitor, 0)).toBe(visitor);
  expect(addressIn(`1.2.3.4, 5.6.7.8, ${visitor}`, 0)).toBe(visitor);
});

test("each trusted proxy is believed for one address, and nothing before that", () => {
  expect(addressIn(`${visitor}, ${proxy}`, 1)).toBe(visitor);
  expect(addressIn(`6.6.6.6, ${visitor}, ${proxy}`, 1)).toBe(visitor);
  expect(addressIn(`6.6.6.6, ${visitor}, 10.0.0.1, ${proxy}`, 2)).toBe(visitor);
});

test("with fewer addresses than proxies the first counts", () => {
  expect(addressIn(proxy, 2)).toBe(proxy);
});

test.each([
  ["::ffff:198.51.100.7", visitor],
  ["198.51.100.7:4711", visitor],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["unknown", undefined],
  ["", undefined],
])("%j is read as %s", (text, address) => expect(addressIn(text, 0)).toBe(address));

test("the log's networks are 24 bits of IPv4 and 48 bits of IPv6", () => {
  const network = (address: string) => networkOf(address, { v4: 24, v6: 48 });
  expect(network(visitor)).toBe("198.51.100.0");
  expect(network("2001:db8:1:2::3")).toBe("2001:db8:1::");
  expect(network("2001:db8::3")).toBe("2001:db8::");
});

describe("the key of rate limits", () => {
  const keyOf = (chain: string) => visitorKey(new Headers({ [connectionHeader]: chain }));

  test("is the same for one household of IPv6 and another for the next", () => {
    expect(keyOf("2001:db8:1:2::1")).toBe(keyOf("2001:0db8:0001:0002:ffff:1:2:3"));
    expect(keyOf("2001:db8:1:2::1")).not.toBe(keyOf("2001:db8:1:3::1"));
    expect(keyOf("2001:db8::1")).toBe(keyOf("2001:db8:0:0:5::"));
  });

  test("does not hold the address", () => {
    expect(keyOf(visitor)).toMatch(/^[\w-]{22}$/);
    expect(keyOf(visitor)).not.toBe(keyOf("198.51.100.8"));
  });
});

const anAddress = fc.oneof(fc.ipV4(), fc.ipV6());
const aChain = textWith(
  "10.0.0.1",
  "::ffff:1.2.3.4",
  "[",
  "]",
  ":",
  "::",
  "fe80::1%",
  "1.2.3.4",
  ", ",
  "0x7f.1",
);

test("whatever a client writes, its address is one or undefined, and has a key", () => {
  fc.assert(
    fc.property(fc.oneof(aChain, anAddress), fc.nat(3), (chain, hops) => {
      const address = addressIn(chain, hops);
      expect(address === undefined || isIP(address) > 0).toBe(true);
      expect(addressKey(address)).toMatch(/^[\w-]{22}$/);
      expect(address === undefined || typeof isShared(address)).not.toBe("undefined");
    }),
  );
});

test("whatever a client writes before the trusted proxies, the address that those saw counts", () => {
  fc.assert(
    fc.property(aChain, fc.array(anAddress, { minLength: 1, maxLength: 4 }), (forged, seen) => {
      const chain = [forged, ...seen].join(", ");
      expect(addressIn(chain, seen.length - 1)).toBe(addressIn(seen[0] ?? "", 0));
      expect(addressIn(chain, seen.length - 1)).toBeDefined();
    }),
  );
});
