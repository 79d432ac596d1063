import { once } from "node:events";
import { createServer } from "node:net";
import { freePort, requireFreePort } from "./ports.mjs";

test("a free port can be listened on, and is then refused with the remedy", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_000);
  await requireFreePort(port, "set another one");

  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  await expect(requireFreePort(port, "set another one")).rejects.toThrow(
    `Port ${port} is taken: stop the program that uses it, or set another one.`,
  );
  server.close();
});
