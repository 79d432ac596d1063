import { crc32 } from "node:zlib";

/** A JPEG with a segment of this number, such as 0xe1, behind its first two bytes */
export function jpegWith(jpeg: Buffer, code: number, data: string | Buffer): Buffer<ArrayBuffer> {
  const content = Buffer.from(data as string, "latin1");
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** A PNG with a chunk of this name behind its head */
export const pngWith = (png: Buffer, name: string, data: string | Buffer): Buffer<ArrayBuffer> =>
  Buffer.concat([png.subarray(0, 33), pngChunk(name, data), png.subarray(33)]);

export function pngChunk(name: string, data: string | Buffer): Buffer<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(data as string, "latin1")]);
  return Buffer.concat([long(body.length - 4), body, long(crc32(body))]);
}

/** A PNG of two frames, both the given one */
export function animatedPng(png: Buffer, width: number, height: number): Buffer<ArrayBuffer> {
  const control = (number: number) =>
    pngChunk(
      "fcTL",
      Buffer.concat([
        long(number),
        long(width),
        long(height),
        long(0),
        long(0),
        Buffer.from([0, 1, 0, 10, 0, 0]),
      ]),
    );
  // The chunk's length stands before its name, its sum behind its data.
  const start = png.indexOf("IDAT") - 4;
  const end = start + 12 + png.readUInt32BE(start);
  return Buffer.concat([
    png.subarray(0, start),
    pngChunk("acTL", Buffer.concat([long(2), long(0)])),
    control(0),
    png.subarray(start, end),
    control(1),
    pngChunk("fdAT", Buffer.concat([long(2), png.subarray(start + 8, end - 4)])),
    png.subarray(end),
  ]);
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
