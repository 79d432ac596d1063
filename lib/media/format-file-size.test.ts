import { formatFileSize } from "./format-file-size";

test.each([
  [0.2, "1 kB"],
  [240.4, "240 kB"],
  [999.6, "1 MB"],
  [1240, "1,2 MB"],
  [12_000, "12 MB"],
])("%s kB is %s", (kB, text) => {
  expect(formatFileSize(kB).replace(/\s/g, " ")).toBe(text);
});
