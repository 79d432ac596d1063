import { readBody } from "./read-body";

test("a body is read up to the limit and no further", async () => {
  expect(await readBody(new Blob(["report"]).stream(), 6)).toMatchObject({ size: 6 });
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  expect(await readBody(endless, 2_000_000)).toBe("too large");
  expect(sent).toBeLessThan(30);
});
