// Draws the icons of components/ui/icon-names.mjs into one file, which pages refer to by <use>. With --check it writes
// nothing, and fails when that file is out of date.
import { readFile, writeFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { iconNames } from "../components/ui/icon-names.mjs";

const file = "components/ui/icons.svg";

async function symbolOf(/** @type {string} */ name) {
  const { default: Icon } = await import(`lucide-react/icons/${name}`);
  const shapes = renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/\w+>/g, "/>");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

const symbols = await Promise.all(iconNames.map(symbolOf));
// Colour and line come from the place of use (components/ui/theme/base.css).
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join("\n")}\n</svg>\n`;

if (!process.argv.includes("--check")) await writeFile(file, sprite);
else if ((await readFile(file, "utf8")) !== sprite) {
  throw new Error(`${file} is out of date: run npm run sprite.`);
}
