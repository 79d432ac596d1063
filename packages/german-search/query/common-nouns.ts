import { fold } from "../analysis/fold";
import { stem } from "../analysis/stem";

/**
 * Nouns of everyday life, which are right although the content may lack them. Compounds of them are right, too: an
 * Autokino is no misspelt Autorin.
 */
const nouns = `
Abend Abfall Abfuhr Abi Abo Abschied Abteilung Acker Adresse Advent Akademie Akte Alarm Allee Alter Ambulanz Ampel Amt
Anfänger Angel Anger Anhänger Anker Anlage Anlass Anmeldung Anschluss Antik Antrag Anwalt Anzeige Apfel Apotheke App
Arbeit Arena Arznei Arzt Asche Asyl Atelier Aufgabe Auflauf Aufruf Auge Auktion Ausbildung Ausflug Auskunft Ausleihe
Ausstellung Ausweis Auto Automat Autor Bach Bad Bäcker Bäckerei Bahn Bahnhof Balkon Ball Ballett Band Bande Bank Bankett
Bar Barbier Basar Basketball Bastel Bau Bauer Baum Bazar Becken Beet Beihilfe Beratung Berg Beruf Besen Besuch Betrieb
Bettag Bett Bewegung Bibel Biene Bier Biker Bild Bildung Billard Bio Bistro Blatt Blech Blume Blut Boden Bogen Bohne Boot Börse
Boutique Bowling Boxen Brand Braten Brau Brauerei Braut Breze Brief Brille Brot Bruch Brücke Bruder Brunch Brunnen Bube
Buch Bücher Bücherei Bude Buffet Bühne Bund Burg Bürger Burger Büro Bus Busch Butter Cafe Camping Casino Center Chor Club
Computer Container Dach Dackel Dame Damm Darts Darm Daten Decke Deich Denkmal Deponie Detektei Detektiv Deutsch Diakonie
Dialyse Diät Diele Dienst Dieb Diesel Ding Disco Disko Diskothek Dom Döner Dorf Dose Drachen Drogerie Druck Dusche Eck Ehe
Ei Eiche Eimer Eis Eisen Elektro Eltern Ende Engel Englisch Ente Erbe Erde Ernte Esel Essen Etage Eule Fabrik Faden Fach
Fähre Fahne Fahr Fahrer Fahrrad Fahrschule Fahrt Falke Familie Farbe Fass Fasten Feder Fehler Feier Feld Fell Fenster
Ferien Fern Fest Fett Feuer Film Filiale Finanz Finger Firma Fisch Fitness Fleisch Flieger Floh Floß Flöte Flucht Flug
Flughafen Fluss Form Forst Forum Foto Frau Frei Fremd Freund Freunde Frieden Friedhof Frisch Friseur Frisör Frosch Frucht
Frühstück Fuchs Führer Führung Fund Funk Fuß Fußball Futter Gans Garage Garde Garten Gärtner Gärtnerei Gas Gast Gäste
Gasthaus Gasthof Gebet Gebühr Geburt Gedicht Gefahr Geflügel Geist Geld Gelände Gemeinde Gemüse Genuss Gericht Gerät Geräte
Gesang Geschäft Geschenk Geschichte Gesundheit Getränk Getränke Gewerbe Gewinn Gitarre Glas Glaube Gleis Glocke Glück Gold
Golf Grab Gras Grenze Grill Grippe Großeltern Grund Grün Gruppe Gurke Gut Gymnasium Gymnastik Haar Haare Hafen Hahn Halle
Hallenbad Handball Handel Handwerk Handwerker Handy Hase Haus Häuser Haut Hebamme Hecke Heft Heil Heilpraktiker Heim Heimat
Heizung Held Helfer Hemd Herberge Herbst Herz Heu Hilfe Himbeere Hirsch Hobby Hochschule Hochzeit Hockey Hof Höhle Holz
Honig Hören Hörgerät Hort Hose Hospiz Hotel Huhn Hühner Hund Hunde Hut Hütte Imbiss Imker Impfung Industrie Insel Instrument
Internat Internet Italien Italiener Jagd Jäger Jahr Job Joga Judo Jugend Junge Käfer Kaffee Käse Kabarett Kabel Kajak Kaktus
Kamera Kamin Kammer Kampf Kanal Kantine Kanu Kapelle Karate Karneval Karte Karten Kartoffel Kasse Kasino Kastanie Kater Katze
Katzen Kauf Kebab Kegel Keller Kerze Kessel Kind Kinder Kino Kiosk Kirche Kirsche Kissen Kiste Kita Klassik Klavier Kleid
Kleider Kleidung Klettern Klinik Klima Kloster Klub Kneipe Knochen Koch Kohle Kompost Konditor Konditorei Konto Konzert Kopf
Kopie Korb Kosmetik Kosten Kraft Kran Krank Kranken Krankenhaus Kranz Kräuter Krebs Kreis Kreuz Krippe Krimi Kröte Küche
Kuchen Kuh Kühl Kultur Kunde Kunst Kur Kurs Küste Laden Labor Lager Lamm Lampe Land Landschaft Lauf Laufen Laub Leben Leder
Lehre Lehrer Leiter Lesen Lesung Licht Liebe Lied Liege Linie Linse Liste Literatur Logopäde Logopädie Lotto Löwe Luft Lunge
Mädchen Magen Mahl Mais Malen Maler Mann Männer Mantel Markt Martin Maschine Massage Masseur Matte Mauer Maus Medizin Meer
Mehl Meile Meister Melder Mensa Menü Messe Messer Metall Metzger Metzgerei Meter Miete Milch Minigolf Minute Mittag Mobil
Möbel Mode Modell Moschee Mofa Most Motor Motorrad Mücke Mühle Müll Münze Museum Musical Musik Muskel Mutter Mütze Nachbar
Nachhilfe Nacht Nagel Nägel Nähen Nahrung Name Nase Natur Nest Netz Notar Notariat Note Nudel Nuss Obst Ofen Ohr Ohren Öl
Oma Opa Oper Optiker Orgel Orthopäde Ort Orts Osteopath Oster Ostern Paar Paket Palme Panne Papa Papier Paprika Park Parken
Party Pass Pause Pedal Pension Person Pfad Pfarrer Pfeife Pferd Pferde Pfingst Pflanze Pflanzen Pflaume Pflege Pflicht
Physiotherapie Pilates Pilz Pizza Pizzeria Plakat Plan Planetarium Plastik Platte Platz Polizei Pommes Pony Post Praktikum
Praxis Preis Presse Probe Programm Projekt Puppe Putz Psychologe Psychotherapie Quiz Rabe Rad Räder Radio Rahmen Rasen Rat
Ratte Raum Realschule Rechnung Recht Rechts Rede Regal Regen Reha Reifen Reinigung Reis Reise Reisen Reiten Reiter Religion
Rennen Rente Reparatur Restaurant Rettung Rind Ring Ritter Rock Rodeln Roller Rolle Roman Rosen Rose Rost Rücken Ruder
Rudern Ruhe Rummel Saal Saft Säge Salbe Salat Salon Salz Samen Sammel Sammlung Sand Sänger Satt Sattel Sauna Schach Schaf
Schal Schalter Scheune Schi Schicht Schiff Schild Schinken Schirm Schlacht Schlaf Schlag Schlange Schlitten Schloss Schlosser
Schlüssel Schmied Schmuck Schnee Schneider Schneiderei Schnitt Schnupper Schokolade Schornsteinfeger Schrank Schreiner
Schreinerei Schrott Schuh Schuhe Schul Schulden Schule Schüler Schuss Schuster Schütze Schützen Schutz Schwamm Schwan
Schwein Schweiß Schwester Schwimmbad Schwimmen Schwimm See Segel Segeln Seele Seife Seil Sekt Selbsthilfe Senioren Service
Shop Show Sitz Skat Skate Skater Ski Smartphone Sofa Software Sommer Sonne Sonnen Sonntag Sozial Spanisch Spar Sparkasse Spaß
Speise Spende Sperre Spiel Spiele Spielzeug Spital Spitze Sport Sprache Sprach Spritze Squash Stadion Stadt Stall Stamm Stand
Standesamt Station Statt Steak Steg Stein Stelle Stern Steuer Steuerberater Stich Stiefel Stift Stiftung Stoff Strand Straße
Strauß Strick Stricken Strom Stroh Stube Studio Stuhl Stunde Sturm Sucht Supermarkt Suppe Surf Sushi Synagoge Tabak Tafel Tag
Tages Takt Tal Tango Tank Tankstelle Tanne Tante Tanz Tanzen Tasche Tasse Tattoo Taube Tauch Tauchen Taufe Tausch Taxi Technik
Tee Teich Teig Telefon Teller Tennis Teppich Termin Test Text Theater Therapeut Therapie Thermal Therme Ticket Tier Tiere
Tierarzt Tierheim Tisch Tischler Toilette Ton Tonne Topf Töpfer Töpfern Tor Torte Tour Touristen Trachten Traktor Trampolin
Tran Traum Treff Treffen Treppe Treppen Trommel Tuch Tulpe Turm Turn Turnen Tür Übung Uhr Umwelt Umzug Unfall Universität
Unterkunft Unterricht Urlaub Vater Verband Verein Vereine Verkauf Verkehr Verleih Vermietung Versicherung Versteck Video Vieh
Vogel Vögel Volk Volks Volkshochschule Volleyball Vorhang Vortrag Waage Wache Waffe Waffel Wagen Wahl Wald Walking Walzer Wand
Wander Wandern Ware Waren Wärme Wäsche Wäscherei Wasch Wasser Watte Wechsel Weg Weide Weihnacht Weihnachts Wein Welle Welt
Werbung Werk Werkstatt Werkzeug Wetter Wild Wind Winter Winzer Wirt Wirtschaft Wirtshaus Wissen Woche Wochen Wohn Wohnung
Wolf Wolle Wunder Wunsch Wurst Wüste Yoga Zahn Zähler Zahnarzt Zauberer Zaun Zebra Zeit Zeitung Zelt Zelten Zentrale Zentrum
Ziege Ziegel Ziel Zimmer Zirkus Zitrone Zoll Zoo Zucker Zug Zulassung Zunft Zweirad
Ahorn Aikido Akkordeon Alpaka Altar Ameise Amsel Aprikose Aquarell Badewanne Badminton Bart Beichte Benefiz Biber Biergarten Birke Bluse
Boccia Boule Bouldern Bratsche Buche Capoeira Cello Curling Dachs Dachdecker Dirndl Drechseln Efeu Eichhörnchen Eintopf Eisdiele Eishockey
Elektriker Erbschein Erdbeere Ergotherapie Esche Fagott Falafel Fechten Federball Fichte Filzen Flechten Fledermaus Fliesenleger Forelle
Fußpflege Gänse Gebiss Geige Gerste Gitter Gulasch Gülle Gyros Hackbrett Hafer Häkeln Hamster Handschuh Harfe Haube Hecht Heizöl Hornisse
Hortensie Igel Inliner Installateur Jeans Kalligrafie Kanarienvogel Kaninchen Karpfen Kegeln Keks Keramik Keyboard Kickboxen Kiefer
Kieferorthopäde Klarinette Klempner Klöppeln Kloß Knödel Kommunion Konfirmation Krähe Krawatte Kürbis Lama Lavendel Lederhose Lerche Linde
Marder Marmelade Matratze Maulwurf Maurer Meerschweinchen Meise Mieder Mosaik Nagelstudio Nelke Nonne Oboe Orchidee Origami Otter Paddeln
Papagei Parkour Perücke Pfirsich Plätzchen Podologie Posaune Praline Prothese Pullover Qigong Quitte Rafting Raps Reh Reiki Rhabarber
Ringen Roggen Rugby Salami Saxofon Schildkröte Schlagzeug Schleier Schlittschuh Schnaps Schnecke Schnitzen Schwalbe Sirup Skateboard
Slackline Socke Solarium Spatz Specht Spinne Star Sticken Stollen Strumpf Surfen Taekwondo Tandem Terrarium Tomate Torte Triathlon Trompete
Ukulele Ulme Visum Wanne Waschbär Weben Weizen Wellensittich Weste Wespe Wildschwein Wurm Zecke Zither Zumba
`;

const commonNouns = new Set(nouns.trim().split(/\s+/).map(fold));

/** @param folded a folded word */
export const isCommonNoun = (folded: string): boolean => commonNouns.has(folded);

const stems = new Set([...commonNouns].map(stem));

/** Whether a folded word is one of the nouns or an inflection of one: Hasen */
export const isInflectedNoun = (folded: string): boolean => isCommonNoun(folded) || stems.has(stem(folded));
