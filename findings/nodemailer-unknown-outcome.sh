#!/usr/bin/env bash
# nodemailer 10.6.1: an error does not tell whether the server may have taken the mail.
#
# Setting: a server that answers RCPT TO, or the final dot of the mail, with a refusal, not in time, or by closing the
# connection. Until the final dot nothing was delivered and the mail can be sent again; after it, the server may have
# delivered the mail, and another attempt may deliver a second copy.
# Expected: the error names the command that waited for its answer, as it does for a refusal, so that a caller can tell
# the two apart.
# Seen: after a time-out or a closed connection, `command` is CONN, and all properties of the error and its message are
# the same in both places. The same holds with `pool: true`.
# Source: nodemailer.com, "Error reference": `command` is "the SMTP command that was being executed when the error
# occurred". RFC 5321, 4.5.3.2.6: a time-out after the final dot "would typically result in delivery of multiple copies of
# the message"; 6.1.
# Output seen:
#   refused at RCPT TO: EENVELOPE, RCPT TO
#   refused at the final dot: EMESSAGE, DATA
#   silent at RCPT TO: Timeout, SOCKET_TIMEOUT, ETIMEDOUT, CONN
#   silent at the final dot: Timeout, SOCKET_TIMEOUT, ETIMEDOUT, CONN
#   closed at RCPT TO: Connection closed unexpectedly, ECONNECTION, CONN
#   closed at the final dot: Connection closed unexpectedly, ECONNECTION, CONN
# Needs Node 20 or newer and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error nodemailer@10.6.1 > /dev/null
cat > send.mjs <<'JS'
import { once } from "node:events";
import net from "node:net";
import readline from "node:readline";
import nodemailer from "nodemailer";

const ends = {
  refused: (socket) => socket.write("550 No\r\n"),
  silent: () => {},
  closed: (socket) => socket.end(),
};

/** Takes a mail in a line-by-line dialogue, up to the given place. */
function serve(place, end) {
  return net.createServer((socket) => {
    const answer = (at, line) => (at === place ? end(socket) : socket.write(`${line}\r\n`));
    let isText = false;
    socket.on("error", () => {});
    socket.write("220 localhost\r\n");
    readline.createInterface({ input: socket }).on("line", (line) => {
      if (isText && line !== ".") return;
      if (isText) answer("the final dot", "250 OK");
      else if (line.startsWith("RCPT TO")) answer("RCPT TO", "250 OK");
      else socket.write(line === "DATA" ? "354 Go on\r\n" : "250 OK\r\n");
      isText = line === "DATA";
    });
  });
}

for (const [name, end] of Object.entries(ends))
  for (const place of ["RCPT TO", "the final dot"]) {
    const server = serve(place, end).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { address: host, port } = server.address();
    const transport = nodemailer.createTransport({ host, port, ignoreTLS: true, socketTimeout: 500 });
    const mail = { from: "a@example.org", to: "b@example.org", text: "Hello" };
    const error = await transport.sendMail(mail).then(() => undefined, (error) => error);
    const properties = name === "refused" ? [error.code, error.command] : [error.message, ...Object.values(error)];
    console.log(`${name} at ${place}: ${properties.join(", ")}`);
    transport.close();
    server.close();
  }
JS
node send.mjs | tee seen
diff seen - <<'SEEN'
refused at RCPT TO: EENVELOPE, RCPT TO
refused at the final dot: EMESSAGE, DATA
silent at RCPT TO: Timeout, SOCKET_TIMEOUT, ETIMEDOUT, CONN
silent at the final dot: Timeout, SOCKET_TIMEOUT, ETIMEDOUT, CONN
closed at RCPT TO: Connection closed unexpectedly, ECONNECTION, CONN
closed at the final dot: Connection closed unexpectedly, ECONNECTION, CONN
SEEN
