/** Traffic, road works, lights, defects and snow. The format stands in base-vocabulary.ts. */
export const streets = `
Straße zu, Straße dicht, Straße gesperrt, Straßensperre, gesperrt, Sperrung, Vollsperrung, Durchfahrt, Umleitung, Umweg, Baustelle, Straßenbau, aufgerissen, Straßenarbeiten, Bauarbeiten, Baustellen, Bagger, Teilsperrung, Halbseitig, Ersatzverkehr, umfahren, langfahren, durchfahren, Durchkommen > Straßensperrung, Sperrung, gesperrt, Umleitung, Baustelle, Sanierung
Straßenlampe, Straßenlaterne, Laterne, Lampe, Straßenlicht, Straßenbeleuchtung, Beleuchtung, Gehwegbeleuchtung, Laterne kaputt, Laterne aus, Laterne brennt, Lampe brennt, Lampn brennt, Lampe flackert, Laterne flackert, Lampe kaputt, Licht kaputt, Straße dunkel, -laterne > Straßenlaterne, Mängelmelder, Straßenbeleuchtung
Schlagloch, Schlaglöcher, Loch in der Straße, Loch im Asphalt, Straßenschaden, Schaden, Schäden, Schaden melden, Mangel, Mängel, Defekt, Stolperfalle, wackelige Platte, Gehwegplatte, kaputtes Schild, Straßenschild, Wegweiser, Ast auf Fahrbahn, Ast auf Straße, Baum auf Straße, Baum umgestürzt, Vandalismus, Schmiererei, Graffiti, beschmiert, Spielgerät kaputt, Spielplatz kaputt, Bank kaputt, Schild kaputt, Zaun kaputt, Haltestelle kaputt, Gehweg kaputt, Ampel kaputt, Ampel defekt, umgefallen, umgestürzt > Mängelmelder, Schadensmeldung, Mängel, Bauhof
beschweren, Beschwerde, Problem melden, Meckerkasten, Ärger, Anliegen > Mängelmelder, Sprechstunde, Beschwerde
Gemeindearbeiter, Straßenmeisterei, Werkhof, Bauhof, Stadtwerke, Betriebshof > Bauhof
Schnee, Eis, Glatteis, Schnee schippen, Schnee schieben, Schnee schaufeln, Schnee räumen, Schnee fegen, Schnee kehren, Schneeschieben, Schneeräumen, Schneeschippen, schippen, streuen, Streusalz, Splitt, Streugut, Streumittel, glatt, Glätte, rutschig, Winter, Räumdienst, Räumfahrzeug, Schneepflug, Streuwagen, Räumpflicht, Streupflicht, geräumt, Gehweg räumen, Schneeräumung > Winterdienst, Räumpflicht, Streupflicht, Schnee
Kehrmaschine, Straßenreinigung, Straße kehren, Gehweg kehren, Kehrwoche, Gehsteig kehren, Bürgersteig fegen, kehren > Straßenreinigung, Kehrwoche, Reinigungspflicht, Kehrmaschine
Gehsteig, Bürgersteig, Trottoir, Gehweg, Fußweg, Gehwege > Gehweg, Bürgersteig, Fußweg
Parkplatz, parken, Parkplätze, Falschparker, zugeparkt, Knöllchen, Strafzettel, Parkverbot, Halteverbot, Abschleppen, Strafmandat > Parkplatz, parken, Halteverbot
Falschparker, zugeparkt, Knöllchen, Strafzettel, Parkverbot, Halteverbot, Abschleppen, Strafmandat > Ordnungsamt
Dorfplan, Lageplan, Stadtplan, Straßenplan, Ortskarte > Ortsplan
Parkausweis, Anwohnerparken, Bewohnerparken ~ Ordnungsamt, Parkplatz
Raser, rasen, Tempolimit, Tempo 30, Blitzer, Geschwindigkeit, Geschwindigkeitskontrolle, zu schnell, Dreißigerzone, Spielstraße, verkehrsberuhigt, Radar > Tempo, Tempo 30, Verkehr, Verkehrsgutachten, Geschwindigkeit
Bus, Busse, Omnibus, Busfahrplan, Fahrplan, Busverbindung, Bushaltestelle, Haltestelle, Abfahrt, Linienbus, Rufbus, Anrufbus, Ruftaxi, Nahverkehr, Öffis, öffentliche Verkehrsmittel, Bushalt, Busfahren, Nachtbus, Dorfbus > Bürgerbus, Bus, Fahrplan, Rufbus, Nahverkehr
Zug, Bahn, Zugverbindung, Bahnverbindung, Regionalbahn, Bahnanschluss, Zughaltestelle > Bahnhof
Bahnhof, Zug, U-Bahn, S-Bahn, Straßenbahn, Bahn, Zugverbindung ~ Bürgerbus, Rufbus, Bus
Fahrdienst, Fahrservice, Krankenfahrt, hinfahren, Fahrgelegenheit, kein Auto, ohne Auto, ohne Führerschein, fährt mich > Fahrdienst, Fahrdienste, Bürgerbus, Mitfahrbank, Rufbus
Taxi, Anruftaxi, Chauffeur ~ Bürgerbus, Rufbus, Fahrdienst, Mitfahrbank
trampen, per Anhalter, mitgenommen werden, Mitfahren, Mitfahrgelegenheit, Mitfahrzentrale, Fahrgemeinschaft, Mitfahrerbank, Mitfahrbänkle, Mitfahrbankerl, Pendler > Mitfahrbank, Mitfahrgelegenheit, mitfahren, Fahrgemeinschaft
Carsharing, Auto leihen, Auto mieten, Mietwagen, Leihauto, Autoverleih, Dorfauto > Carsharing, Dorfauto
Fahrrad, Rad, Fahrradtour, Radtour, Radweg, Radwege, radeln, Radfahren, Drahtesel, E-Bike, Pedelec, Mountainbike, Radlweg > Fahrrad, Radweg, Radtour, Lastenrad, Radfahren
Lastenfahrrad, Lastenrad, Cargobike, Transportrad, Fahrradanhänger, Leihrad, Leihfahrrad, Fahrrad leihen, Rad leihen, Rad ausleihen > Lastenrad, Fahrradverleih, ausleihen
E-Auto, Elektroauto, Ladesäule, Stromtankstelle, Ladestation, Auto laden, aufladen, Wallbox > Ladesäule, Elektroauto, Ladestation
Führerschein, Fahrerlaubnis, Führerschein umtauschen > Fahrerlaubnis, Führerscheinstelle
Autokennzeichen, Nummernschild > Kfz-Zulassung, Zulassungsstelle
rollstuhlgerecht, Rollstuhl, Rolli, Rollator, Rampe, barrierefrei, behindertengerecht, gehbehindert, stufenlos, Aufzug, Behinderung, behindert, Schwerbehindert, Handicap, Lift, hörgeschädigt, schwerhörig, sehbehindert, blind, Induktionsschleife, Schwerbehindertenausweis > Barrierefreiheit, barrierefrei, Rampe, Behinderung, rollstuhlgerecht, Höranlagen
schwer zu verstehen, einfach erklärt, verständlich, leicht lesen, nicht gut Deutsch, leichtes Deutsch, einfaches Deutsch > Leichte Sprache
`;
