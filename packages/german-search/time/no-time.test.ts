import { daysOf, onTuesday } from "./testing/ask-at";

test.each(
  `Abendessen|Abendbrot|Abendgymnastik|Morgengymnastik|Nachtwächter|Nachtbus|Mittagstisch|Mittagessen|Frühschoppen|Frühstück
  Seniorennachmittag|Sonntagsschule|Freitagstreff|Samstagsfahrplan|Montage|Montagearbeiten|Ostermarkt|Osterfeuer|Osterhase
  Weihnachtsmarkt|Weihnachtsbaum|Adventskalender|Adventskranz binden|Nikolauskirche|Martinskirche|Johanniskirche|Martinshof
  Sommerfest|Winterdienst|Herbstfest|Frühlingsmarkt|Wochenmarkt|Wochenendhaus|Tagespflege|Monatsblatt|Jahrmarkt|Jahreshauptversammlung
  Ganztagsschule|Halbtagsschule|Viertelfinale|Stunde der Kirchenmusik|Nacht der Lichter|Guten Morgen|Guten Abend
  ab 25 Uhr|Kinder ab 6 Jahren|Kinder 3-6 Jahre|von 3 bis 6 Jahren|ab 18|1. Mannschaft|Zweite Mannschaft|Erste Hilfe|1. FC
  Grundsteuer 2026|Satzung 2024|Haushalt 2026|Tempo 30|Bus 12|Linie 5|Hauptstraße 12|Halle 3|DIN A4|3 Zimmer Wohnung|Notruf 112
  Frau Mai|Herr Sommer|Karl May|Frau Dr. Winter|Herrn August Sonntag
  Altweibersommer|Was muss ich jetzt als Hundehalter machen?|Was ist jetzt mit dem Glasfaser?|Kita Mitte|Endstation|Karwendel|Baldrian|Neubürger|Altes Rathaus|Neues Rathaus|an welchem Samstag ist Markt
  die letzte Ruhe|am dritten Stand|Essen außer Haus|Nächstenliebe|Nachbarn|An der alten Schule|zum Hirschen|Zwischenzeugnis|Stundenplan|halbe Stelle|Viertel|Vorabendmesse
  Gasthof zur Sonne|Essen auf Rädern|24 Stunden Pflege|Feierabendheim|Jugendweihe|Sonntagsbraten|Mondscheinwanderung|Dienstleistung|Mittelschule|Donnerwetter`
    .split(/\||\n/)
    .map((query) => query.trim()),
)("„%s“ names no time", (query) => {
  const time = onTuesday(query);
  expect([daysOf(time), time.hours?.hours]).toEqual([undefined, undefined]);
});
