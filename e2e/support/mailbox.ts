import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  /** The SMTP envelope's recipients, which may differ from the mail's headers */
  recipients: string[];
  raw: string;
  mail: Email;
}

export interface Mailbox {
  mails: ReceivedMail[];
  close(): Promise<void>;
}

export const mailEditors = "redaktion@example.org";

/** A CMS with these settings sends its mails to openMailbox(port), and those about new entries to the editors. */
export const mailEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: "Dorfforum <forum@example.org>",
  MAIL_TO: mailEditors,
});

/**
 * Starts a mail server that stores mails and refuses addresses that begin with `unbekannt` permanently.
 * @param failures how many mails it stores but answers with a failure, so that they are sent again
 */
export async function openMailbox(port: number, failures = 0): Promise<Mailbox> {
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
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch (error) {
        // Tests end the CMS in the middle of a mail.
        return done(error as Error);
      }
      const raw = Buffer.concat(chunks);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ recipients, raw: raw.toString("latin1"), mail: await PostalMime.parse(raw) });
      const isFailure = mails.length <= failures;
      done(isFailure ? Object.assign(new Error("Try again later"), { responseCode: 451 }) : null);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { mails, close: () => new Promise((resolve) => server.close(resolve)) };
}
