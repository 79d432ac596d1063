import assert from "node:assert/strict";
import { test } from "node:test";
import { networkOf } from "./login-limit";

test("attempts count by IPv4 address, and by the /64 of an IPv6 address", () => {
  assert.equal(networkOf("192.0.2.7"), "192.0.2.7");
  assert.equal(networkOf("::ffff:192.0.2.7"), "192.0.2.7");
  assert.equal(networkOf("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
  assert.equal(networkOf("2001:db8::1"), networkOf("2001:db8::2"));
  assert.equal(networkOf("2001:db8:0:1::1"), networkOf("2001:0DB8:0000:0001:0:0:0:2"));
  assert.equal(networkOf("not an address"), "not an address");
  assert.notEqual(networkOf("2001:db8::1"), networkOf("2001:db8:0:1::1"));
  assert.notEqual(networkOf("::1"), networkOf("2001:db8::1"));
});
