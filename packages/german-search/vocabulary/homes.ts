/** Building, living, supply, taxes and fees. The format stands in base-vocabulary.ts. */
export const homes = `
Baugrund, Bauplatz, Baugrundstück, Grundstück, Bauland, Bauparzelle, Häuslebauer, Hausbau, Haus bauen, bauen, Eigenheim, Neubau, Grundstück kaufen, Baugebiet > Bauplätze, Bauplatz, Neubaugebiet, Baugebiet, Baugrundstück, Bauland
Mietwohnung, Wohnung gesucht, Haus kaufen, Wohnungssuche, Miete, Immobilie, Immobilien ~ Wohnraum, Mietwohnungen, Neubaugebiet
Baugenehmigung, Bauantrag, Bauanzeige, Anbau, Carport, Gartenhaus, Garage bauen, Wintergarten, Dachausbau, Terrassendach, Zaun bauen > Bauantrag, Baugenehmigung, Bauamt, Bauordnung
Bebauungsplan, Flächennutzungsplan, B-Plan, Bauleitplanung, Bodenrichtwert > Bebauungsplan, Bauleitplanung, Bauamt
Förderung, Zuschuss, Fördermittel, Fördergeld, Dorferneuerung > Förderung, Fördermittel, Dorferneuerung
Heizungstausch, Wärmepumpe, Energieberatung, Photovoltaik, Solaranlage, Solar, Balkonkraftwerk, PV > Energieberatung, Photovoltaik, Solaranlage, Balkonkraftwerk
Wasseruhr, Wasserzähler, Zählerstand, Wasserstand ablesen, Zähler ablesen, Wasserablesung, Wasserverbrauch, Zählerablesung > Wasserzähler, Zählerstand
Leitungswasser, Trinkwasser, Kalk, Wasserqualität, Wasserhärte, hartes Wasser, Härtegrad, verkalkt, Entkalker, Wasserwerte, Nitrat, Wasser trinkbar > Trinkwasser, Wasserhärte, Härte
Wasserrohrbruch, Rohrbruch, kein Wasser, Wasser weg, Wasserversorgung, Wasserleitung, Wasserwerk, Wasser abgestellt, Wasserabrechnung, Wasserrechnung > Wasserleitung, Wasserversorgung, Wasserwerk, Trinkwasser
Abwasser, Kanal, Kanalisation, Gully, Gullideckel, Kläranlage, Klärgrube, Abwassergebühr, Kanal verstopft, Senkgrube > Abwasser, Kanalisation, Kläranlage
Strom, Netzbetreiber, Stromanbieter, Stromzähler > Stromausfall, Strom, Netzbetreiber, Stadtwerke
Stromausfall, kein Strom, Strom weg, Strom ausgefallen, Blackout > Stromausfall, Netzbetreiber, Stadtwerke
Gasgeruch, riecht nach Gas > Gasgeruch, Notruf, Feuerwehr
Fernwärme, Nahwärme, Heizung, Wärmenetz, Hackschnitzel > Nahwärme, Wärmenetz, Fernwärme
Brennholz, Kaminholz, Holz kaufen, Brennholzverkauf > Brennholz, Förster
Schornsteinfeger, Kaminkehrer, Schlotfeger, Rauchfangkehrer > Schornsteinfeger, Kaminkehrer, Bezirksschornsteinfeger
Haussteuer, Steuer fürs Haus, Steuer Haus, Haus Steuer, Eigentumssteuer, Grundstückssteuer, Grundsteuer, Grundabgabe, Grundabgaben, Gemeindeabgaben, Kommunalabgaben, Hebesatz, Grundstückssteuern > Grundsteuer, Grundsteuerbescheid
Steuer, Steuern, Abgaben, Steuerbescheid, Bescheid, Gebührenbescheid > Grundsteuer, Steuer, Steuerbescheid, Gewerbesteuer
Gewerbesteuer, Firmensteuer > Gewerbesteuer
Gebühren, Gebühr, Gebührenordnung > Gebühren, Satzung
Ratenzahlung, Raten, Lastschrift, Einzugsermächtigung, abbuchen, SEPA, Mahnung, überweisen, Überweisung, Kassenzeichen, Stundung, zahlen, bezahlen, Zahlung, Fälligkeit > Raten, Lastschriftmandat, Lastschrift, Zahlung, fällig, Gemeindekasse
Widerspruch, Einspruch, beschweren, anfechten, Bescheid falsch > Widerspruch, Einspruch
Nachbar, Nachbarstreit, Streit mit Nachbarn, Zoff, Schlichter, Schiedsmann, Schiedsfrau, Friedensrichter > Schiedsperson, Schiedsamt, Schiedsfrau, Schiedsmann
Lärm, Ruhestörung, laute Musik, Rasenmähen, Mittagsruhe, Nachtruhe, Ruhezeit, Ruhezeiten, Rasenmäherzeiten, Laubbläser, Sonntagsruhe > Lärm, Ruhezeiten, Mittagsruhe, Lärmschutz, Ordnungsamt
Feuer machen, grillen, Grillen erlaubt, Gartenfeuer, Lagerfeuer, verbrennen, Feuer anmelden, Reisig verbrennen, Osterfeuer, Sonnwendfeuer, Johannisfeuer, Martinsfeuer, Funkenfeuer, Grillfeuer, Mutzfeuer, Hutzelfeuer, Höhenfeuer, Maifeuer > Brauchtumsfeuer, Feuer, verbrennen, Ordnungsamt
Kleingarten, Schrebergarten, Gartenparzelle, Gartenpacht > Kleingarten, Schrebergarten
Garten, Kleingarten, Schrebergarten ~ Gartenbauverein
Rasen mähen, Gartenarbeit, Hilfe im Garten > Nachbarschaftshilfe, Gartenhilfe
Klo, WC, öffentliche Toilette, Behindertentoilette, stilles Örtchen > Toilette, Toiletten, WC
`;
