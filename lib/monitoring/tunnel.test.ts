import { envelopeUrl } from "./tunnel";

test.each([
  ["https://key@reports.example/42", "https://reports.example/api/42/envelope/"],
  ["https://key@reports.example:8443/under/42", "https://reports.example:8443/under/api/42/envelope/"],
])("reports for %s go to %s", (dsn, address) => {
  expect(envelopeUrl(dsn)).toBe(`${address}?sentry_version=7&sentry_key=key`);
});
