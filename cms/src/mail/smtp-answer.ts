/** What nodemailer says of an attempt, and whether the mail had been handed over whole (see transport.ts) */
type SmtpError = { command?: string; response?: string; responseCode?: number | false; isDataSent?: boolean };

/**
 * What an attempt that failed says: the mailbox does not exist, it takes nothing now (full, greylisted), the server will not have this text, nobody knows whether it
 * was taken, or the server or our account with it has a problem.
 */
export type SmtpAnswer =
  | "mailbox refused"
  | "mailbox deferred"
  | "message refused"
  | "unknown"
  | "server problem";

/** RFC 3463: no such mailbox, domain or syntax; moved; no mail wanted (RFC 7505); disabled. Never 5.7.x, which is about us. */
const mailboxStatus = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;
/** Full, greylisted, or not found as some servers say it, which may pass */
const deferredStatus = /^[45]\.(?:1\.1|2\.\d+|4\.1)$/;
/** Codes that mean the mailbox where no status follows (RFC 5321 4.2.3) */
const mailboxCodes = [550, 551, 553];
const deferredCodes = [450, 452, 552];
/** What those codes then have to say: servers also refuse with them who may not send, whom they list or cannot check. */
const aboutMailbox =
  /\b(?:no such|unknown|invalid|inactive|disabled|no) (?:local )?(?:user|mailbox|recipient|account|address|person)|\b(?:user|mailbox|recipient|account|address)\b.{0,60}\b(?:unknown|not found|not exist|doesn't exist|unavailable|not local|disabled|inactive)\b|unrouteable/i;
const aboutUs = /sender|relay|block|\blist/i;

/** Reads what the server answered. What is no answer of a mail server counts as its problem, so that it is tried again. */
export function answerOf(error: unknown): SmtpAnswer {
  const { command, response = "", responseCode, isDataSent }: SmtpError = Object(error);
  const code = responseCode || 0;
  if (isDataSent && code < 400) return "unknown";
  if (isDataSent) return code < 500 || code === 503 ? "server problem" : "message refused";
  if (command !== "RCPT TO") return "server problem";
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/m.exec(response) ?? [];
  const isRefused = status
    ? mailboxStatus.test(status)
    : mailboxCodes.includes(code) && aboutMailbox.test(response) && !aboutUs.test(response);
  if (isRefused) return "mailbox refused";
  const isDeferred = status ? deferredStatus.test(status) : deferredCodes.includes(code);
  return isDeferred ? "mailbox deferred" : "server problem";
}

/** What becomes of a mail after an attempt that failed */
export type Fate = "retry" | "end" | "count as sent";

/** About a day of attempts (outbox.ts) */
const maxAttemptsAtRefusedText = 30;
/** About five days of them, as RFC 5321 4.5.4.1 asks for; letters end before */
const maxAttemptsAtMailbox = 126;

/**
 * Decides what becomes of a mail.
 * @param mail `kind`: to the editors, a letter to many, or to one visitor; `attempts` including this one; `wasUnknown`:
 * whether an earlier attempt ended so; `isServerTrusted`: whether the server takes most of the same letter
 */
export function fateOf(
  answer: SmtpAnswer,
  mail: {
    kind: "editors" | "letter" | "visitor";
    attempts: number;
    wasUnknown: boolean;
    isServerTrusted: boolean;
  },
): Fate {
  const { kind, attempts, wasUnknown, isServerTrusted } = mail;
  switch (answer) {
    case "unknown":
      return wasUnknown ? "count as sent" : "retry";
    case "mailbox refused":
      return kind === "visitor" || (kind === "letter" && isServerTrusted) ? "end" : "retry";
    case "mailbox deferred":
      return kind === "visitor" && attempts >= maxAttemptsAtMailbox ? "end" : "retry";
    case "message refused":
      return kind === "letter" || attempts >= maxAttemptsAtRefusedText ? "end" : "retry";
    case "server problem":
      return "retry";
  }
}
