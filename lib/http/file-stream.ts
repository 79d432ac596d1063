import { type FileHandle, open } from "node:fs/promises";

const chunkBytes = 64 * 1024;

/**
 * A part of a file as the body of a response, read as its receiver takes it, with 64 kB in memory.
 * @param start, end count bytes from 0, both included
 */
export function fileStream(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let position = start;
  return new ReadableStream(
    {
      // Opened when the first byte is asked for: an answer to HEAD is dropped with its body unread.
      async pull(controller) {
        try {
          file ??= await open(path);
          const length = Math.min(chunkBytes, end - position + 1);
          const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
          if (length > 0 && bytesRead === 0) throw new Error("The file became shorter while it was sent");
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
          if (position > end) {
            await file.close();
            controller.close();
          }
        } catch (error) {
          await file?.close().catch(() => undefined);
          throw error;
        }
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  );
}
