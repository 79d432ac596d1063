export type MailSettings = {
  /** smtp:// or smtps://, with the account's name and password if the server asks for them. */
  url: string;
  from: string;
  /** Who gets notifications; several addresses are separated by commas. */
  to: string;
  /** The panel's address, for links to entries. */
  adminUrl: string | undefined;
};

const names = ["SMTP_URL", "MAIL_FROM", "MAIL_TO"] as const;

type Environment = Readonly<Record<string, string | undefined>>;

const setting = (environment: Environment, name: string) => environment[name]?.trim() ?? "";

/** Undefined while mail is off, that is without SMTP_URL. */
export function mailSettings(environment: Environment = process.env): MailSettings | undefined {
  const [url, from, to] = names.map((name) => setting(environment, name));
  const adminUrl = setting(environment, "CMS_ADMIN_URL").replace(/\/+$/, "") || undefined;
  return url && from && to ? { url, from, to, adminUrl } : undefined;
}

/** What is wrong with the mail settings, as a sentence for operators; undefined if nothing is. */
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
