import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  /** As the server was told, whatever stands in the head */
  recipients: string[];
  raw: string;
  mail: Email;
}

export interface Mailbox {
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it gets; addresses that begin with `unbekannt` it refuses for good. */
export async function openMailbox(port: number): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const refused = address.startsWith("unbekannt");
      done(refused ? Object.assign(new Error("No such user"), { responseCode: 550 }) : null);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const raw = Buffer.concat(chunks);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ recipients, raw: raw.toString("latin1"), mail: await PostalMime.parse(raw) });
      done();
    },
  });
  // A CMS that ends or gives up in the middle of a mail is what tests ask for, no failure of the mailbox.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { mails, close: () => new Promise((resolve) => server.close(resolve)) };
}
