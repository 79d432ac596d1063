import { once } from "node:events";
import { createServer } from "node:net";
import { freePort, requireFreePort } from "./ports.mjs";

test("a free port can be listened on, and is then refused with the remedy", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_000);
  await requireFreePort(port, "nehmen Sie einen anderen");

  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  await expect(requireFreePort(port, "nehmen Sie einen anderen")).rejects.toThrow(
    `Port ${port} ist belegt: Beenden Sie das Programm, das ihn benutzt, oder nehmen Sie einen anderen.`,
  );
  server.close();
});
