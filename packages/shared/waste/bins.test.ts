import { type Bin, binsIn, defaultBins, noteOf } from "./bins.ts";

test.each([
  ["Restmüll 2-wöchentlich", ["Restmüll"]],
  ["Restmuell 14-tgl.", ["Restmüll"]],
  ["Restabfall 120 l", ["Restmüll"]],
  ["Graue Tonne", ["Restmüll"]],
  ["Gelber Sack", ["Gelber Sack"]],
  ["Gelbe Säcke / Gelbe Tonne", ["Gelber Sack"]],
  ["Wertstofftonne", ["Gelber Sack"]],
  ["LVP", ["Gelber Sack"]],
  ["Bioabfall", ["Bioabfall"]],
  ["Biotonne (wöchentlich)", ["Bioabfall"]],
  ["Altpapier (Blaue Tonne)", ["Papier"]],
  ["Papierbehaelter", ["Papier"]],
  ["Bio + Papier", ["Bioabfall", "Papier"]],
  ["Rest-/Biotonne", ["Restmüll", "Bioabfall"]],
  ["Schadstoffmobil 10-12 Uhr Festplatz", ["Schadstoffe"]],
  ["Weihnachtsbaumabfuhr", ["Weihnachtsbäume"]],
  ["Christbäume", ["Weihnachtsbäume"]],
  ["Baum- und Strauchschnitt", ["Grünschnitt"]],
  ["Herbstmarkt im Wertstoffhof", []],
  ["Restaurant Papierfabrik am Gelbach", []],
  ["Bitte ab 6 Uhr bereitstellen", []],
])("„%s“", (title, names) => {
  expect(binsIn(title, defaultBins).map(({ name }) => name)).toEqual(names);
});

test("a bin of the village's own is known by its words; no two look the same", () => {
  const own = { ...defaultBins[0], name: "Windelsack", words: ["Windelsack", "Windeln"] } as Bin;
  expect(binsIn("Windelsäcke", [own])).toEqual([]);
  expect(binsIn("Abholung Windelsack-Tonne", [own])).toEqual([own]);
  expect(binsIn("Abfuhr WINDELN", [own])).toEqual([own]);
  const looks = defaultBins.map(({ shape, colour, letters }) => [letters, `${shape} ${colour}`]);
  expect(new Set(looks.map(([letters]) => letters)).size).toBe(defaultBins.length);
  expect(new Set(looks.map(([, look]) => look)).size).toBe(defaultBins.length);
});

test.each([
  ["Restmüll", undefined],
  ["Restmüll 2-wöchentlich", "2-wöchentlich"],
  ["Restabfallbehälter 60-240 l", "60-240 l"],
  ["Graue Tonne 14-tägl.", "14-tägl."],
  ["Problemstoffmobil 9:00-10:30 Uhr Festplatz", "9:00-10:30 Uhr Festplatz"],
  ["10-12 Uhr Festplatz Schadstoffmobil", "10-12 Uhr Festplatz"],
  ["Bio + Papier (verlegt)", "verlegt"],
  ["Papier (blaue Tonne)", undefined],
  ["Bio, Papier", undefined],
  ["Baum- und Strauchschnitt", undefined],
  ["Leerung der Biotonne", undefined],
  ["LVP (Gelbe Säcke)", undefined],
  ["Leichtverpackungen (LVP)", undefined],
  ["Restmüll (nicht Bio)", "nicht Bio"],
  ["Papiertonne (240 l) Oberdorf", "(240 l) Oberdorf"],
  ["Papier/Pappe/Karton - blaue Tonne", undefined],
  ["Restmüll Oberdorf", "Oberdorf"],
  ["Restmüll Oberdorf: wöchentlich", "Oberdorf: wöchentlich"],
  ["Oberdorf: Restmüll", "Oberdorf"],
  ["Gelber Sack nur Oberdorf", "nur Oberdorf"],
  ["Restmüll, nur Neubaugebiet", "nur Neubaugebiet"],
  ["Papier je nach Straße", "je nach Straße"],
  ["Bio (nur Oberdorf)", "nur Oberdorf"],
])("besides its bins „%s“ says %s", (title, note) => {
  expect(noteOf(title, binsIn(title, defaultBins))).toBe(note);
});
