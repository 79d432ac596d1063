/** The URL that takes reports for a DSN. A path before the project's number stays in front. */
export function envelopeUrl(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder, project] = /^(.*)\/([^/]*)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}
