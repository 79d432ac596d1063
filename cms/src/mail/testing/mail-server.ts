import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** What a mail server says to a command, or "." for the end of the mail; without an answer it stays silent. */
export type Script = Partial<
  Record<"EHLO" | "MAIL" | "RCPT" | "DATA" | ".", string | ((socket: Socket) => void)>
>;

export const accepting: Script = {
  EHLO: "250 test",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  ".": "250 ok",
};

/** Starts a mail server on a free port. @returns its address for SMTP_URL */
export async function startMailServer(script: Script) {
  const server = createServer((socket) => {
    let isText = false;
    socket.on("error", () => {}).write("220 test\r\n");
    socket.on("data", (data) => {
      for (const line of String(data).split("\r\n").slice(0, -1)) {
        if (isText && line !== ".") continue;
        const step = line.slice(0, 4).toUpperCase() as keyof Script;
        isText = step === "DATA" && script.DATA === accepting.DATA;
        const answer = script[step];
        if (typeof answer === "string") socket.write(`${answer}\r\n`);
        else answer?.(socket);
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
