/** The addresses of the build's files that an HTML document names, in its elements and in its data */
export const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)),
];
