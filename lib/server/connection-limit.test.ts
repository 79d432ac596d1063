import "@/lib/testing/server-environment";
import { Socket } from "node:net";
import { isWithinConnectionLimit } from "./connection-limit";

const socketFrom = (remoteAddress: string): Socket =>
  Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });

test("one address may open 1500 connections, and another when one is closed", () => {
  const sockets = Array.from({ length: 1500 }, () => socketFrom("203.0.113.9"));
  expect(sockets.every(isWithinConnectionLimit)).toBe(true);
  const refused = socketFrom("203.0.113.9");
  expect(isWithinConnectionLimit(refused)).toBe(false);
  expect(isWithinConnectionLimit(socketFrom("203.0.113.10"))).toBe(true);
  sockets[0]?.emit("close");
  refused.emit("close");
  expect(isWithinConnectionLimit(socketFrom("203.0.113.9"))).toBe(true);
});

test.each(["127.0.0.1", "::1", "::ffff:10.0.0.7", "192.168.1.4", "fd00::1"])(
  "connections of %s are not counted",
  (address) => {
    const sockets = Array.from({ length: 1600 }, () => socketFrom(address));
    expect(sockets.every(isWithinConnectionLimit)).toBe(true);
  },
);
