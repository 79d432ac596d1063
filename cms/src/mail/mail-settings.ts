export type MailSettings = {
  /** smtp:// or smtps://, with the account's name and password where the server wants them */
  url: string;
  from: string;
  /** Who is told about what arrived; several addresses are parted by commas */
  to: string;
  /** Where the editors log in, so that mail can lead them to an entry */
  adminUrl: string | undefined;
};

const NAMES = ["SMTP_URL", "MAIL_FROM", "MAIL_TO"] as const;

type Environment = Readonly<Record<string, string | undefined>>;

const setting = (environment: Environment, name: string) => environment[name]?.trim() ?? "";

/** Mail is off, and undefined, unless SMTP_URL is set. */
export function mailSettings(environment: Environment = process.env): MailSettings | undefined {
  const [url, from, to] = NAMES.map((name) => setting(environment, name));
  const adminUrl = setting(environment, "CMS_ADMIN_URL").replace(/\/+$/, "") || undefined;
  return url && from && to ? { url, from, to, adminUrl } : undefined;
}

/** What is wrong with the settings of mail, in a sentence for operators. */
export function mailProblem(environment: Environment = process.env): string | undefined {
  const url = setting(environment, "SMTP_URL");
  if (!url) return undefined;
  if (!/^smtps?:\/\/[^/]/i.test(url) || !URL.canParse(url))
    return "SMTP_URL is no address of a mail server, such as smtps://name:password@mail.example.org.";
  const wrong = ["MAIL_FROM", "MAIL_TO"].find(
    (name) => !/^[^\r\n]*[^\s@]@[^\s@]+$/.test(setting(environment, name)),
  );
  return wrong && `SMTP_URL is set, so ${wrong} has to be a mail address, such as forum@example.org.`;
}
