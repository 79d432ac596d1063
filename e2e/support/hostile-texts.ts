/** A property of `window` that a script sets when it runs */
export const marker = "attacked";
/** A host that nothing may ask for anything */
const attackerHost = "attacker.example";
/** The name of a line that no calendar and no contact card may have */
export const injectedLine = "X-INJECTED";

/** Sets the marker. */
export const script = `window.${marker}=1`;

/** Texts for a page, a script, a stylesheet, Markdown, XML, a calendar and a template; each has the word Angriff. */
export const markup = [
  `Angriff <script>${script}</script>`,
  `</script><script>${script}</script></style></title></textarea>`,
  `"><img src=x onerror="${script}"> ' onmouseover='${script}' autofocus onfocus='${script}' "onmouseover=${script} x="`,
  `<svg onload="${script}"></svg><iframe srcdoc="<script>parent.${marker}=1</script>"></iframe>`,
  `<a href="java\tscript:${script}">Angriff</a><form action="javascript:${script}"><button>Angriff</button></form>`,
  `]]><script xmlns="http://www.w3.org/1999/xhtml">${script}</script>&angriff;<!DOCTYPE x [<!ENTITY angriff "x">]><!--`,
  `{{constructor.constructor('${script}')()}} \${${script}} #{${script}} <%= ${script} %>`,
  `[Angriff](javascript:${script}) [Angriff](<java\nscript:${script}>) [Angriff](data:text/html,<script>${script}</script>)`,
  `[Angriff](vbscript:${script}) [Angriff](&#106;avascript:${script}) [Angriff][1] <javascript:${script}>`,
  `![Angriff](https://${attackerHost}/a.png) ![Angriff](x" onerror="${script}) ![Angriff](javascript:${script})`,
  `<img src="https://${attackerHost}/b.png"><link rel="stylesheet" href="//${attackerHost}/c.css">`,
  `<meta http-equiv="refresh" content="0;url=https://${attackerHost}/"><base href="https://${attackerHost}/">`,
  `%0d%0a${injectedLine}:1\r\n${injectedLine}:2\n${injectedLine}:3\r${injectedLine}:4\nEND:VEVENT\nEND:VCARD`,
  `Angriff \u202Egnp.exe\u2066 \u2028${script}\u2029 \u0085 \uFEFF \uD800 \u0007 \u000B`,
  `\n[1]: javascript:${script}\n`,
];

/** Each is the value of every field of one entry; in the first entries fields of one line get parts of the markup. */
export const values = [
  markup.join("\n\n"),
  markup.join(" "),
  `javascript:${script}//Angriff`,
  `//${attackerHost}/Angriff`,
  "FREQ=SECONDLY;BYMINUTE=0,1,2,3;COUNT=999999999",
  `data:text/html,<script>${script}</script>${markup.join("\r\n")}`,
  `Angriff\u0000<script>${script}</script>`,
];
/** For texts without a short limit, in one more entry */
export const longText = `${"> ".repeat(20_000)}${"[".repeat(20_000)} ${"*".repeat(20_000)} ${"Angriff".repeat(15_000)}`;
/** For slugs, in entries of their own, which have no page otherwise */
export const slugs = [`"><script>${script}</script>`, `../../%0d%0a${injectedLine}:1\u202E/;?#%zz`];
