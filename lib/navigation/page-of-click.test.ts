/** @jest-environment jsdom */
import { pageOfClick } from "./page-of-click";

afterEach(() => document.body.replaceChildren());

/** The page that a click on `target` leads to, as a listener of the window sees it */
function clickOn(html: string, target: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let page: string | undefined;
  const listen = (event: MouseEvent) => {
    page = pageOfClick(event);
    event.preventDefault();
  };
  addEventListener("click", listen, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector(target)?.dispatchEvent(event);
  return page;
}

test.each([
  ['<a href="/kontakt">Kontakt</a>', "a"],
  ['<a href="/kontakt"><svg><use href="#x"/></svg></a>', "use"],
  ['<a href="/kontakt" target="_self"><b>Kontakt</b></a>', "b"],
])("a click on %s leads to the page", (html, target) => {
  expect(clickOn(html, target)).toBe("/kontakt");
});

test.each([
  ['<a href="https://example.org/">außerhalb</a>', "a"],
  ['<a href="mailto:a@example.org">Mail</a>', "a"],
  ['<a href="#inhalt">Inhalt</a>', "a"],
  ['<a href="/angebot/brennholz">Weiterleitung</a>', "a"],
  ['<a href="/kontakt" download>Datei</a>', "a"],
  ['<a href="/kontakt" target="_blank">neues Fenster</a>', "a"],
  ["<a>kein Ziel</a>", "a"],
  ["<button>kein Link</button>", "button"],
])("the browser follows %s itself", (html, target) => {
  expect(clickOn(html, target)).toBeUndefined();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %p is left to the browser, which opens a tab or a window",
  (init) => {
    expect(clickOn('<a href="/kontakt">Kontakt</a>', "a", init)).toBeUndefined();
  },
);

test("a click that the link handles itself leads nowhere else", () => {
  const handle = (event: Event) => event.preventDefault();
  document.addEventListener("click", handle, { once: true });
  expect(clickOn('<a href="/suchergebnisse?q=bus">Bus</a>', "a")).toBeUndefined();
});
