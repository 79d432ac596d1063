const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * What the CMS and `npm run doctor` tell nodemailer of a mail server. Parameters of the address itself, such as
 * `?requireTLS=false`, come first there.
 *
 * Nobody listens in between a machine and itself, so a certificate is not checked there: Debian's Postfix has one that it
 * signed itself. Elsewhere a password is never sent without TLS, whatever the server offers.
 * @param url SMTP_URL
 */
export function smtpOptions(url: string) {
  const { hostname, password } = new URL(url);
  const isLoopback = loopback.test(hostname);
  return {
    url,
    tls: { rejectUnauthorized: !isLoopback },
    requireTLS: !isLoopback && password !== "",
  };
}
