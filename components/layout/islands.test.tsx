/** @jest-environment node */
import { readdirSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
}));

/** What an island needs to render; the others need nothing. */
const props: Record<string, object> = {
  BackgroundVideo: { sources: [{ src: "/medien/hero.webm", type: "video/webm" }] },
  CategoryLink: { name: "Jugend", slug: "jugend" },
  ConsentPrompt: { purposes: ["statistics"] },
  ConsentSettings: { purposes: ["statistics", "recaptcha"] },
  CopyButton: { text: "https://forum.example.org/veranstaltungen.ics" },
  CurrentLink: { href: "/kontakt", children: "Kontakt" },
  Results: {
    question: { q: "" },
    first: { refinement: { without: [], literally: false, pages: { from: 1, to: 1 } }, answers: [], at: 0 },
  },
  ClubOverview: { entries: [], groups: [] },
  DaycareOverview: { entries: [], groups: [], ages: [], ticked: [] },
  SearchBox: { size: "small" },
  VisitorForm: { form: "veranstaltung" },
  ServerMessage: { message: "Fehler" },
  ShareButton: { title: "Adventsmarkt", url: "https://forum.example.org/veranstaltung/adventsmarkt" },
};

const islands = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".island.tsx"),
);

test("there are islands to render", () => expect(islands.length).toBeGreaterThan(5));

test.each(islands)("%s renders on the server, where there is no window", async (file) => {
  expect(typeof window).toBe("undefined");
  const exported: Record<string, ComponentType<object>> = await import(`${process.cwd()}/components/${file}`);
  for (const [name, Island] of Object.entries(exported)) {
    expect(() => renderToString(<Island {...props[name]} />)).not.toThrow();
  }
});
