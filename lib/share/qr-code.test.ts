import { decodeQR } from "qr/decode.js";
import { toQrCode } from "./qr-code";

test.each([
  "https://forum.example.org/veranstaltungen",
  `https://${"sehr-langer-dorfname-".repeat(6)}.example.org/veranstaltungen`,
])("a reader finds %s in the drawn squares", (text) => {
  const { path, size } = toQrCode(text);
  const scale = 4;
  const data = new Uint8Array(3 * (size * scale) ** 2).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = 0; row < scale; row += 1) {
      const first = (Number(y) * scale + row) * size * scale + Number(x) * scale;
      data.fill(0, 3 * first, 3 * (first + scale * Number(length)));
    }
  }
  expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(text);
});
