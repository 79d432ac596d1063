import { parseStylesheet, rulesFor } from "./stylesheet";

const names = new Set([".card", ".open", "html", "body", "main", "a", "[data-size]", '[data-size="large"]']);
const rules = (css: string) => rulesFor(parseStylesheet(css), names);

test.each([
  ["a class of the page", ".card{color:red}", ".card{color:red}"],
  ["a class that the page lacks", ".other{color:red}", ""],
  ["one of two selectors", ".card,.other a{color:red}", ".card{color:red}"],
  ["an element that the page lacks", ".card table{color:red}", ""],
  ["a focus, which may come before the rest", ".card[data-size]:focus-visible::before{color:red}", undefined],
  ["an attribute that a script sets later", ".card[data-on]{color:red}", ""],
  ["one of several elements", "main :is(table,a){color:red}", undefined],
  ["elements of which the page has none", "main :is(table,a.other),main:has(> table){color:red}", ""],
  [
    "an attribute's value",
    '.card[data-size=large]{color:red}.card[data-size="small"]{color:red}',
    ".card[data-size=large]{color:red}",
  ],
  [
    "what a pointer shows",
    ".card:hover,.open{color:red}.card:active{color:red}.card:not(:hover){margin:0}",
    ".open{color:red}.card:not(:hover){margin:0}",
  ],
  [
    "what somebody selects, hears or sends",
    "::selection,::highlight(a){color:red}.card[aria-busy=true] a{color:red}.card:not([aria-busy=true]){margin:0}",
    ".card:not([aria-busy=true]){margin:0}",
  ],
  ["a transition", ".card{transition:color 1s;color:red}.open{transition:none}", ".card{color:red}"],
  [
    "custom properties that are used, also by others",
    ":root{--a:var(--b);--b:1px;--c:2px}.card{margin:var(--a)}",
    ":root{--a:var(--b);--b:1px}.card{margin:var(--a)}",
  ],
  ["a class within :not()", "a:not(.other):is(.one,.open){color:red}", undefined],
  ["a relation", "main>.card+.open{color:red}", undefined],
  ["an escaped class", ".card\\:wide{color:red}", ""],
  ["the root", ":root{margin:0}", undefined],
  ["everything", "*,:after{margin:0}", undefined],
  [
    "a layer with its order",
    "@layer a,b;@layer a{.card{color:red}.other{color:red}}",
    "@layer a,b;@layer a{.card{color:red}}",
  ],
  ["a query without rules for the page", "@media (width>=1px){.other{color:red}}", ""],
  ["styles for printing", "@media print{.card{color:red}}@page{margin:0}", ""],
  ["an animation that is used", ".card{animation:spin 1s}@keyframes spin{to{rotate:1turn}}", undefined],
  ["an animation that is not", ".other{animation:spin 1s}@keyframes spin{to{rotate:1turn}}", ""],
  ["a web font", "@font-face{font-family:A;src:url(a.woff2)}", ""],
  ["a fallback font", "@font-face{font-family:A;src:local(Arial)}", undefined],
])("%s", (_, css, expected = css) => {
  expect(rules(css)).toBe(expected);
});

test("rules keep their order, and all declarations", () => {
  const css = ".card{color:red;color:blue!important}.open{margin:0}.card{color:green}";
  expect(rules(css)).toBe(css);
});
