import sharp from "sharp";
import { openEditor } from "../../scripts/stack/editor.ts";
import { festival, message, messages, newKey, send, submissions } from "../support/cms-submissions.ts";
import { calendarOf } from "../support/import.ts";
import { invite } from "./people.mjs";

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").Locator} Locator
 *
 * @typedef {object} Picture
 * @property {string} name of the file in docs, without its ending
 * @property {"redaktion" | "moderation"} [role] who is logged in to the panel; without one, `open` opens the site
 * @property {number} [maxBytes] 40,000 by default
 * @property {(tools: { page: Page, open: (path: string) => Promise<unknown>, cmsUrl: string }) => Promise<unknown>} prepare
 * @property {(page: Page) => Locator[]} shown what the picture has to contain; the rest is cut off
 */

const list = (/** @type {string} */ type) => `content-manager/collection-types/api::${type}.${type}`;

/** A day from today, as "YYYY-MM-DD". */
const dayIn = (/** @type {number} */ days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const asTyped = (/** @type {string} */ day) => day.split("-").reverse().join(".");
/** The next Saturday that is at least two weeks away */
const saturday = () => dayIn(14 + ((6 - new Date(dayIn(14)).getUTCDay() + 7) % 7));

async function type(/** @type {Locator} */ field, /** @type {string} */ text) {
  await field.fill(text);
  await field.press("Tab");
}

async function choose(/** @type {Locator} */ field, /** @type {string} */ option) {
  await field.click();
  await field.page().getByRole("option", { name: option }).click();
}

const heading = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("heading", { name, exact: true });
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("button", { name, exact: true });

/** At the right end of an entry's page */
const moreActions = (/** @type {Page} */ page) => button(page, "Weitere Aktionen");
const backLink = (/** @type {Page} */ page) => page.getByRole("link", { name: "Zurück" });
/** The framed box on the site that says something */
const boxAround = (/** @type {Page} */ page, /** @type {string} */ text) =>
  page.getByText(text).locator("xpath=ancestor::section[1]");

/** Opens a page of the site again and again until it shows what was just published. */
async function openWith(
  /** @type {string} */ text,
  /** @type {Page} */ page,
  /** @type {() => Promise<unknown>} */ open,
) {
  const deadline = Date.now() + 30_000;
  do await open();
  while ((await page.getByText(text).count()) === 0 && Date.now() < deadline);
}

/** Fills in what an event needs. @param {Page} page @param {string} title */
async function fillInEvent(page, title) {
  await page.getByRole("textbox", { name: "Titel" }).fill(title);
  await type(page.getByRole("textbox", { name: "Beginn", exact: true }), asTyped(saturday()));
  await type(page.getByRole("textbox", { name: "Beginn, Uhrzeit" }), "17:00");
}

const drawing = () =>
  sharp("cms/demo/medien/illustrationen/kultur.svg").resize(900, 500, { fit: "cover" }).jpeg().toBuffer();

/** A vCalendar of a club, with an event that cannot be read */
function clubCalendar() {
  const on = (/** @type {number} */ days) => `${dayIn(days).replaceAll("-", "")}T190000`;
  const event = (/** @type {string} */ title, /** @type {number} */ days) => [
    `UID:${title}`,
    `DTSTART;TZID=Europe/Berlin:${on(days)}`,
    `SUMMARY:${title}`,
    "LOCATION:Dorfgemeinschaftshaus",
  ];
  const text = calendarOf("Heimatverein", event("Lichterfest", 18), event("Vortrag: Die alte Mühle", 25), [
    "UID:ohne Beginn",
    "SUMMARY:Ausflug",
  ]);
  return { name: "heimatverein.ics", mimeType: "text/calendar", buffer: Buffer.from(text) };
}

/** In an order in which later pictures show what earlier ones have made. @type {Picture[]} */
export const pictures = [
  {
    name: "startseite",
    maxBytes: 80_000,
    prepare: ({ open }) => open("/"),
    shown: (page) => [
      page.getByRole("banner"),
      page.getByRole("search").first(),
      page.getByRole("link", { name: "Alle Angebote" }).first(),
    ],
  },
  {
    name: "redaktion/einladung",
    async prepare({ page, cmsUrl }) {
      const person = { firstname: "Redaktion", lastname: "Musterbach", email: "redaktion@example.org" };
      const { registrationToken } = await invite(cmsUrl, "redaktion", person);
      await page.goto(`${cmsUrl}/admin/auth/register?registrationToken=${registrationToken}`);
    },
    shown: (page) => [page.locator("img").first(), page.locator("form button[type=submit]")],
  },
  {
    name: "redaktion/veranstaltung",
    role: "redaktion",
    async prepare({ page, open }) {
      await open(`${list("veranstaltung")}/create`);
      await fillInEvent(page, "Adventssingen am Anger");
    },
    shown: (page) => [backLink(page), moreActions(page), page.getByText("Wie oft die Veranstaltung")],
  },
  {
    name: "redaktion/wiederholung",
    role: "redaktion",
    async prepare({ page, open }) {
      await open(`${list("veranstaltung")}/create`);
      await fillInEvent(page, "Chorprobe");
      await choose(page.getByRole("combobox", { name: "Wiederholung" }), "Jede Woche");
      await page
        .getByRole("button", { name: /: Fällt aus$/ })
        .nth(1)
        .click();
    },
    shown: (page) => [
      page.getByRole("combobox", { name: "Wiederholung" }),
      page.getByText("Wiederholung", { exact: true }).first(),
      page.getByRole("list", { name: "Die nächsten Termine" }),
    ],
  },
  {
    name: "redaktion/abgesagt",
    role: "redaktion",
    async prepare({ page, open }) {
      const editor = await openEditor();
      const { documentId } = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
      await open(`${list("veranstaltung")}/${documentId}`);
      await choose(page.getByRole("combobox", { name: "Terminstatus" }), "Abgesagt");
    },
    shown: (page) => [
      heading(page, "Weitere Angaben"),
      page.getByText("Abgesagte Termine bitte nicht löschen"),
      page.getByRole("textbox", { name: "Webadresse" }),
    ],
  },
  {
    name: "redaktion/abgesagt-website",
    async prepare({ page, open }) {
      const editor = await openEditor();
      const { documentId } = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
      await editor.publish("veranstaltung", documentId, { Terminstatus: "abgesagt" });
      await openWith("Diese Veranstaltung ist abgesagt", page, () => open("/veranstaltung/feuerwehrfest"));
    },
    shown: (page) => [
      page.getByRole("heading", { level: 1 }),
      page.locator("main time").first(),
      boxAround(page, "Diese Veranstaltung ist abgesagt"),
    ],
  },
  {
    name: "redaktion/bild",
    role: "redaktion",
    async prepare({ page, open }) {
      await open(`${list("veranstaltung")}/create`);
      await fillInEvent(page, "Konzert im Pfarrgarten");
      const dialog = page.waitForEvent("filechooser");
      await button(page, "Bild hochladen").click();
      await (await dialog).setFiles({ name: "konzert.jpg", mimeType: "image/jpeg", buffer: await drawing() });
      await button(page, "Bearbeiten").waitFor();
      await button(page, "Veröffentlichen").click();
      await page.locator("form, main").getByText("Bitte beschreiben Sie").first().waitFor();
      await button(page, "Bearbeiten").scrollIntoViewIfNeeded();
    },
    shown: (page) => [
      heading(page, "Bild"),
      button(page, "Bild hochladen"),
      page.getByRole("textbox", { name: "Bildbeschreibung" }),
    ],
  },
  {
    name: "redaktion/leichte-sprache",
    role: "redaktion",
    async prepare({ open }) {
      const editor = await openEditor();
      const articles = await editor.allEntries("beitrag");
      const article = articles.find(({ Leichte_Sprache }) => Leichte_Sprache);
      await open(`${list("beitrag")}/${article?.documentId}`);
    },
    shown: (page) => [
      heading(page, "Weitere Angaben"),
      page.getByText("Text in Leichter Sprache", { exact: true }),
      button(page, "Vergrößern").nth(1),
    ],
  },
  {
    name: "redaktion/einsendung",
    role: "moderation",
    async prepare({ open }) {
      const sent = await send(submissions(), festival(newKey()));
      await send(messages(), message(newKey()));
      const editor = await openEditor();
      const reference = sent.data?.Vorgangsnummer ?? "";
      const { documentId } = await editor.findEntry("einsendung", { Vorgangsnummer: reference });
      await open(`${list("einsendung")}/${documentId}`);
    },
    shown: (page) => [
      backLink(page),
      moreActions(page),
      page.getByRole("combobox", { name: "Bearbeitungsstand" }),
      page.getByRole("definition").last(),
    ],
  },
  {
    name: "redaktion/mitteilung",
    async prepare({ page, open }) {
      const editor = await openEditor();
      const { documentId } = await editor.createEntry("mitteilung", {
        Text: "Die Dorfstraße ist bis Freitag gesperrt. Bitte fahren Sie über den Mühlenweg.",
        Stufe: "Warnung",
        Bis: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      });
      await editor.publish("mitteilung", documentId);
      await openWith("Die Dorfstraße ist", page, () => open("/kontakt"));
    },
    shown: (page) => [
      page.getByRole("link", { name: "Veranstaltungen" }).first(),
      page.getByRole("link", { name: "Leichte Sprache" }).first(),
      boxAround(page, "Die Dorfstraße ist"),
    ],
  },
  {
    name: "redaktion/stimmt-noch",
    role: "redaktion",
    async prepare({ open }) {
      const editor = await openEditor();
      const { documentId } = await editor.findEntry("organisation", {
        Slug: "freiwillige-feuerwehr-musterbach",
      });
      await open(`${list("organisation")}/${documentId}`);
    },
    shown: (page) => [
      backLink(page),
      moreActions(page),
      button(page, "Stimmt noch"),
      page.getByRole("link", { name: "Vorschau öffnen" }),
    ],
  },
  {
    name: "redaktion/uebernehmen",
    role: "redaktion",
    async prepare({ page, open }) {
      await open("plugins/redaktion/uebernehmen");
      await page.getByLabel("Kalenderdatei").setInputFiles(clubCalendar());
      await page.getByLabel("Name der Quelle: Von wem ist das?").fill("Gesangverein");
      await button(page, "Prüfen, was sich ändert").click();
    },
    shown: (page) => [
      heading(page, "Übernehmen"),
      page.locator("main details").first(),
      button(page, "Übernehmen"),
    ],
  },
  {
    name: "redaktion/startseite",
    role: "moderation",
    async prepare({ page, open }) {
      const editor = await openEditor();
      await editor.createEntry("veranstaltung", {
        Titel: "Lichterfest",
        Beginn: `${saturday()}T17:00:00.000Z`,
      });
      await open("");
      await page.getByText("neue Einsendung").waitFor();
    },
    shown: (page) => [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("region", { name: "Neu anlegen" }),
      page.getByRole("region", { name: "Was zu tun ist" }),
    ],
  },
];
