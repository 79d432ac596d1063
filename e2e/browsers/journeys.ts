import { setTimeout as delay } from "node:timers/promises";
import { sharingTexts } from "@/lib/texts/content";
import { formTexts } from "@/lib/texts/forms";
import { offlineTexts } from "@/lib/texts/offline";
import { offlineButtonTexts } from "@/lib/texts/offline-button";
import { resultTexts } from "@/lib/texts/search";
import { routes } from "@/lib/urls/routes";
import type { Browser } from "./browser";

const timeoutMs = 30_000;
const keys = { tab: "\uE004", enter: "\uE007", up: "\uE013", down: "\uE015" };

/** Repeats a question to the page until its answer is true; a document that is being replaced has none. */
async function until<Args extends unknown[], Result>(
  browser: Browser,
  what: string,
  callback: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const result = await browser.evaluate(callback, ...args).catch(() => undefined);
    if (result) return result;
    if (Date.now() > end) throw new Error(`not within ${timeoutMs / 1000} s: ${what}`);
    await delay(100);
  }
}

/** The middle of the first visible element that a selector matches and whose name begins with the text, once it is in view */
function pointOf(selector: string, name: string) {
  const named = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    (element.ariaLabel ?? element.textContent ?? "").replaceAll("\u00AD", "").trim().startsWith(name),
  );
  const element = named.find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!element) return undefined;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

const see = (browser: Browser, selector: string, name = "") =>
  until(browser, `${selector} "${name}" is shown`, pointOf, selector, name);

const isAt = (browser: Browser, path: string) =>
  until(browser, `the address ${path}`, (expected) => location.pathname + location.search === expected, path);

async function click(browser: Browser, selector: string, name = ""): Promise<void> {
  const { x, y } = (await see(browser, selector, name)) ?? { x: 0, y: 0 };
  await browser.performActions([
    {
      type: "pointer",
      id: "mouse",
      actions: [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ]);
}

const press = (browser: Browser, text: string) =>
  browser.performActions([
    {
      type: "key",
      id: "keyboard",
      actions: [...text].flatMap((value) => [
        { type: "keyDown" as const, value },
        { type: "keyUp" as const, value },
      ]),
    },
  ]);

const isFocused = (browser: Browser, selector: string) =>
  until(browser, `the focus in ${selector}`, (each) => document.activeElement?.matches(each), selector);

/** Whether the document is the one that was marked */
const mark = (browser: Browser) => browser.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (browser: Browser) => browser.evaluate(() => "isMarked" in window);

const isUntouched = (browser: Browser) =>
  browser.evaluate(() => Boolean(document.querySelector("[data-not-hydrated]")));

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`not true: ${what}`);
}

type Journey = (browser: Browser, site: string) => Promise<void>;

export const journeys: Record<string, Journey> = {
  "a form by keyboard: what is missing is said in a summary with the focus, then it is sent": async (
    browser,
    site,
  ) => {
    await browser.open(site + routes.contact);
    await click(browser, "#formular input", "");
    await press(browser, "Nachbarin");
    await click(browser, "#formular button", formTexts.kontakt.send);
    await isFocused(browser, "#formular form [role=alert]");
    await press(browser, keys.tab + keys.enter);
    await isFocused(browser, "#formular [name=email]");
    await press(browser, `nachbarin@example.org${keys.tab}`);
    await isFocused(browser, "#formular select");
    await press(browser, `F${keys.tab}`);
    await isFocused(browser, "#formular textarea");
    await press(browser, "Wann ist Markt?");
    const values = await browser.evaluate(() =>
      [...new FormData(document.querySelector<HTMLFormElement>("#formular form") ?? undefined)].map(String),
    );
    expectThat(values.includes("name,Nachbarin"), `what was typed is kept: ${values}`);
    await click(browser, "#formular button", formTexts.kontakt.send);
    await see(browser, "h1", formTexts.kontakt.arrived);
  },

  "suggestions of the search by keyboard, and the way back": async (browser, site) => {
    await browser.open(site + routes.contact);
    await click(browser, "header [role=search] input");
    await press(browser, "Feuerw");
    await see(browser, "[role=listbox] [role=option]");
    await press(browser, keys.down);
    const address = await until(browser, "a selected suggestion", () =>
      document.querySelector("[role=option][aria-selected=true]")?.getAttribute("href"),
    );
    await press(browser, keys.enter);
    await isAt(browser, address ?? "");
    await see(browser, "h1");
    await browser.back();
    await isAt(browser, routes.contact);
    await see(browser, "#formular form");
  },

  "filters of results are pressed before their code is there, and after": async (browser, site) => {
    await browser.open(site + routes.search({ q: "Fest" }));
    await mark(browser);
    expectThat(await isUntouched(browser), "nobody has touched the results");
    await click(browser, "main ul a", resultTexts.kinds.verein);
    await isAt(browser, routes.search({ q: "Fest", kind: "verein" }));
    await see(browser, "main [role=status]", "6 Treffer");
    expectThat(!(await isUntouched(browser)), "the results are hydrated");
    await click(browser, "main ul a", resultTexts.all);
    await isAt(browser, routes.search({ q: "Fest" }));
    await see(browser, "main [role=status]", "40 Treffer");
    expectThat(await isMarked(browser), "no filter loaded a document");
  },

  "clubs are filtered while somebody types": async (browser, site) => {
    await browser.open(site + routes.clubs);
    await click(browser, "main input[name=q]");
    await press(browser, "SCHUETZENV");
    await see(browser, "main [role=status]", "1 von 26");
    await isAt(browser, `${routes.clubs}?q=SCHUETZENV`);
  },

  "the way back to a longer list is to its place": async (browser, site) => {
    await browser.open(site + routes.search());
    await click(browser, "main h1");
    await until(browser, "results that are hydrated", () => !document.querySelector("[data-not-hydrated]"));
    await click(browser, "main a", resultTexts.more);
    await until(browser, "40 results", () => document.querySelectorAll("main article h2 a").length === 40);
    await see(browser, "#treffer-35 h2 a");
    const place = await browser.evaluate(() => Math.round(scrollY));
    await click(browser, "#treffer-35 h2 a");
    await until(browser, "another page", () => !location.pathname.startsWith("/suchergebnisse"));
    await see(browser, "h1");
    await browser.back();
    await until(browser, `the place ${place} px`, (expected) => Math.abs(scrollY - expected) < 2, place);
    await until(browser, "40 results", () => document.querySelectorAll("main article h2 a").length === 40);
  },

  "the sheet for the notice board is printed on one page": async (browser, site) => {
    await browser.open(site + routes.poster());
    await browser.evaluate(
      () => void Object.assign(window, { print: () => document.body.append("gedruckt") }),
    );
    await click(browser, "main button", sharingTexts.print);
    await until(browser, "a call of the print dialog", () => document.body.textContent.includes("gedruckt"));
    await browser.open(site + routes.poster());
    const pdf = await browser.print?.();
    const sheets = pdf?.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 1;
    expectThat(sheets === 1, `${sheets} pages`);
  },

  "pages are stored for reading offline": async (browser, site) => {
    await browser.open(site + routes.calendar());
    await click(browser, "main button", offlineButtonTexts.save);
    await see(browser, "main button", offlineButtonTexts.remove);
    const article = routes.article("ueber-uns");
    await browser.open(site + article);
    const isStored = async (path: string) => Boolean(await caches.match(path, { ignoreVary: true }));
    await until(browser, "the stored article", isStored, article);
  },
};

/** Once the site's process has ended */
export const offlineJourneys: Record<string, Journey> = {
  "without the site, stored pages open and say so, and others name what is stored": async (browser, site) => {
    for (const path of [routes.calendar(), routes.article("ueber-uns")]) {
      await browser.open(site + path);
      await isAt(browser, path);
      await see(browser, `[aria-label="${offlineTexts.notice.label}"]`);
    }
    await browser.open(site + routes.glossary);
    await see(browser, "[role=alert]", offlineTexts.notStored);
  },
};
