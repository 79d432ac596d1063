import { settings } from "./settings";

const parse = (given: object = {}) =>
  settings.parse({
    documentId: "a",
    updatedAt: "2026-11-01T08:00:00.000Z",
    Dorfname: "Musterbach",
    Seitentitel: "Dorfforum Musterbach",
    ...given,
  });

test("settings with the required fields alone have no other text, part or file", () => {
  const parsed = parse();
  expect(parsed).toMatchObject({ village: "Musterbach", siteTitle: "Dorfforum Musterbach", logo: undefined });
  expect(parsed).toMatchObject({ openingHours: [], quickEntries: [], oftenSearched: [], files: [] });
  expect(parsed).toMatchObject({ greeting: undefined, representative: undefined, video: undefined });
});

test.each([
  ["village", "Dorfname"],
  ["subtitle", "Untertitel"],
  ["greeting", "Begruessung"],
  ["metaDescription", "Meta_Beschreibung"],
  ["municipality", "Gemeinde"],
  ["county", "Landkreis"],
  ["street", "Strasse"],
  ["postcode", "Postleitzahl"],
  ["town", "Ort"],
  ["phone", "Telefon"],
  ["fax", "Telefax"],
  ["areaCode", "Vorwahl"],
  ["email", "E_Mail"],
  ["editorsEmail", "E_Mail_Redaktion"],
  ["website", "Webseite"],
  ["searchExample", "Suche_Platzhalter"],
  ["nothingFoundHint", "Leere_Suche_Hinweis"],
  ["openingHoursNote", "Oeffnungszeiten_Hinweis"],
  ["emergencyNote", "Notfall_Hinweis"],
  ["footerNote", "Fusszeile"],
  ["representative", "Vertretungsberechtigt"],
  ["supervisor", "Aufsichtsbehoerde"],
  ["editor", "Redaktion_verantwortlich"],
  ["dataProtectionOfficer", "Datenschutzbeauftragte"],
  ["dataProtectionAuthority", "Aufsicht_Datenschutz"],
  ["barrierContact", "Barriere_Kontakt"],
  ["enforcementBody", "Durchsetzungsstelle"],
] as const)("%s is what editors write as %s", (name, field) => {
  expect(parse({ [field]: `${field} of the editors` })[name]).toBe(`${field} of the editors`);
});

test("frequent searches are separated by lines or commas", () => {
  expect(parse({ Oft_gesucht: "Müll, Kita\n\n Rathaus \n" }).oftenSearched).toEqual([
    "Müll",
    "Kita",
    "Rathaus",
  ]);
});

test("breaks of words stand one on a line", () => {
  expect(parse({ Trennungen: "Pflanzen-tausch-börse\r\n\n Dorf-teich \n" }).wordBreaks).toEqual([
    "Pflanzen-tausch-börse",
    "Dorf-teich",
  ]);
});

test("a quick entry with an unknown icon gets the one for information", () => {
  const entry = { Titel: "Müll", Ziel: "/info/abfall" };
  const Schnelleinstiege = [
    { ...entry, Symbol: "trash-2" },
    { ...entry, Symbol: "rocket" },
  ];
  expect(parse({ Schnelleinstiege }).quickEntries).toEqual([
    { title: "Müll", target: "/info/abfall", icon: "trash-2" },
    { title: "Müll", target: "/info/abfall", icon: "info" },
  ]);
});

test("short addresses are left out that the CMS would refuse", () => {
  const row = (Kurzadresse: string, Ziel: string) => ({ Kurzadresse, Ziel });
  const good = row("Grüße", "/übersicht/vereine?q=a#b");
  const bad = [
    row("kontakt", "/impressum"),
    row("a b", "/impressum"),
    row("fest", "/grüße"),
    row("fest", "//example.org"),
  ];
  expect(parse({ Kurzadressen: [good, ...bad] }).shortAddresses).toEqual([
    { name: "gruesse", target: "/%C3%BCbersicht/vereine?q=a#b" },
  ]);
});

test("an unsafe link to the page about the village is left out", () => {
  expect(parse({ Ueber_uns_Link: "/info/dorf" }).aboutPath).toBe("/info/dorf");
  expect(parse({ Ueber_uns_Link: "javascript:alert(1)" }).aboutPath).toBeUndefined();
});

test.each([
  [89.9, true],
  [90.01, false],
  [undefined, false],
])("phones get a video of %s kB: %s", (size, isForPhones) => {
  const film = {
    documentId: "f",
    url: "/uploads/dorf.mp4",
    mime: "video/mp4",
    updatedAt: "2026-11-01T08:00:00.000Z",
  };
  expect(parse({ Video: { ...film, size } }).video).toMatchObject({ file: "dorf.mp4", isForPhones });
});

test("pictures must be pictures, videos may be any file", () => {
  const film = {
    documentId: "f",
    url: "/uploads/dorf.mp4",
    mime: "video/mp4",
    updatedAt: "2026-11-01T08:00:00.000Z",
  };
  expect(parse({ Logo: film, Video: film, Video_Nacht: film, Video_Standbild: film })).toMatchObject({
    logo: undefined,
    video: { file: "dorf.mp4" },
    nightVideo: { file: "dorf.mp4" },
    videoStill: undefined,
  });
});
