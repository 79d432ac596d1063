import { smtpOptions } from "./smtp-options";

test.each([
  ["smtp://127.0.0.1:25", { isChecked: false, requireTLS: false }],
  ["smtp://name:word@127.0.0.1:25", { isChecked: false, requireTLS: false }],
  ["smtp://localhost", { isChecked: false, requireTLS: false }],
  ["smtp://[::1]:25", { isChecked: false, requireTLS: false }],
  ["smtp://mail.example.org", { isChecked: true, requireTLS: false }],
  ["smtp://name:word@mail.example.org:587", { isChecked: true, requireTLS: true }],
  ["smtps://name:word@mail.example.org", { isChecked: true, requireTLS: true }],
  ["smtp://name:word@127.0.0.1.example.org", { isChecked: true, requireTLS: true }],
])("%s", (url, { isChecked, requireTLS }) => {
  expect(smtpOptions(url)).toEqual({ url, tls: { rejectUnauthorized: isChecked }, requireTLS });
});
