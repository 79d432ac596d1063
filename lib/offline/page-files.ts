/**
 * The addresses of the build's files that a document, script or stylesheet names: a script has the names of the code that it
 * loads late, a stylesheet the addresses of its fonts from its own folder.
 */
export const filesOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?:\/_next\/static|["']static|\.\.)(\/[\w./~-]+\.(?:js|css|woff2))/g)].map(
      ([, name]) => `/_next/static${name}`,
    ),
  ),
];
