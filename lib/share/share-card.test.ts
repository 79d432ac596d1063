import { drawable } from "./share-card";

test.each([
  ["Größe „Übung“ – 5 € & <mehr>", "Größe „Übung“ – 5 € & <mehr>"],
  ["Fest 🎉 am\nBach 👨‍👩‍👧", "Fest am Bach"],
  ["Łódź und Șomcuta", "Łódź und Șomcuta"],
  ["Привет Dorf", "Dorf"],
  ["E\u2011Bike\u2010Tour \u2012 mit Karte \u2015 \u22125 °C", "E-Bike-Tour – mit Karte – –5 °C"],
  ["Senioren\u00adnach\u00admittag", "Seniorennachmittag"],
  ["🎉", ""],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test("letters with combining accents are composed", () => {
  expect(drawable("Ma\u0308rz")).toBe("März");
});
