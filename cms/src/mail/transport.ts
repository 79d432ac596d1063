import { smtpOptions } from "@dorfforum/shared/mail/smtp-options";
import { createTransport } from "nodemailer";
import type { MailText } from "../slots/mails";
import type { MailSettings } from "./mail-settings";

/**
 * RFC 5321 4.5.3.2: five minutes for a greeting or a command, ten for the answer to the whole mail, which some servers scan
 * before. nodemailer's own limits start anew with each line of an answer, so these stand beside them.
 */
const minute = 60_000;
const patient = { untilDataMs: 5 * minute, answerMs: 10 * minute };
/** For who waits in front of a page */
export const impatient = { untilDataMs: minute / 3, answerMs: minute / 3 };
export const maxAttemptMs = patient.untilDataMs + patient.answerMs;

/**
 * Sends a mail over a connection of its own.
 * @param id the part of its Message-ID before the @
 * @throws nodemailer's error, with `isDataSent`: whether the mail had been handed over whole, so that without an answer
 * nobody knows whether it was taken
 */
export async function send(
  { url, from }: Pick<MailSettings, "url" | "from">,
  text: MailText,
  id: string,
  { untilDataMs, answerMs } = patient,
): Promise<void> {
  const transport = createTransport({
    ...smtpOptions(url),
    connectionTimeout: untilDataMs,
    greetingTimeout: untilDataMs,
    socketTimeout: untilDataMs + answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const limit = new AbortController();
  const end = () => limit.abort();
  let timer = setTimeout(end, untilDataMs);
  let isDataSent = false;
  transport.use("stream", ({ message }, done) => {
    message.processFunc((input) =>
      input.once("end", () => {
        isDataSent = true;
        clearTimeout(timer);
        timer = setTimeout(end, answerMs);
      }),
    );
    done();
  });
  const domain = from.replace(/^.*@/, "").replace(/[^\w.-]/g, "");
  try {
    await transport.sendMail({ ...text, from, messageId: `<${id}@${domain}>`, signal: limit.signal });
  } catch (error) {
    throw Object.assign(Object(error), { isDataSent });
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
