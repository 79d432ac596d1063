const names = ["SMTP_URL", "MAIL_FROM", "MAIL_TO"] as const;

const setting = (environment: NodeJS.Dict<string>, name: string) => environment[name]?.trim() ?? "";

export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>;

/**
 * Undefined while mail is off, that is without SMTP_URL. `url` may hold the account's name and password, `to` several
 * addresses separated by commas; `adminUrl` is the panel's address for links to entries.
 */
export function mailSettings(environment: NodeJS.Dict<string> = process.env) {
  const [url, from, to] = names.map((name) => setting(environment, name));
  const adminUrl = setting(environment, "CMS_ADMIN_URL").replace(/\/+$/, "") || undefined;
  return url && from && to ? { url, from, to, adminUrl } : undefined;
}

/** What is wrong with the mail settings, as a sentence for operators; undefined if nothing is. */
export function mailProblem(environment: NodeJS.Dict<string>): string | undefined {
  const url = setting(environment, "SMTP_URL");
  if (!url) return undefined;
  if (!/^smtps?:\/\/[^/]/i.test(url) || !URL.parse(url))
    return "SMTP_URL is no address of a mail server, such as smtps://name:password@mail.example.org.";
  const wrong = ["MAIL_FROM", "MAIL_TO"].find(
    (name) => !/^[^\r\n]*[^\s@]@[^\s@]+$/.test(setting(environment, name)),
  );
  return wrong && `SMTP_URL is set, so ${wrong} has to be a mail address, such as forum@example.org.`;
}
