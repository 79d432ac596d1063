import { readdirSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { aSearchResponse } from "@/lib/testing/search-factories";

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
}));

/** `html` is a part of what the server renders; "" for an island that appears only in the browser. */
type Case = { html: string; props?: object };

const entries = [
  { slug: "chor", name: "Chor", words: "chor", groups: ["kultur"], card: <p>Gemischter Chor</p> },
];
const groups = [{ value: "kultur", label: "Kultur", count: 1 }];
const url = "https://forum.example.org/veranstaltung/adventsmarkt";

const cases: Record<string, Case> = {
  "articles/read-aloud.island.tsx": { html: "" },
  "consent/consent-prompt.island.tsx": { html: "", props: { purposes: ["statistics"] } },
  "consent/consent-settings.island.tsx": {
    html: "Ablehnen",
    props: { purposes: ["statistics", "recaptcha"] },
  },
  "consent/statistics.island.tsx": { html: "" },
  "content/copy-button.island.tsx": { html: "", props: { text: url } },
  "content/print-button.island.tsx": { html: "Drucken" },
  "content/share-button.island.tsx": { html: "Per E-Mail teilen", props: { title: "Adventsmarkt", url } },
  "events/free-places.island.tsx": { html: "", props: { href: "/api/anmelden/adventsmarkt/plaetze" } },
  "feedback/feedback-form.island.tsx": {
    html: "War das hilfreich?",
    props: { target: "/api/rueckmeldung?art=beitrag&seite=bach", children: "War das hilfreich?" },
  },
  "forms/visitor-form.island.tsx": { html: "<form", props: { form: "veranstaltung" } },
  "waste/own-district-marks.island.tsx": { html: "", props: { listId: "abholung", maxLines: 4 } },
  "layout/footer/report-barrier.island.tsx": { html: "Barriere melden" },
  "layout/header/header-frame.island.tsx": { html: "Logo", props: { children: "Logo" } },
  "layout/header/service-links.island.tsx": { html: "Kontakt", props: { logInUrl: "/admin" } },
  "layout/link-navigation.island.tsx": { html: "" },
  "layout/menu/menu.island.tsx": {
    html: "Jugend",
    props: { categories: [["Jugend", "jugend"]], logInUrl: "/admin" },
  },
  "layout/menu/menu-toggle.island.tsx": { html: "Menü" },
  "layout/navigation-focus.island.tsx": { html: "" },
  "layout/page-extras.island.tsx": { html: "" },
  "layout/video/motion-toggle.island.tsx": { html: "" },
  "layout/video/background-video.island.tsx": {
    html: "Standbild",
    props: { sources: [{ src: "/medien/hero.webm", type: "video/webm" }], children: "Standbild" },
  },
  "messages/message-banner.island.tsx": { html: "" },
  "messages/server-message.island.tsx": { html: "Fehler", props: { message: "Fehler" } },
  "notices/notice-region.island.tsx": {
    html: "Wasser abkochen",
    props: {
      list: {
        sinceMs: 1,
        notices: [{ version: "1", level: "Gefahr", tone: "error", content: "Wasser abkochen" }],
      },
    },
  },
  "offline/not-stored.island.tsx": { html: "" },
  "offline/offline-controls.island.tsx": { html: "Für unterwegs speichern" },
  "offline/offline-management.island.tsx": { html: "Für unterwegs speichern" },
  "offline/stored-pages.island.tsx": { html: "noch keine Seite gespeichert" },
  "letters/push-subscription.island.tsx": {
    html: "",
    props: { serverKey: "B", consent: { line: "Sie willigen ein.", rest: "" } },
  },
  "organisations/club-overview.island.tsx": {
    html: "Gemischter Chor",
    props: { clubs: entries.map((entry) => ({ ...entry, letter: "C", groups: [0] })), groups, shared: [] },
  },
  "organisations/daycare-overview.island.tsx": {
    html: "Gemischter Chor",
    props: { entries, groups, ages: [], ticked: [] },
  },
  "rooms/room-form.island.tsx": { html: "<form", props: { form: "raum" } },
  "search/browsed-title.island.tsx": { html: "Alle Inhalte", props: { all: "Alle Inhalte", kinds: [] } },
  "search/load-again.island.tsx": {
    html: "",
    props: { q: "bus", spokenText: "Die Suche ist gleich bereit", retryAfterSeconds: 2 },
  },
  "search/results.island.tsx": {
    html: "Bürgerbus",
    props: {
      query: { q: "bus" },
      rendered: {
        refinement: { without: [], literally: false, pages: { from: 1, to: 1 } },
        shownPages: [aSearchResponse()],
        at: 0,
      },
      help: { hint: undefined, categories: [] },
    },
  },
  "search/search-box.island.tsx": { html: "<form", props: { size: "small" } },
  "waste/own-district-button.island.tsx": {
    html: "Mein Bezirk merken",
    props: { slug: "nord", name: "Nord" },
  },
  "waste/own-district-setting.island.tsx": {
    html: "",
    props: { title: "Ihr Abfallbezirk", names: { nord: "Nord" } },
  },
  "letters/theme-filter.island.tsx": {
    html: "Chor",
    props: {
      groups: [{ title: "Vereine", choices: [{ theme: "organisation:1", label: "Chor" }] }],
      ticked: [],
      typed: "",
      search: undefined,
      texts: { find: "Verein", search: "Suchen", nothing: "Nichts gefunden", found: "gefunden" },
    },
  },
  "ui/static-part.island.tsx": { html: "Fest", props: { part: "_S_1_", children: "Fest" } },
  "ui/icon.island.tsx": { html: "#clock", props: { name: "clock" } },
};

const files = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".island.tsx"),
);

test("every island has a case", () => expect(Object.keys(cases).sort()).toEqual(files.sort()));

test.each(Object.entries(cases))(
  "%s renders on the server, without a window",
  async (file, { html, props }) => {
    expect(typeof window).toBe("undefined");
    const exported: Record<string, ComponentType<object>> = await import(
      `${process.cwd()}/components/${file}`
    );
    const [Island, ...others] = Object.values(exported);
    if (!Island) throw new Error("The file exports no component.");
    expect(others).toEqual([]);
    const { prelude } = await prerenderToNodeStream(<Island {...props} />, { onError: () => {} });
    const rendered = await text(prelude);
    if (html === "") expect(rendered).toBe("");
    else expect(rendered).toContain(html);
  },
);
