import { offlineButtonTexts } from "@/lib/offline/base/button-texts";
import { offlineTexts } from "@/lib/offline/base/texts";
import { sharingTexts } from "@/lib/texts/content";
import { formTexts } from "@/lib/texts/form-texts";
import { resultTexts } from "@/lib/texts/search";
import { routes } from "@/lib/urls/routes";
import { keys, type Visitor } from "./visitor";

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`not true: ${what}`);
}

export type Journeys = Record<string, (visitor: Visitor) => Promise<void>>;

const isUntouched = () => Boolean(document.querySelector("[data-not-hydrated]"));
const article = routes.article("ueber-uns");

export const journeys: Journeys = {
  "a form by keyboard: what is missing is said and gets the focus, then it is sent": async (visitor) => {
    await visitor.open(routes.contact);
    await visitor.click("#formular input");
    await visitor.press("Nachbarin");
    await visitor.click("#formular button", formTexts.kontakt.send);
    await visitor.isFocused("#formular form [role=alert]");
    await visitor.press(keys.tab + keys.enter);
    await visitor.isFocused("#formular [name=email]");
    await visitor.press(`nachbarin@example.org${keys.tab}`);
    await visitor.isFocused("#formular select");
    await visitor.press(`F${keys.tab}`);
    await visitor.isFocused("#formular textarea");
    await visitor.press("Wann ist Markt?");
    const values = await visitor.evaluate(() =>
      [...new FormData(document.querySelector<HTMLFormElement>("#formular form") ?? undefined)].map(String),
    );
    expectThat(values.includes("name,Nachbarin"), `what was typed is kept: ${values}`);
    await visitor.click("#formular button", formTexts.kontakt.send);
    await visitor.see("h1", formTexts.kontakt.arrived);
  },

  "suggestions of the search by keyboard, and the way back": async (visitor) => {
    await visitor.open(routes.contact);
    await visitor.click("header [role=search] input");
    await visitor.press("Feuerw");
    await visitor.see("[role=listbox] [role=option]");
    await visitor.press(keys.down);
    const address = await visitor.until("a selected suggestion", () =>
      document.querySelector("[role=option][aria-selected=true]")?.getAttribute("href"),
    );
    await visitor.press(keys.enter);
    await visitor.isAt(address ?? "");
    await visitor.see("h1");
    await visitor.back();
    await visitor.isAt(routes.contact);
    await visitor.see("#formular form");
  },

  "filters of results are pressed before their code is there, and after": async (visitor) => {
    await visitor.open(routes.search({ q: "Fest" }));
    await visitor.evaluate(() => void Object.assign(window, { isMarked: true }));
    expectThat(await visitor.evaluate(isUntouched), "nobody has touched the results");
    await visitor.click("main ul a", resultTexts.kinds.verein);
    await visitor.isAt(routes.search({ q: "Fest", kind: "verein" }));
    await visitor.see("main [role=status]", "6 Treffer");
    expectThat(!(await visitor.evaluate(isUntouched)), "the results are hydrated");
    await visitor.click("main ul a", resultTexts.all);
    await visitor.isAt(routes.search({ q: "Fest" }));
    await visitor.see("main [role=status]", "40 Treffer");
    expectThat(await visitor.evaluate(() => "isMarked" in window), "no filter loaded a document");
  },

  "clubs are filtered while somebody types": async (visitor) => {
    await visitor.open(routes.clubs);
    await visitor.click("main input[name=q]");
    await visitor.press("SCHUETZENV");
    await visitor.see("main [role=status]", "1 von 26");
    await visitor.isAt(`${routes.clubs}?q=SCHUETZENV`);
  },

  "the way back to a longer list is to its place": async (visitor) => {
    const areShown = () => document.querySelectorAll("main article h2 a").length === 40;
    await visitor.open(routes.search());
    await visitor.until("results that are hydrated after a touch", () => {
      document.querySelector("main")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      return !document.querySelector("[data-not-hydrated]");
    });
    await visitor.click("main a", resultTexts.more);
    await visitor.until("40 results", areShown);
    await visitor.see("#treffer-35 h2 a");
    const place = await visitor.evaluate(() => Math.round(scrollY));
    await visitor.click("#treffer-35 h2 a");
    await visitor.until("another page", () => !location.pathname.startsWith("/suchergebnisse"));
    await visitor.see("h1");
    await visitor.back();
    await visitor.until(`the place ${place} px`, (expected) => Math.abs(scrollY - expected) < 2, place);
    await visitor.until("40 results", areShown);
  },

  "the sheet for the notice board is printed on one page": async (visitor) => {
    await visitor.open(routes.poster());
    await visitor.evaluate(() => {
      window.print = () => document.body.append("gedruckt");
    });
    await visitor.click("main button", sharingTexts.print);
    await visitor.until("a call of the print dialog", () => document.body.textContent.includes("gedruckt"));
    await visitor.open(routes.poster());
    const pdf = await visitor.print?.();
    const sheets = pdf?.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 1;
    expectThat(sheets === 1, `${sheets} pages`);
  },

  "pages are stored for reading offline": async (visitor) => {
    await visitor.open(routes.calendar());
    await visitor.click("main button", offlineButtonTexts.save);
    await visitor.see("main button", offlineButtonTexts.remove);
    await visitor.open(article);
    const isStored = async (path: string) => Boolean(await caches.match(path, { ignoreVary: true }));
    await visitor.until("the stored article", isStored, article);
  },
};

/** Once the site's process has ended */
export const offlineJourneys: Journeys = {
  "without the site, stored pages open and say so, and others name what is stored": async (visitor) => {
    for (const path of [routes.calendar(), article, routes.contact]) {
      await visitor.open(path);
      await visitor.isAt(path);
      await visitor.see(`[aria-label="${offlineTexts.notice.label}"]`);
    }
    // Code that is loaded late, of a page that nobody has opened since
    await visitor.click("#formular button", formTexts.kontakt.send);
    await visitor.isFocused("#formular form [role=alert]");
    await visitor.open(routes.glossary);
    await visitor.see("[role=alert]", offlineTexts.notStored);
  },
};
