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
  /** Recipients that were refused, or kept waiting, each time */
  refused: string[];
  /** What is said to MAIL FROM or RCPT TO of everybody until it is deleted, with its code: "550 5.7.1 No" */
  answers: { mailFrom?: string; rcptTo?: string };
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
 * Starts a mail server that stores mails. It refuses addresses that begin with `unbekannt` permanently, what is sent to those
 * that begin with `inhalt` once it has it, and never answers who names one that begins with `haengt`.
 * @param failures how many mails it stores but answers with a failure, so that they are sent again
 */
export async function openMailbox(port: number, failures = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const refused: string[] = [];
  const answers: Mailbox["answers"] = {};
  const refusal = (answer?: string) =>
    answer ? Object.assign(new Error(answer.slice(4)), { responseCode: Number.parseInt(answer, 10) }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(refusal(answers.mailFrom)),
    onRcptTo({ address }, _session, done) {
      const answer = address.startsWith("unbekannt") ? "550 No such user" : answers.rcptTo;
      const isHanging = address.startsWith("haengt");
      if (answer || isHanging) refused.push(address);
      if (!isHanging) done(refusal(answer));
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
      if (recipients.some((address) => address.startsWith("inhalt"))) {
        refused.push(...recipients);
        return done(refusal("550 5.7.1 Not such a text"));
      }
      mails.push({ recipients, raw: raw.toString("latin1"), mail: await PostalMime.parse(raw) });
      const isFailure = mails.length <= failures;
      done(isFailure ? Object.assign(new Error("Try again later"), { responseCode: 451 }) : null);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { mails, refused, answers, close: () => new Promise((resolve) => server.close(resolve)) };
}
