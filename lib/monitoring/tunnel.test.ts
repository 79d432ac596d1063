/** @jest-environment node */
import { envelopeUrl, readReport } from "./tunnel";

test.each([
  ["https://key@reports.example/42", "https://reports.example/api/42/envelope/"],
  ["https://key@reports.example:8443/under/42", "https://reports.example:8443/under/api/42/envelope/"],
])("reports for %s go to %s", (dsn, address) => {
  expect(envelopeUrl(dsn)).toBe(`${address}?sentry_version=7&sentry_key=key`);
});

test("a report is read up to 2 MB and no further", async () => {
  expect(await readReport(new Blob(["report"]).stream())).toMatchObject({ size: 6 });
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  expect(await readReport(endless)).toBe("too large");
  expect(sent).toBeLessThan(30);
});
