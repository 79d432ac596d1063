/** What villagers say, and what it is about. base-vocabulary.ts says how a line is written. */
export const everyday = `
# Internet, telephones and computers
Internet, Internetanschluss, schnelles Internet, langsames Internet, WLAN zu langsam, DSL, Breitband, Glasfaser, Glasfaserkabel, Lichtwellenleiter, FTTH, Fiber, Fibre, Netzausbau, Bandbreite, Highspeed, kein Internet, Internet lahm, Internet langsam, Internet hängt, Video ruckelt, Netflix, Streaming, Telekom, Netz, Leerrohre, Kabelanschluss, Kupferkabel, Hausanschluss, Internetausbau, Gigabit, Homeoffice > Glasfaser, Glasfaserausbau, Glasfaseranschluss, Breitband
Funkloch, Mobilfunk, Handyempfang, Handynetz, kein Empfang, kein Netz, LTE, Mobilfunkmast, Sendemast, schlechter Empfang > Mobilfunk, Handynetz, Funkloch
WLAN, Wifi, Hotspot, freies Internet, Freifunk, Internet für alle > WLAN, Freifunk, Hotspot
Handy, Smartphone, Mobiltelefon, Tablet, iPad, iPhone, Android, Whatsapp, App, Apps, Handykurs, Handy erklären, Handyhilfe, Handy einrichten, Handy kaputt, Natel, Smartphonekurs, Handysprechstunde, Foto verschicken, Messenger, SMS, Speicher voll > Smartphone, Smartphone-Sprechstunde, Digitallotsen, Handy
Computer, PC, Laptop, Notebook, Rechner, Computerhilfe, Computerkurs, Drucker, Drucker geht nicht, Onlinebanking, Online-Banking, Videoanruf, Videotelefonie, Skype, Zoom, E-Mail, E-Mails, Mail, Passwort vergessen, Computerproblem, PC-Hilfe, EDV-Kurs, Technikhilfe, Software, Virus, Internetkurs, Computer Hilfe, Laptop Hilfe, PC Hilfe, Drucker Hilfe, Tablet Hilfe, Handy Hilfe, Internet Hilfe, digital, Online-Formular, Internet für Senioren, Hilfe am Computer > Digitallotsen, Digitallotsinnen, Computer, Smartphone-Sprechstunde, Computerkurs
# Children, day care, school and young people
Kita, Kiga, Kindi, Kindergarten, Kindertagesstätte, Krippenplatz, Kitaplatz, Kindergartenplatz, Kinderbetreuung, Betreuung, Betreuungsplatz, U3-Platz, Kleinkindbetreuung, Babybetreuung, Kinderhaus, KiTa-Platz, Kinderhort, Kindertageseinrichtung, Kita-Navigator, vormerken, Eingewöhnung, Kinderladen > Kita, Kindertagesstätte, Kitaplatz, Krippe, Kindergarten, Kindertagespflege
Kind unterbringen, Kind anmelden, Platz fürs Kind, auf mein Kind aufpassen, Kind abgeben > Kitaplatz, Kita, Kindertagespflege
Tagesmutter, Tagesvater, Tagesmama, Tageseltern, Kindertagespflege, Tagespflegeperson, Tagespflege für Kinder, Kinderfrau, Nanny, Au-pair > Kindertagespflege, Tagesmutter, Kindertagespflegepersonen
Babysitter, Babysitten, Kinder hüten, Leihoma, Leihopa, Leihgroßeltern, Aufpasser > Babysitter, Leihoma, Kindertagespflege, Nachbarschaftshilfe
Kitagebühr, Kitabeitrag, Elternbeitrag, Kitagebühren, Kindergartenbeitrag, was kostet die Kita, Kitakosten > Betreuung, Elternbeitrag, Kita-Anmeldung, Kitaplatz
Krabbelgruppe, Babygruppe, Spielgruppe, Spielkreis, Mutter-Kind-Gruppe, Eltern-Kind-Gruppe, Krabbelstube, PEKiP, Babytreff, Mamatreff, Müttertreff, Mama-Treff, andere Mütter, andere Muttis, andere Mamas, Muttis kennenlernen, Mamas kennenlernen, andere Eltern, Mütter kennenlernen, Eltern kennenlernen, Elterntreff, Elterncafé, Stillcafé, Kleinkindergruppe, Zwergerlgruppe > Krabbelgruppe, Eltern-Kind-Gruppe, Spielgruppe
Baby, Neugeborenes, Säugling, frisch geboren, Kind bekommen, Baby da, Babybesuch, Babybegrüßung, junge Eltern, Wickeltisch, Babypaket, frischgebackene Eltern > Neugeborene, Willkommensbesuch, Krabbelgruppe, Baby
Taufe, Kommunion, Firmung, Konfirmation, Konfi, Erstkommunion ~ Kirchengemeinde
Schule, Volksschule, Grundschule, Dorfschule, Primarschule, Primarstufe, Schulen > Grundschule, Schule
Einschulung, Schulanfang, Schulanfänger, Schuleinführung, Abc-Schütze, erster Schultag, Schulanmeldung, Schuleingang, Schulbeginn, Schultüte, Zuckertüte, Schulreife, schulreif, eingeschult, erste Klasse, Erstklässler, Schulkind werden, Vorschule, Vorschulkind, Kind in die Schule > Einschulung, Schulanmeldung, Grundschule
Hort, Nachmittagsbetreuung, Mittagsbetreuung, Ganztagsbetreuung, Ganztag, Ganztagsschule, Hausaufgabenbetreuung, Hausaufgabenhilfe, nach der Schule, OGS, OGTS, Schulkindbetreuung, Kernzeitbetreuung, Kernzeit, Randzeitbetreuung, verlässliche Grundschule, Schülerhort > Hort, Nachmittagsbetreuung, Ganztagsbetreuung, Hausaufgaben
Nachhilfelehrer, Lernhilfe, Lernförderung, schlechte Noten, Mathehilfe > Nachhilfe, Lernhilfe, Hausaufgabenhilfe
Nachhilfe, Lernhilfe, Lernförderung ~ Hausaufgaben, Hort
Ferienbetreuung, Betreuung in den Ferien, Kind in den Ferien, Ferien Kinder, Ferienhort, Ferienprogramm, Ferienspiele, Ferienlager, Ferienfreizeit, Zeltlager, Sommerlager, Ferienspaß, Ferienpass, Kinder Ferien, Stadtranderholung, Freizeitprogramm, Ferienaktion > Ferienspiele, Ferienbetreuung, Ferienprogramm, Zeltlager
Schulbus, Schülerbus, Schulkind Bus, Fahrkarte, Busfahrkarte, Schülerticket, Schülerfahrkarte, Schulticket, Monatskarte, Deutschlandticket, Busticket, Bus zur Schule, Schülerverkehr, Fahrkosten Schule, Schulfahrkarte, Schulbeförderung, Schülertransport, Schülermonatskarte > Schülerbeförderung, Schulbus, Fahrkarte
Schulweg, Elterntaxi, Laufbus, zur Schule laufen, Fußgängerbus, Schulwegplan, Pedibus, Walking Bus, Lotsen, Schülerlotse, Schülerlotsen, sicherer Schulweg > Schulweg, Laufbus, Schülerlotsen
Kinderkleidung, Kindersachen, Babysachen, Babykleidung, Kinderklamotten, Kinderkleider, Strampler, gebrauchte Kindersachen, Kinderflohmarkt, Spielzeugbasar, Babybasar, Kinderbasar, Kleiderbörse, Secondhand, Spielzeug, Spielsachen, Kinderwagen, Schneehose, gebrauchte Kleidung, Kleiderbazar, Kleiderflohmarkt, Second Hand > Kinderkleiderbasar, Kleiderbasar, Kinderflohmarkt, Basar
Spielplatz, Spielplätze, Rutsche, Schaukel, Klettergerüst, Bolzplatz, Abenteuerspielplatz, Kinderspielplatz, Sandkasten > Spielplatz, Spielplätze, Bolzplatz
Kindergeburtstag, Geburtstagsparty, Geburtstagsfeier, Geburtstag feiern, Party machen, Party feiern > Jugendraum, Dorfgemeinschaftshaus, Saal, Grillplatz, mieten, feiern
Jugendraum, Jugendzentrum, Jugendtreff, Jugendhaus, Juze, JUZ, Jugendclub, Jugendklub, Jugendheim, Bauwagen, abhängen, chillen, Treffpunkt für Jugendliche, Jugendbude, kickern, Kicker, Tischkicker, Tischfußball, zocken, Bandraum, Proberaum > Jugendraum, Jugendclub, Jugendtreff, Kicker
Jugend, Teenager, Teenies, Jugendliche, Jungs und Mädels, Jugendarbeit, Jugendpfleger, Streetworker, Jugendpflege, Sozialarbeiter, Stress zuhause, Streit zuhause, Ärger zuhause, Probleme zuhause, Jugendrat, Jugendparlament, Jugendbeirat, Jugendforum > Jugendpflege, Jugendforum, Jugendraum, Jugendclub
Dart, darten, Darts, Billard ~ Kicker, Jugendraum
Elterngeld, Kindergeld ~ Neugeborene, Baby
Skatepark, skaten, Skateboard, Halfpipe ~ Skaterampe, Skatepark
Vorlesen, Märchen, Bilderbuch, Märchenstunde, Bilderbuchkino, Geschichten für Kinder, Lesestunde, Vorlesestunde, Vorlesenachmittag > Vorlesestunde, Bücherei, vorlesen
Basteln, Bastelnachmittag, Bastelkurs, Laterne basteln, Laternenbasteln, Kreativ, malen, Werken, Kinderwerkstatt > Laternenwerkstatt, basteln, Werkstatt
Töpfern, Töpferkurs, Klöppeln, Filzen, Drechseln ~ Werkstatt, basteln
Kinderturnen, Eltern-Kind-Turnen, Mutter-Kind-Turnen, Kindersport, Turnen für Kinder, Bambini, Ballschule, toben, austoben > Kinderturnen, Turnen, Sportverein, Bambini
# Feasts and what a village calls what it does for them
Weihnachten, Weihnacht, Weinachten, Weihnachtn, Wiehnachten, Weihnachtszeit, Christfest, Weihnachtsfest, Heiligabend, Heilig Abend, Weihnachtsfeiertage, xmas, christmas > Weihnachtsmarkt, Adventsmarkt, Christkindlmarkt, Weihnachtsfeier, Weihnachtskonzert, Weihnachtsbaum, Christbaum, Krippenspiel, Christvesper, Christmette, Weihnachtsgottesdienst, Weihnachtssingen
Advent, Adventszeit, Vorweihnachtszeit > Adventsmarkt, Weihnachtsmarkt, Adventskalender, Adventsfenster, Adventskranz, Adventskonzert, Adventssingen
Nikolaus, Nikolaustag, Nikolausabend, Nikolo, Krampus > Nikolausfeier, Nikolausmarkt, Nikolausumzug, Krampuslauf
Silvester, Sylvester, Silvesterabend, Silvesternacht, Jahreswechsel, Altjahrsabend, new year's eve > Silvesterfeier, Silvesterparty, Silvesterlauf, Feuerwerk, Jahresschlussgottesdienst
Neujahr, Neujahrstag, new year > Neujahrsempfang, Neujahrskonzert, Neujahrsschwimmen
Heilige Drei Könige, Hl. Drei Könige, Drei Könige, Dreikönig, Dreikönigstag, Epiphanias > Sternsinger, Sternsingen, Dreikönigssingen
Valentinstag > Valentinskonzert, Valentinsgottesdienst
Ostern, Oschtern, Osterfest, Osterwochenende, Ostersonntag, Ostermontag, Karsamstag, easter > Osterfeuer, Ostermarkt, Osterbrunnen, Ostereier, Ostereiersuche, Eiersuche, Osterhase, Osternest, Osterbasteln, Ostergottesdienst, Osternacht
Palmsonntag > Palmprozession, Palmstock, Palmbuschen
Aschermittwoch > Heringsessen, Fischessen
Walpurgisnacht, Hexennacht, Tag der Arbeit, Maifeiertag, Tanz in den Mai > Maibaum, Maifeuer, Maifest, Maitanz, Walpurgisfeuer, Hexenfeuer, Maikundgebung, Maiwanderung
Muttertag > Muttertagskonzert, Muttertagsfrühstück, Muttertagskaffee
Himmelfahrt, Christi Himmelfahrt, Vatertag, Herrentag, Männertag > Vatertagswanderung, Vatertagsfest, Himmelfahrtsgottesdienst
Pfingsten, Fingsten, Pfingstfest, Pfingstsonntag, Pfingstmontag, Pfingstwochenende > Pfingstturnier, Pfingstmarkt, Pfingstfeuer, Pfingstlager, Pfingstritt, Pfingstgottesdienst, Pfingstzeltlager
Fronleichnam > Fronleichnamsprozession, Prozession, Blumenteppich
Johannistag, Johanni, Johannisnacht, Sonnwend, Sommersonnenwende > Johannisfeuer, Sonnwendfeuer, Sonnwendfeier
Kindertag, Weltkindertag > Kinderfest
Erntedank, Erntedankfest > Erntedankgottesdienst, Erntekrone, Erntefest, Erntedankumzug, Erntealtar
Halloween, Hallowin, Helloween > Halloweenparty, Kürbis, Kürbisschnitzen, Gruselnacht
Allerheiligen, Allerseelen > Gräbersegnung, Friedhofsgang, Totengedenken
Volkstrauertag, Totensonntag, Ewigkeitssonntag > Kranzniederlegung, Gedenkfeier, Gedenkstunde, Totengedenken
Martinstag, Martini > Martinsumzug, Martinsfeuer, Laternenumzug, Martinsspiel
Fasching, Karneval, Fastnacht, Rosenmontag, Faschingsdienstag, Weiberfastnacht > Faschingsumzug, Karnevalsumzug, Kinderfasching, Faschingsball, Narrensprung
# Doctors, pharmacies, illness and blood
Arzt, Ärztin, Doktor, Ärzte, Mediziner > ärztlich, Bereitschaftsdienst, Arztpraxis, Hausarzt, Gesundheitshaus
Hausarzt, Praxis, Arztpraxis, Allgemeinarzt, Landarzt ~ ärztlich, Bereitschaftsdienst, Gesundheitshaus
Arzt nachts, Arzt am Wochenende, ärztlicher Notdienst, Notdienst, Bereitschaftspraxis, Bereitschaft, Notarzt, Notfallpraxis, ärztlicher Bereitschaftsdienst, Doktor Wochenende, 116117 > Bereitschaftsdienst, ärztlicher, Bereitschaft, Notdienst
medizinische Hilfe, krank, krank geworden, Fieber, Grippe, Schmerzen, Bauchweh, Bauchschmerzen, Kopfweh, Übelkeit, verletzt, Verletzung, gebrochen, mir geht es schlecht, Kind krank, Unfall, Magen-Darm, Durchfall > Bereitschaftsdienst, ärztliche, Bereitschaft, Notruf, Hausarzt
Apotheke, Apotheken, Notapotheke, Notdienstapotheke, Nachtapotheke, Apothekennotdienst, Medikamente, Medizin, Tabletten, Arznei, Rezept einlösen, Pillen > Apotheke, Apothekennotdienst, Notdienst
Defi, Defibrillator, AED, Herzstillstand, Herzinfarkt, Wiederbelebung, Reanimation, Schockgeber, Elektroschock, Herzschock > Defibrillator, Notruf, Erste Hilfe
Krankenwagen, Rettungswagen, Sanka, Notruf, Notfall, Rettungsdienst, Rettung, Sanitäter, 112, 110, 144, Ambulanz, Notrufnummer, Hilfe rufen, Lebensgefahr, bewusstlos, Vergiftung, Giftnotruf, vergiftet > Notruf, Rettungsdienst, Notrufnummern, Bereitschaft
Polizei, Polizist, Wache, Polizeiposten, Einbruch, Einbrecher, Diebstahl, geklaut, gestohlen, Anzeige erstatten, Dorfpolizist, Betrug, Enkeltrick, Überfall, Wildunfall, Reh angefahren > Polizei, Notruf
Zahnschmerzen, Zahnweh > Zahnarzt, zahnärztlich
Leben retten, Lebensretter, Lebensrettung, lebensrettend, Ersthelfer, Erstehilfekurs, Notfallkurs, Babynotfall, Kindernotfall, Notfall Kind, Rettungskurs, Erste Hilfe am Baby, Verbandskurs, Säuglingsnotfall > Erste Hilfe, Erste-Hilfe-Kurs
Blutspende, Blut spenden, Blut geben, Blut abnehmen, Blutspenden, Blut abgeben, Blutabnahme, Aderlass, Plasma spenden, DRK-Blutspende > Blutspende, Blutspendetermin
Impfung, impfen, Impftermin, Impfaktion, Grippeimpfung > Impfung, Impfaktion
Krankengymnastik, Physio > Physiotherapie
Rückenschule, Rückenschmerzen, Rückengymnastik > Rückenschule, Gymnastik
Physiotherapie, Krankengymnastik, Rehasport ~ Gymnastik
Depression, Kummer, Telefonseelsorge, Sucht, Alkoholiker, Selbsthilfe > Seelsorge, Selbsthilfegruppe, Beratungsstelle
Geburtsvorbereitung, schwanger, Schwangerschaft, Wochenbett, Stillgruppe, Entbindung, Rückbildung, Stillberatung > Hebamme
Hebamme, schwanger, Schwangerschaft, Wochenbett, Stillgruppe, Stillberatung ~ Neugeborene, Willkommensbesuch, Krabbelgruppe
Alzheimer, vergesslich > Demenz
# Building, living, supply, taxes and fees
Baugrund, Bauplatz, Baugrundstück, Grundstück, Bauland, Bauparzelle, Häuslebauer, Hausbau, Haus bauen, bauen, Eigenheim, Neubau, Grundstück kaufen, Baugebiet > Bauplätze, Bauplatz, Neubaugebiet, Baugebiet, Baugrundstück, Bauland
Mietwohnung, Wohnung gesucht, Wohnung mieten, Wohnung zur Miete, Haus kaufen, Wohnungssuche, Miete, Immobilie, Immobilien ~ Wohnraum, Mietwohnungen, Neubaugebiet
Baugenehmigung, Bauantrag, Bauanzeige, Anbau, Carport, Gartenhaus, Garage bauen, Wintergarten, Dachausbau, Terrassendach, Zaun bauen > Bauantrag, Baugenehmigung, Bauamt, Bauordnung
Bebauungsplan, Flächennutzungsplan, B-Plan, Bauleitplanung, Bodenrichtwert > Bebauungsplan, Bauleitplanung, Bauamt
Altbau, renovieren, sanieren, herrichten, umbauen, Haus renovieren, Haus sanieren, Haus herrichten, altes Haus, Leerstand > Förderprogramm, Altbau, Leerstand
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
# Old age, care and being helped
Oma, Opa, Großmutter, Großvater, Großeltern, Mutter alt, Senioren, Senior, Seniorin, ältere Menschen, alte Leute, Rentner, Rentnerin, Pensionist, Ruhestand, Betagte, im Alter > Senioren, Seniorenkreis, Seniorennachmittag, Ältere
Seniorentreff, Seniorencafé, Altentreff, Seniorenclub, Seniorennachmittag, Altennachmittag, Kaffeekränzchen, Kaffeeklatsch, Kaffeenachmittag, Kaffeerunde, Kaffeetrinken, Kaffee und Kuchen, Seniorenkaffee, Rentnertreff > Seniorennachmittag, Seniorenkreis, Seniorentreff
Karten spielen, kartln, karteln, Spielenachmittag, Spieleabend > Kartenspielen, Spielenachmittag, Spieleabend
Skat, Skatabend, Schafkopf, Doppelkopf, Rommé, Canasta, Binokel, jassen, Gesellschaftsspiele, Brettspiele ~ Kartenspielen, Spielenachmittag
einsam, allein, alleine, Gesellschaft, Einsamkeit, niemand zum Reden, Leute kennenlernen, Anschluss finden, Gesellschaft suchen, Besuch bekommen, jemand zum Reden, Unterhaltung, Alleinstehend, neue Freunde, Kontakte knüpfen > Seniorennachmittag, Nachbarschaftshilfe, Besuchsdienst, Seniorenkreis, Gesellschaft
Seniorenausflug, Seniorenfahrt, Seniorenreise, Tagesausflug, Busreise, Busfahrt, Ausflug, Ausflüge, Tagesfahrt, Reise, Kaffeefahrt, Landpartie, Vereinsausflug > Tagesausflug, Seniorenfahrt, Ausflug, Ausflüge
Seniorensport, Stuhlgymnastik, Sitzgymnastik, Gymnastik, Hockergymnastik, Sturzprophylaxe, Sturzvorbeugung, Sturz, gestürzt, hingefallen, Gleichgewicht, Bewegung im Alter, Turnen für Ältere, gelenkig, fit bleiben, Fitness im Alter, Sport für Senioren, beweglich bleiben > Gymnastik, Sturzvorbeugung, Seniorensport
Pflege, Pflegedienst, Altenpflege, Pflegegrad, Pflegestufe, Pflegekasse, Sozialstation, Diakonie, Caritas, ambulante Pflege, Pflegeberatung, Pflegestützpunkt, pflegebedürftig, Pflegefall, Angehörige pflegen, Oma pflegen, Opa pflegen, Oma betreuen, Opa betreuen, Eltern pflegen, Eltern betreuen, Mutter pflegen, Vater pflegen > Pflegedienst, Pflegeberatung, Pflegegrad, Sozialstation
Altersheim, Altenheim, Seniorenheim, Pflegeheim, Seniorenresidenz, betreutes Wohnen > Pflegeheim, Seniorenheim
Altersheim, Altenheim, Seniorenheim, Pflegeheim, Tagespflege, Kurzzeitpflege ~ Pflegedienst, Pflegeberatung
Mahlzeitendienst, Mittagstisch, warmes Essen, Menüservice, gemeinsam essen > Mittagessen, Mittagstisch
Essen auf Rädern, Menüservice ~ Mittagessen, Mittagstisch
Nachbarschaftshilfe, Hilfe im Haushalt, Haushaltshilfe, Einkaufshilfe, Alltagshilfe, Alltagsbegleiter, Alltagsbegleitung, Besuchsdienst, Begleitung, Hilfe für Oma, Hilfe für Senioren, jemand zum Einkaufen, für mich einkaufen, kauft für mich, Einkäufe erledigen, Unterstützung, Hilfe zu Hause, Putzhilfe, Putzfrau, Reinigungskraft, Glühbirne, Glühbirne wechseln, Gardinen, Vorhänge, Fenster putzen, Handwerker, Hausmeister, kleine Reparaturen, Möbel tragen, kann nicht mehr, helfende Hand, zum Arzt begleiten, zum Arzt bringen, wer hilft, Hilfe im Alltag, Gassi gehen, Blumen gießen, Botengang, Briefkasten leeren, nach Mutter schauen, nach Vater schauen, nach Oma schauen, nach Opa schauen, nach Eltern schauen > Nachbarschaftshilfe, Alltagshilfe, Besuchsdienst
Patientenverfügung, Vorsorgevollmacht, Betreuungsverfügung, Testament, Vollmacht, Erbschaft, Notar, Betreuungsverein > Patientenverfügung, Vorsorgevollmacht, Notar
# Sports, music, culture and hobbies: the verb and what its club is called
kicken, Kick, bolzen, Fußball, Fußball spielen, Fussballverein, Fußballtraining, Fußballverein, Fußballplatz, Fußballmannschaft, Ball spielen, pöhlen, Fußi, Punktspiel, Heimspiel, F-Jugend, E-Jugend, Altherren, Soccer > Fußball, Sportverein, Fußballverein
Sport, Sport machen, Sport treiben, trainieren, Training, abnehmen, Bewegung, Sportgruppe, sportlich, Sporthalle, auspowern > Sportverein, Turnhalle, Turnverein
Turnen, Turnverein, turnen gehen, Geräteturnen > Turnverein, Turnen, Sportverein, Gymnastik
Federball > Badminton
joggen, Joggen, laufen gehen, Lauftreff, Laufgruppe, Rennen, Jogging, Walken, Marathon, Volkslauf, Waldlauf, Läufer > Lauftreff, Volkslauf, Laufgruppe
joggen, Volkslauf, Marathon, Rennen ~ Benefizlauf
Spendenlauf, Sponsorenlauf, Benefiz, laufen für den guten Zweck, Charity, guter Zweck > Benefizlauf, Spendenlauf
Pingpong, Ping Pong, Ping-Pong, Tischtennis, Tischtennisverein, Tischtennisplatte, Tischtennisschläger, Rundlauf > Tischtennis, Tischtennisfreunde, Tischtennisverein
baden, planschen, Badi > Freibad, Badestelle, Badesee, Schwimmbad
schießen, Schießen, Sportschießen, Schießstand, Luftgewehr, Bogenschießen, Pfeil und Bogen, Schützen, Schützenhaus, Schießsport > Schützenverein, Luftgewehr, Bogenschießen
reiten, Pferd, Pferde, Pferdehof, Reiterhof, Reitstunde, Reitunterricht, Reitschule, Ponyreiten, Pony, voltigieren, Reitstall, Ross, Gaul, Reitkurs, Kutsche, Kutschfahrt, Reitverein, Ponyhof, Reitbeteiligung, Hottehü > Reitverein, Reitstunden, Pferde, Voltigieren, Kutschfahrten
angeln, Angeln, fischen, Fische fangen, Fischen, Fischverein, Fischereiverein, Angelverein, Angelteich, Fischteich, Forelle, Forellen, Fliegenfischen, Angelrute, Petri Heil > Angelverein, Fischereiverein, Anglerinnen, Angler
tanzen, Tanzgruppe, Tanzverein, Gardetanz, Tanzgarde, Funkenmariechen > Tanzgruppe, Garde, Garden, Kindergarde, Tanzkurs
Bowling, bowlen ~ Kegelbahn
wandern, Wanderung, Wandern, spazieren, spazieren gehen, Spaziergang, Wanderweg, Wanderwege, Wanderkarte, Rundweg, Ausflugsziel, Wanderverein, Wandergruppe, Wanderroute, Tour, Touren, Wandertour, Pilgern, Natur erleben, rauslaufen, Wanderfreunde, Bergwandern, Alpenverein > Wanderung, Wanderfreunde, Wanderverein, Rundwege, Wanderweg
singen, Singen, mitsingen, Sänger, Sängerin, Gesang, Gesangverein, Singkreis, Chor, Kirchenchor, Männerchor, Frauenchor, Kinderchor, Liederkranz, Liedertafel, Gospel, Chorprobe, Gesangsgruppe, trällern, Stimme, Shanty, Singgruppe, Sangesbrüder > Chor, Gesangverein, Kirchenchor, Gesang
musizieren, Musik, Musik machen, Instrument, Blasinstrument, Instrument lernen, Blasmusik, Blaskapelle, Kapelle, -kapelle, Musikant, Musikanten, Trompete, Klarinette, Flöte, Posaune, Blockflöte, Trommel, trommeln, Schlagzeug, Orchester, Blasorchester, Spielmannszug, Fanfarenzug, Posaunenchor, Musikverein, Musikgruppe, Tuba, Saxofon, Noten lernen, Notenlesen > Musikverein, Blasmusik, Bläser, Blaskapelle, Spielmannszug
Geige, Akkordeon, Ziehharmonika, Cello, Harfe, Zither, Klavierunterricht, Gitarrenunterricht ~ Musikverein
Konzert, Konzerte, Livemusik, Musik hören, Auftritt, Klassik, Serenade, Platzkonzert, Adventskonzert > Konzert, Gemeinschaftskonzert, Musikverein
Theater, Theater spielen, Schauspiel, schauspielern, Schauspieler, Schauspielerin, Bühne, auf der Bühne stehen, Laienspiel, Laientheater, Laienschauspiel, Theatergruppe, Theaterverein, Theaterstück, Mundarttheater, Bauerntheater, Komödie, Aufführung, Kabarett, Sketch, Improtheater, Theaterkarten, Volkstheater > Theatergruppe, Theater, Premiere
Film, Filme, Kino, Lichtspiele, Filmabend, Filme gucken, Filmvorführung, Kinoabend, Popcorn, Lichtspielhaus, Leinwand > Kino, Dorfkino, Filmabend, Film
Buch, Bücher, Lesen, lesen, Lesestoff, Roman, Romane, Krimi, Leihbücherei, Bücher ausleihen, Bücherei, Bibliothek, Bibo, Bücherhalle, Hörbuch, Zeitschriften, Lesekreis, Literatur, Schmöker, schmökern > Bücherei, Bücherschrank, Gemeindebücherei, Bibliothek, Lesung
Bücherschrank, Büchertausch, Bücherregal, Bücherzelle, Bücher tauschen, Bücher verschenken, Bücher spenden, Büchertelefonzelle, Bücher loswerden, Bücherkiste, Bücher umsonst, Bücher kostenlos, gebrauchte Bücher, alte Bücher, gratis Bücher, offener Bücherschrank > Bücherschrank, Bücherzelle, Büchertausch
Lesung, Lesungen, Autorenlesung, Dichterlesung, Autor, Autorin, Schriftsteller, Krimilesung, Vorleseabend > Lesung, Krimi
Referat, Infoabend, Infoveranstaltung, Informationsveranstaltung > Vortrag, Informationsabend
Museum, Heimatmuseum, Heimatstube > Dorfmuseum, Heimatmuseum, Heimatverein, Führung
Besichtigung, besichtigen, Sehenswürdigkeit, Sehenswürdigkeiten > Führung, Museum
Mühlenbesichtigung, Wassermühle, Mühlentag > Mühle, Mühlenführung
Heimatverein, Trachten, Tracht, Trachtenverein, Brauchtum, Tradition, Traditionen, Mundart, Platt, Dialekt > Heimatverein, Brauchtum, Trachtenverein
nähen, stricken, häkeln, Handarbeiten, Nähtreff, Strickkreis > Handarbeitskreis, Handarbeit, Strickcafé
Kochen, kochen, Kochkurs, backen, Backen, Backkurs, Rezept, Rezepte, Kuchenrezept, Backrezept, Kuchen backen, Zwetschgenkuchen, Pflaumenkuchen, Zwetschgendatschi, Blechkuchen, Marmelade kochen > Rezept, Landfrauen, Kochkurse, Zwetschgenkuchen, Kuchen
Frauen, Frauengruppe, Frauenverein, Landfrauen, Frauentreff, Frauenfrühstück, Bäuerinnen, Frauenkreis, Frauenbund, Frauenkaffee, nur für Frauen > Landfrauen, Landfrauenverein, Frauen
Karneval, Fasching, Fastnacht, Fasnet, Fasnacht, Fassenacht, Büttenrede, Kappensitzung, Prunksitzung, Karnevalssitzung, Narren, Narrenzunft, Elferrat, Helau, Alaaf, Kostüm, Kostüme, Faschingsverein, Faschingsball, Rosenmontag, Weiberfastnacht, Maskenball, Faschingsumzug, verkleiden, Kostümfest, Bütt, Kamelle, Karnevalsverein, närrisch > Prunksitzung, Karnevalsverein, Karneval, Fastnacht, Fasching
Kirmes, Kirchweih, Kerwe, Kerb, Kirwa, Kirta, Kirtag, Kilbi, Chilbi, Dult, Kirbe, Kirda, Jahrmarkt, Rummel, Rummelplatz, Karussell, Autoscooter, Volksfest, Schützenplatz, Fassanstich, Bierzelt, Festzelt, Schiffschaukel, Zuckerwatte, Losbude, Schaustellerei, Bierfest, Wiesn, Kirmesumzug, Dippemess, Plärrer, Wasen, Schützenmarkt > Kirmes, Kirchweih, Kettenkarussell, Volksfest, Jahrmarkt
Schützenfest, Vogelschießen, Königsschießen, Schützenumzug, Schützenkönig, Königsball, Schützenkönigin, Schützenzug, Vogelschuss > Schützenfest, Vogelschießen, Schützenverein
Fest, Feier, Straßenfest, Dorffest, Gemeindefest, Sommerfest, feiern gehen, Hocketse, Hock, Fete, Sause, Gartenfest > Fest, Dorffest, Brunnenfest, Sommerfest
Laternenumzug, Lichterumzug, Laterne laufen, Laternelaufen, Laternenfest, Martinszug, Martinsumzug, Räbeliechtli, Räbechilbi, Sankt Martin, St. Martin, Martinsritt, Martinsspiel, Fackelzug, Rabimmel, Martinigansl, Laternenzug, Laternegehen, Pferd Martin, Lichterzug, Martinssingen > Martinsumzug, Laternenumzug, Laternen, Laternenwerkstatt
Glühwein, Weihnachtsmarkt, Adventsmarkt, Christkindlmarkt, Christkindlesmarkt, Weihnachtsbuden, Budenzauber, Punsch, Weihnachtsgeschenke, Nikolausmarkt, Striezelmarkt, Adventsbasar, Lichtermarkt, Weihnachtsbasar, Kunsthandwerk > Adventsmarkt, Weihnachtsmarkt
Flohmarkt, Trödelmarkt, Trödel, Hofflohmarkt, Garagenflohmarkt, Garagenverkauf, Antikmarkt, Krempelmarkt, Gebrauchtes verkaufen, gebrauchte Sachen, Kram verkaufen, Dachbodenfund, feilschen, Stöbermarkt, Schnäppchen, Ramsch, Standgebühr, Flohmi, Floh- und Trödelmarkt > Flohmarkt, Dorfflohmarkt, Trödelmarkt, Hofflohmarkt
tauschen, Tauschbörse, Pflanzentausch, Pflanzenbörse, Saatgut, Samen, Setzlinge, Stauden, Ableger, Tomatenpflanzen, Pflanzen, Tauschring, Pflanzenmarkt, Jungpflanzen, Pflänzchen, Gemüsepflanzen > Pflanzentauschbörse, Tauschbörse, Pflanzen, Saatgut
Obstbäume, Apfelbaum, Apfelbäume, Obst, Äpfel, Streuobst, Obst pflücken, Obst ernten, mosten, Mosterei, Saft pressen, Apfelsaft, Saftpresse, keltern, Obstwiese, Kirschbaum, Birnbaum, Obsternte, Süßmost, Most, Obstverwertung, Baumpate, Baumpatenschaft, Apfelpresse, Obst aufsammeln > Streuobstwiese, Obst, Saftpresse, Gartenbauverein, Apfelsaft, keltern
Baum schneiden, Bäume schneiden, Obstbaumschnitt, Baumschnittkurs, Schnittkurs, Obstbäume schneiden, Apfelbaum schneiden, veredeln, Gehölzschnitt, Baum richtig schneiden, Rosen schneiden > Schnittkurs, Obstbaumschnitt, Gartenbauverein
Baum pflanzen, Bäume pflanzen, Aufforstung, Baumpflanzung, Bäumchen, Pflanzaktion, Geburtsbaum, Klimabaum, Bäume setzen > Baumpflanzaktion, Baumpflanzung
Treff, Treffen, Treffpunkt, Begegnung > Jugendraum, Krabbelgruppe, Seniorennachmittag, Seniorentreff
Verein, Vereine, Hobby, Hobbys, Freizeit, Freizeitangebote, Mitglied werden, beitreten, Vereinsleben, Vereinsliste, Verzeichnis der Vereine, Club, Vereinsmitglied > Verein, Mitglieder
Pfarrer, Pfarrerin, Pfarrei, Pastor, Pastorin > Pfarramt, Kirchengemeinde
Kirche, Kirchgang, Andacht > Gottesdienst
Kirche, Kirchgang > Kirchengemeinde
Andacht, Gottesdienst, Messe, Pfarramt, evangelisch, katholisch ~ Kirchengemeinde
# Fire, flood, alarms, animals and nature
Feuerwehr, Feuerwehrmann, Feuerwehrfrau, Brand, es brennt, brennt, löschen, Löschzug, Wehr, FFW, Brandschutz, Rauchmelder, Rauch, Qualm, Feuer gefangen, Löschgruppe, Feuerwehrauto, Ölspur, Öl ausgelaufen, Öl auf der Straße, Öl auf der Fahrbahn, Floriansjünger, Brandbekämpfung, Feuerwache, Feuerwehrhaus > Feuerwehr, Freiwillige Feuerwehr, Notruf, Gerätehaus
Katze auf dem Baum, Katze im Baum, Keller unter Wasser, Keller voll Wasser, Wasser im Keller, Keller abpumpen, Keller auspumpen, Keller vollgelaufen, Pumpe, auspumpen, vollgelaufen > Feuerwehr, Hochwasserschutz, Keller, Hochwasser
Feuerwehr beitreten, zur Feuerwehr, Feuerwehr mitmachen, Feuerwehrausbildung, Truppmann, Feuerwehrnachwuchs, Quereinsteiger > Feuerwehr, Einsatzkräfte, Verstärkung, Jugendfeuerwehr
Feuerwehr Kinder, Kinderfeuerwehr, Bambinifeuerwehr, Feuerwehr für Kinder, Feuerwehrjugend, Feuerwehr Jugendliche > Jugendfeuerwehr, Kinderfeuerwehr
Sirene, Sirenen, Alarm, Heulton, heulen, Geheul, es heult, Warnton, Warnsignal, Fehlalarm, Probealarm, Warntag, Katastrophenwarnung, Katwarn, Nina, Warnapp, Warn-App, Entwarnung, Luftalarm, Feueralarm, Sirenenton, Sirenengeheul > Sirenen, Sirenensignale, Probealarm, Warnung
Hochwasser, Überschwemmung, Überflutung, Flut, Starkregen, Unwetter, Sturm, Gewitter, Pegel, Pegelstand, Wasserstand, Sandsack, Sandsäcke, Bach über die Ufer, tritt über, über die Ufer, überschwemmt, Hochwasserwarnung, Sturzflut, Dammbruch, Wasserpegel, Elementarschaden, Elementarversicherung, Regenmassen, Unwetterwarnung, Bach steigt, Hochwassergefahr > Hochwasser, Hochwasserschutz, Warnstufen, Starkregen, Pegel
Rückstauklappe, Haus vor Wasser schützen, Schutz vor Hochwasser, Keller schützen, Starkregenvorsorge, Wasserschaden, Regenwasser, Zisterne > Starkregen, Hochwasserschutz, Rückstauklappe
Katastrophe, Katastrophenschutz, Notfallplan, Notvorrat, Evakuierung, Evakuieren, Zivilschutz, Bevölkerungsschutz, Notfalltreffpunkt, Krisenvorsorge, Katastrophenfall > Katastrophenschutz, Hochwasserschutz, Notfall, Hochwasserübung
Katastrophenübung, Großübung, Übung der Feuerwehr, Einsatzübung, Hochwasserübung, Feuerwehrübung > Hochwasserübung, Übung
Hund, Köter, Welpe, Hund angeschafft, Hund anmelden, Hundesteuer, Hundemarke, Steuermarke, Hundeabgabe, neuer Hund, Hund gekauft, Hund geholt, Hundehalter, Hund abmelden, Hundesteuermarke, Vierbeiner, Kampfhund, Listenhund, Hundesteuerbescheid, Hund zugelegt > Hundesteuer, Hund
Hundekot, Hundehaufen, Hundekacke, Kotbeutel, Hundetüten, Hundetüte, Gassibeutel, Leinenpflicht, Leinenzwang, freilaufender Hund, Hund ohne Leine > Hundekot, Hundekotbeutel, Leinenpflicht
Katze weg, Katze vermisst, Katze zugelaufen, Hund weg, Hund entlaufen, Hund zugelaufen, zugelaufen, entlaufen, verletztes Tier, Tierschutzverein > Tierheim, Tierschutzverein, Fundtier, zugelaufene Tiere
Biene, Bienen, Bienenschwarm, Schwarm, Imker, Imkerei, Imkern, Honig, Wespennest, Wespen, Hornissen, Hornissennest, Hummeln, Bienenvolk, Imkerkurs, Bienenzucht, Bienenhaltung, Bienenzüchter, Honig kaufen, Zeidler, Bienen hängen, Bienen im Garten, Bienen am Haus > Imkerverein, Imker, Bienen, Honig
Natur, Naturschutz, Umweltschutz, Umwelt, Naturschützer, Vögel, Vogel, Storch, Storchennest, Kröten, Krötenwanderung, Krötenzaun, Froschzaun, Nistkasten, Nistkästen, Biotop, Artenschutz, Blühwiese, Insektenhotel, Fledermaus, Biber, Umweltgruppe, Vogelschutz, Amphibien, Klimaschutz > Naturschutzgruppe, Naturschutz, Storchennest, Arbeitseinsatz
THW ~ Katastrophenschutz, Feuerwehr
BUND, NABU ~ Naturschutzgruppe
Waldbesitzer, Waldführung > Forst, Förster
Ratten, Ratte, Ungeziefer, Schädlinge > Rattenbekämpfung, Schädlingsbekämpfung
Ratten, Ungeziefer, Eichenprozessionsspinner ~ Ordnungsamt
# Food, shops, rooms, repair and lending
einkaufen, Einkaufen, Einkauf, Lebensmittel, Supermarkt, Lebensmittelladen, Lebensmittelmarkt, Kaufladen, Kaufhalle, Konsum, Krämer, Krämerladen, Tante-Emma-Laden, Laden, Geschäft, Nahversorger, Nahversorgung, Kramerladen, Milch, Butter, Eier, Wurst, Käse, Dorflädchen, Lädle, Lädchen > Dorfladen, Lebensmittel
Aldi, Lidl, Edeka, Rewe, Penny, Netto, Kiosk, Trinkhalle, Späti, Discounter, Hofladen, Wochenmarkt, Drogerie, Metzger, Metzgerei, Fleischer, Fleischerei, Schlachter, Bäcker, Bäckerei ~ Dorfladen
Brot, Brötchen, Semmel, Backwaren > Brötchen, Brot, Bäckerei, Dorfladen
Metzger, Fleischer, Schlachter > Metzgerei, Fleischerei
Lieferservice, Lieferdienst, Bringdienst, liefern, liefern lassen, nach Hause bringen, heimbringen, heimliefern, Einkauf bringen, Einkauf liefern, bringen lassen, Heimlieferung, Hauslieferung, Lebensmittel liefern, bestellen, Bestellung, anliefern, Bringservice, Lebensmittel bringen, an die Haustür, zur Haustür, vor die Tür bringen > Lieferservice, Lieferdienst, Bringdienst
Paket, Päckchen, Paket abgeben, Paket abholen, Paket verschicken, Paket aufgeben, Päckchen abgeben, Päckchen verschicken, Briefmarken, DHL, Hermes, Packstation, Einschreiben > Paketannahme, Paketshop, Postfiliale, Poststelle, Packstation
Geld abheben, Geld holen, Bargeld, Bargeld holen, Bargeld bekommen, Bargeld abheben > Geldautomat, Geldauszahlung
Geldautomat, Bankautomat, Bankomat, EC-Automat, Bank, Sparkasse, Volksbank > Geldautomat
Geldautomat, Bankautomat, Bankomat, EC-Automat, Sparkasse, Volksbank ~ Bargeld, Geldauszahlung
essen gehen, Restaurant, Gaststätte, Gasthaus, Gasthof, Wirtshaus, Kneipe, Beiz, Beisl, Lokal, einkehren > Gaststätte, Gasthaus, Restaurant, Wirtshaus
übernachten, Übernachtung, Unterkunft, Hotel, Ferienwohnung, Gästezimmer, Fremdenzimmer, Zimmer frei > Ferienwohnung, Unterkunft, Übernachtung, Gästezimmer
Raum mieten, Festhalle, Stadthalle, Party, Fete, Saal, Saal mieten, Festsaal, Raum, Partyraum, Räumlichkeiten, Raumvermietung, Hochzeit feiern, Hochzeit, Hochzeitsfeier, Polterabend, goldene Hochzeit, silberne Hochzeit, Familienfeier, runder Geburtstag, Jubiläum, Location, Hochzeitssaal, Vereinsheim, Halle mieten, Mehrzweckhalle, Gemeindehalle, Bürgersaal, Grillhütte, Grillplatz, Dorfhaus, Dorfsaal, Gemeindesaal, Bürgerhaus, DGH, Feier ausrichten, Taufe feiern, Konfirmation feiern, Konfirmationsfeier, Veranstaltungsraum, Veranstaltungssaal, Feierlichkeit, Gasthaussaal, Räume mieten, Vermietung, anmieten > Dorfgemeinschaftshaus, Saal, Bürgerhaus, mieten, Vermietung
leihen, borgen, ausborgen, ausleihen, Ausleihe, Verleih, Leihgabe, leihweise, Leihladen, Leihen statt kaufen, verborgen, entlehnen, pumpen > leihen, ausleihen, Verleih, Bibliothek der Dinge
Bohrmaschine, Schlagbohrer, Bohrhammer, Akkuschrauber, Säge, Stichsäge, Kreissäge, Schleifmaschine, Häcksler, Hochdruckreiniger, Leiter, Werkzeug, Werkzeuge, Heckenschere, Vertikutierer, Beamer, Waffeleisen, Bierbank, Biertisch, Bierbänke, Biertische, Bierzeltgarnitur, Biertischgarnitur, Festzeltgarnitur, Raclette, Nähmaschine, Teppichreiniger, Dampfreiniger, Pavillon, Partyzelt, Zapfanlage, Schlauchboot, Fondue, Tapeziertisch, Rasenmäher, Popcornmaschine, Musikanlage, Bollerwagen, Schubkarre, Motorsäge, Kettensäge, Spaten, Zelt, -bohrer, -schleifer > Werkzeug, Bibliothek der Dinge, ausleihen, leihen
Toaster, Kaffeemaschine, Föhn, Bügeleisen, Staubsauger, Mixer, Radio, Lampe kaputt, Stuhl kaputt, Hose gerissen, Hose zerrissen, Jeans zerrissen, Loch in der Hose, Reißverschluss, Wackelkontakt, Fahrrad kaputt, Platten, Stecker, Wasserkocher, Küchenmaschine, Plattenspieler, Kassettenrekorder, Uhr kaputt, Spielzeug kaputt, Gerät kaputt, Akku wechseln, Haushaltsgerät, Rasierer > Repair-Café, Reparatur, reparieren
kaputt, defekt, geht nicht mehr, nicht mehr funktioniert, läuft nicht mehr, reparieren, Reparatur, Reparaturcafé, flicken, löten, richten lassen, ganz machen, heile machen, Bastler, Tüftler, Werkstatt, instandsetzen, zu schade zum Wegwerfen, Garantie abgelaufen, reparieren lassen, Reparaturtreff, Reparaturservice > Repair-Café, Reparatur, reparieren, Reparaturcafé
Ehrenamt, ehrenamtlich, helfen, mithelfen, Helfer, Freiwillige, Freiwilligenarbeit, Engagement, engagieren, sich einbringen, mitmachen, mit anpacken, anpacken, nützlich machen, Zeit schenken, Zeit spenden, sozial engagieren, etwas Gutes tun, Helfer gesucht, Freiwilligenagentur, sinnvolle Aufgabe, Freiwilligendienst > Ehrenamt, mitmachen, ehrenamtlich, Helferinnen, Nachbarschaftshilfe
Ehrung, Dankeschön für Ehrenamtliche, Ehrennadel, Ehrenamtskarte, Auszeichnung, Ehrenamtspreis, Ehrenamtler > Ehrenamtsempfang, Ehrenamt, Ehrung
Geld spenden, Spendenkonto, Sachspende > Spenden, Spende
gratis, umsonst, für umme, für lau, geschenkt, Nulltarif > kostenlos, gratis
Veranstaltung melden, Veranstaltung eintragen, Event eintragen, Fest eintragen, Termin eintragen, Termin melden, Veranstaltungshinweis, Werbung machen, bekannt machen, Event melden, Flohmarkt eintragen > Veranstaltung melden
Artikel schreiben, Beitrag schreiben, Bericht einreichen, Text einreichen, Foto einreichen, Verein eintragen, Verein gründen, Verein vorstellen, Redaktion, Leserbrief, Neuigkeit melden, selbst schreiben, veröffentlichen > mitmachen, Beitrag, Redaktion, Verein eintragen
Förderverein, Gönner, Sponsor, Sponsoren, unterstützen, Schule unterstützen > Förderverein, Förderverein der Grundschule
Genossenschaft, Anteil, Anteile, Anteile zeichnen, Genosse > Genossenschaft, Anteil
# Traffic, road works, lights, defects and snow
Straße zu, Straße dicht, Straße gesperrt, Straßensperre, gesperrt, Sperrung, Vollsperrung, Durchfahrt, Umleitung, Umweg, Baustelle, Straßenbau, aufgerissen, Straßenarbeiten, Bauarbeiten, Baustellen, Bagger, Teilsperrung, Halbseitig, Ersatzverkehr, umfahren, langfahren, durchfahren, Durchkommen > Straßensperrung, Sperrung, gesperrt, Umleitung, Baustelle, Sanierung
Straßenlampe, Straßenlaterne, Laterne, Lampe, Straßenlicht, Straßenbeleuchtung, Beleuchtung, Gehwegbeleuchtung, Laterne kaputt, Laterne aus, Laterne brennt, Lampe brennt, Lampn brennt, Lampe flackert, Laterne flackert, Lampe kaputt, Licht kaputt, Straße dunkel, -laterne > Straßenlaterne, Mängelmelder, Straßenbeleuchtung
Scherben, Straße verschmutzt, Straße dreckig, wilder Müll, Müll im Wald, Müll abgeladen, Schlagloch, Schlaglöcher, Loch in der Straße, Loch im Asphalt, Straßenschaden, Schaden, Schäden, Schaden melden, Mangel, Mängel, Defekt, Stolperfalle, wackelige Platte, Gehwegplatte, kaputtes Schild, Straßenschild, Wegweiser, Ast auf Fahrbahn, Ast auf Straße, Baum auf Straße, Baum umgestürzt, Vandalismus, Schmiererei, Graffiti, beschmiert, Spielgerät kaputt, Spielplatz kaputt, Bank kaputt, Schild kaputt, Zaun kaputt, Haltestelle kaputt, Gehweg kaputt, Ampel kaputt, Ampel defekt, umgefallen, umgestürzt > Mängelmelder, Schadensmeldung, Mängel, Bauhof
beschweren, Beschwerde, Problem melden, Meckerkasten, Ärger, Anliegen > Mängelmelder, Sprechstunde, Beschwerde
Gemeindearbeiter, Straßenmeisterei, Werkhof, Bauhof, Stadtwerke, Betriebshof > Bauhof
Schnee, Eis, Glatteis, Schnee schippen, Schnee schieben, Schnee schaufeln, Schnee räumen, Schnee fegen, Schnee kehren, Schneeschieben, Schneeräumen, Schneeschippen, schippen, streuen, Streusalz, Splitt, Streugut, Streumittel, glatt, Glätte, rutschig, Winter, Räumdienst, Räumfahrzeug, Schneepflug, Streuwagen, Räumpflicht, Streupflicht, geräumt, Gehweg räumen, Schneeräumung > Winterdienst, Räumpflicht, Streupflicht, Schnee
Kehrmaschine, Straßenreinigung, Straße kehren, Gehweg kehren, Kehrwoche, Gehsteig kehren, Bürgersteig fegen, kehren > Straßenreinigung, Kehrwoche, Reinigungspflicht, Kehrmaschine
Gehsteig, Bürgersteig, Trottoir, Gehweg, Fußweg, Gehwege > Gehweg, Bürgersteig, Fußweg
Parkplatz, parken, Parkplätze, Auto abstellen, Auto stehen lassen, Auto parken, Falschparker, zugeparkt, Knöllchen, Strafzettel, Parkverbot, Halteverbot, Abschleppen, Strafmandat > Parkplatz, parken, Halteverbot
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
# Papers, registrations and the administration
Perso, Ausweis, Personalausweis, Personaldokument, Ausweisdokument, Ausweispapiere, ID-Karte, eID, Kinderausweis, Kinderreisepass, Ausweis abgelaufen, Ausweis verloren, Ausweis weg, Perso verlängern, Ausweis verlängern, Perso beantragen, Ausweis beantragen, Papiere > Personalausweis, Ausweis, Reisepass
Reisepass, Pass, Expresspass, Auslandsreise, Urlaub Ausland, Passfoto, Passbild, biometrisches Foto, Biometriefoto > Reisepass, Personalausweis, Passfoto
umziehen, umgezogen, ziehe um, ziehen um, Umzug Wohnung, Wohnung gewechselt, zugezogen, hergezogen, hierhergezogen, hierher gezogen, zuziehen, Zuzug, Neubürger, neu hier, neu im Dorf, neu im Ort, einziehen, eingezogen, ausziehen, wegziehen, weggezogen, Wegzug, Adresse ändern, neue Adresse, neue Wohnung, Adressänderung, Adresswechsel, Wohnortwechsel, Meldebehörde, ummelden, Ummeldung, Wohnungswechsel, abmelden, Abmeldung, Wohnsitz, Zweitwohnsitz, Nebenwohnung, Hauptwohnsitz, Einwohnermeldeamt, Meldeamt, anmelden Wohnung, polizeilich melden, Wohnungsgeberbestätigung, Vermieterbescheinigung, Einzugsbestätigung, Einzugsbescheinigung, Vermieterbestätigung > Wohnsitz, Ummeldung, ummelden, umzumelden, Einwohnermeldeamt, Wohnungsgeberbestätigung
Meldebescheinigung, Meldebestätigung, Wohnsitzbescheinigung, Aufenthaltsbescheinigung, Meldebescheid > Meldebescheinigung, Bürgerbüro, Einwohnermeldeamt, Wohnsitz
Führungszeugnis, polizeiliches Führungszeugnis, Leumundszeugnis, erweitertes Führungszeugnis > Führungszeugnis, Bürgerbüro
beglaubigen, Beglaubigung, amtlich beglaubigt, Kopie beglaubigen, Zeugnis beglaubigen, Unterschrift beglaubigen > Beglaubigung, beglaubigen
Geburtsurkunde, Geburt anmelden, Geburt, Nachwuchs, Vaterschaft, Namensgebung > Geburtsurkunde, Standesamt, Geburt, Neugeborene
heiraten, Heirat, Trauung, standesamtlich, Eheschließung, Aufgebot, Hochzeitstermin, Standesamt, Ehe anmelden > Trauung, Standesamt, Eheschließung
heiraten, Heirat, Trauung, Standesamt ~ Hochzeit
Sterbefall, gestorben, verstorben, Todesfall, Trauerfall, Beerdigung, Begräbnis, Beisetzung, bestatten, Bestattung, Sterbeurkunde, Totenschein, Urne, Urnengrab > Bestattung, Sterbefall, Sterbeurkunde
Sterbefall, gestorben, verstorben, Todesfall, Trauerfall, Beerdigung, Begräbnis, Beisetzung, bestatten, Bestattung, Sterbeurkunde, Totenschein, Urne, Urnengrab, Bestatter ~ Friedhof
Grab, Grabstelle, Gräber, Friedhof, Ruhestätte, Gottesacker > Friedhof, Friedhofsverwaltung, Bestattung
Leichenschmaus, Trauerfeier, Leichenmahl, Beerdigungskaffee, Totenmahl > Trauerkaffee, Trauerfeier
Beerdigung, Todesfall, gestorben, Begräbnis ~ Trauerkaffee, Trauerfeier
Trauer, Trauernde, Witwe, Witwer, Hinterbliebene, Hospiz, Sterbebegleitung, Trauergruppe > Hospiz, Trauerbegleitung, Trauergruppe
Rente, Rentenantrag, Rentenberatung, Rentenversicherung, Altersrente > Rentenberatung, Rente, Rentenversicherung
Gewerbe, Gewerbeanmeldung, Gewerbe anmelden, Firma gründen, selbständig machen, selbstständig, Gewerbeschein, Firma anmelden > Gewerbeanmeldung, Gewerbe, Gewerbeamt
Ausschank, Schankerlaubnis, Gestattung, Schanklizenz, Ausschankgenehmigung, Bier ausschenken > Gestattung, Schankerlaubnis, Ordnungsamt, Ausschank
Fest anmelden, Straßenfest anmelden, Genehmigung, Erlaubnis, Veranstaltung genehmigen, Sondernutzung, Plakate aufhängen, Plakatierung, Lautsprecher, GEMA > Genehmigung, Ordnungsamt, Erlaubnis, Sondernutzung
Fundbüro, Fundsachen, verloren, gefunden, Schlüssel verloren, Schlüssel gefunden, Fundstück, Geldbeutel verloren, Geldbörse verloren, Brieftasche verloren, Portemonnaie weg, Schlüsselbund > Fundbüro, Fundsachen
Rathaus, Gemeindeamt, Gemeindeverwaltung, Verwaltung, Bürgeramt, Bürgerbüro, Bürgerservice, Amt, Ämter, Behörde, Gemeinde anrufen, Rathaustermin, Amtsgang, Behördengang, Kommune, Magistrat, Verwaltungsgemeinschaft, Ortsamt > Rathaus, Bürgerbüro, Gemeindeverwaltung, Kontakt
Termin machen, Termin ausmachen, Termin vereinbaren, Termin buchen, Terminvereinbarung, Online-Termin, Wartezeit, Warteschlange, ohne Warten > Termin, buchen, Bürgerbüro
Bürgermeister, Bürgermeisterin, Schultheiß, Gemeindepräsident, Ortsvorsteher, Ortsbürgermeister, Bürgervorsteher, Dorfchef, Chefin im Rathaus, Chef im Rathaus, Gemeindevorsteher, Dorfschulze > Bürgermeisterin, Bürgermeister, Sprechstunde
mit der Bürgermeisterin reden, mit dem Bürgermeister reden, Bürgermeister sprechen, Bürgermeisterin sprechen, Bürgermeister treffen, Bürgersprechstunde > Sprechstunde, Bürgersprechstunde, Bürgermeisterin
Gemeinderat, Stadtrat, Ortsrat, Ortschaftsrat, Gemeindevertretung, Ratssitzung, Sitzung, Ortsbeirat, Marktgemeinderat, Dorfparlament, Gemeindeparlament, Ratsinfo, Protokoll, Beschluss, Beschlüsse, was wurde beschlossen, Tagesordnung, Fraktion, Kommunalpolitik, Politik, Ratsmitglied, Gemeindevertreter, Ratsherr > Gemeinderat, Gemeinderatssitzung, Beschlüsse, Ratssitzung
mitreden, mitbestimmen, Bürgerbeteiligung, Einwohnerversammlung, Bürgerversammlung, Dorfversammlung, Gemeindeversammlung, Fragestunde, Bürgerfragestunde, Bürgerentscheid, Unterschriftenliste, Petition > Bürgerversammlung, Gemeinderatssitzung, Bürgerbeteiligung, Einwohnerversammlung
Haushalt der Gemeinde, Gemeindehaushalt, Gemeindefinanzen, Schulden der Gemeinde, Haushaltsplan, Etat, Kämmerei, Kämmerer, Gemeindegeld > Haushalt, Haushaltsplan, Kämmerei
Wahl, wählen, Urnengang, Wahllokal, Briefwahl, Wahlschein, Wahlbenachrichtigung, Wahlraum, Bundestagswahl, Landtagswahl, Kommunalwahl, Europawahl, Stimmzettel, Wahlunterlagen, Wahlkarte, Abstimmung > Wahl, Briefwahl, Wahllokal, Wahlschein, Wahlberechtigte
Wahlhelfer, Wahlhelfende, Wahlhilfe, Wahlvorstand, Erfrischungsgeld, Stimmen auszählen, auszählen, Stimmen zählen, bei der Wahl helfen, Wahlbüro helfen, Wahlamt > Wahlhelfende, Wahlhelfer, Wahlhelferinnen, Wahlvorstand
Job, Jobs, Stelle, Stellen, Stellenangebot, Stellenangebote, Arbeit, Arbeitsplatz, Arbeitsstelle, Ausbildung, Ausbildungsplatz, Lehrstelle, Praktikum, Minijob, Ferienjob, Aushilfe, bewerben, Arbeit finden, FSJ, Bufdi > Stellenangebote, Stellenangebot, Stellenausschreibung, Ausbildungsplatz
arbeitslos, Arbeitsamt, Bürgergeld, Hartz, Arbeitslosengeld > Jobcenter, Arbeitsagentur
Grundsicherung, Sozialhilfe, Wohngeldantrag, Geldsorgen > Sozialamt, Wohngeld, Sozialberatung
Schulden, Geldsorgen, überschuldet > Schuldnerberatung
Amtsblatt, Mitteilungsblatt, Gemeindeblatt, Bekanntmachung, Bekanntmachungen, Zeitung, Dorfzeitung, Gemeindebote, Blättle, Gemeindenachrichten > Amtsblatt, Mitteilungsblatt, Bekanntmachungen
Schaukasten, schwarzes Brett, Bekanntmachung > Aushang
Angelschein, Fischereischein, Angelerlaubnis, Angelkarte, Gewässerkarte, Fischerprüfung > Fischereischein, Angelkarte
Angelschein, Fischereischein, Angelerlaubnis, Angelkarte, Gewässerkarte, Fischerprüfung ~ Angelverein
Jagdschein, Jäger, Jagdpächter, Wildschaden > Jagd, Jagdgenossenschaft, Jäger
Impressum, Betreiber der Seite, wer betreibt die Seite, Anbieter > Impressum
Datenschutz, meine Daten, Datenspeicherung, Cookies, DSGVO, Datenschutzbeauftragter > Datenschutz
Telefonnummer Gemeinde, Telefon, Telefonnummer, Kontaktdaten, E-Mail-Adresse, Ansprechpartner, Anschrift, Kontaktformular, anrufen, anschreiben, erreichen, schreiben an > Kontakt, Telefon
Asyl, Flüchtling, Flüchtlinge, Geflüchtete, Flüchtlingshilfe, Integration, Sprachcafé, Dolmetscher, Ausländeramt, Ausländerbehörde, Aufenthaltstitel > Geflüchtete, Integration, Flüchtlingshilfe, Ausländerbehörde
Partnerstadt, Partnergemeinde, Städtepartnerschaft, Partnerschaftskomitee > Partnergemeinde, Städtepartnerschaft
Chronik, Vergangenheit, früher, Nazizeit, NS-Zeit, Zwangsarbeiter, Gedenktafel, Gedenkstein, Heimatkunde, Ortsgeschichte, Geschichte, Historie, historisch, Ortschronist, alte Fotos, alte Bilder, Ahnenforschung, Stammbaum, Vorfahren, Familienforschung, Kirchenbücher, Archiv, Gemeindearchiv, Nachlass, Heimatgeschichte, wie alt ist das Dorf, Gründung > Dorfgeschichte, Ortschronik, Chronik, Heimatverein, Geschichte, Archiv
Einwohner, Einwohnerzahl, wie viele Leute wohnen, Dorf vorstellen, Ortsteil, Ortsteile, Gemeindeteile, über das Dorf > Ortsteile, Einwohner, Ortsteil
# Bins, recycling and what goes where
Couch, Sofa, Sessel, Schrank, Matratze, Bett, Lattenrost, Teppich, Kommode, Regal, Möbel, Möbelstück, Hausrat, Gerümpel, Schrott, -schrank, -sofa, -couch, -bett, -matratze, -sessel, -möbel, -teppich > Sperrmüll, Sperrgut, Sperrmüllabfuhr
Entrümpelung, entrümpeln, ausmisten, Keller ausräumen, Dachboden ausräumen, Haushaltsauflösung, Wohnungsauflösung, Sperriges, alte Möbel > Sperrmüll, Sperrgut, Wertstoffhof
loswerden, wegwerfen, wegschmeißen, wegtun, wegbringen, entsorgen, Entsorgung > Entsorgung, entsorgen, abgeben, Abfall, Wertstoffhof
Müll, Abfall, Mülleimer, Mülltonne, Mülltermine, Müllkalender, Müllauto, Müllabfuhr, Müllwagen, Müllmann, Ascheimer, Aschentonne, Hausmüll > Abfall, Müll, Abfallkalender, Restmüll, Müllabfuhr, Abfuhr
Tonne, schwarze Tonne, graue Tonne, Restmülltonne, Restmüll, Restabfall, Windeltonne > Restmüll, Tonne, Restabfall, Abfallkalender
nicht geleert, nicht abgeholt, Tonne nicht geleert, Tonne voll, vergessene Tonne, stehen geblieben > Tonne, Abfuhr, Abfallkalender, Müllabfuhr
braune Tonne, Biotonne, Biomüll, Bioabfall, Küchenabfälle, Essensreste, Kompostmüll, grüne Tonne > Biotonne, Bio, Bioabfall, Abfallkalender
blaue Tonne, Altpapier, Papiertonne, Pappe, Karton, Kartons, Pappkarton, Papiermüll, Papiercontainer, alte Zeitungen, Zeitungspapier, Zeitungen entsorgen > Papiertonne, Papier, Altpapier, Abfallkalender, Wertstoffhof
gelber Sack, gelbe Säcke, Gelbsack, gelbe Tonne, Plastikmüll, Plastik, Verpackungen, Verpackungsmüll, Kunststoff, Joghurtbecher, Dosen, Konservendosen, Tetrapak, Wertstofftonne, grüner Punkt > Gelber Sack, Gelbe Tonne, Leichtverpackungen, Wertstoffe
Altglas, Glas, Flaschen, Glasflaschen, Glascontainer, Flaschencontainer, Leergut, Einweggläser, Marmeladengläser > Altglas, Glascontainer, Altglascontainer, Wertstoffhof
Altkleider, Kleidersammlung, Kleidercontainer, Kleiderspende, alte Klamotten, alte Kleidung, Altkleidercontainer, Rotkreuzcontainer > Altkleider, Kleidercontainer, Kleiderkammer, Kleiderspende
Farbe, Lack, Lacke, Farbreste, Farbeimer, Verdünner, Batterien, Batterie, Akku, Akkus, Altöl, Motoröl, Autobatterie, Energiesparlampe, Leuchtstoffröhre, Chemikalien, Gift, Giftstoffe, Pflanzenschutzmittel, Spritzmittel, Unkrautvernichter, Lösungsmittel, Frostschutz, Sondermüll, Giftmüll, Gefahrstoffe, Problemmüll, Problemabfall, Schadstoffe, Quecksilber, Spraydosen > Schadstoffmobil, Schadstoffe, Sondermüll, Schadstoffsammlung, Problemstoffe
alte Medikamente, abgelaufene Medikamente, alte Tabletten > Restmüll, Schadstoffmobil, Apotheke
Waschmaschine, Kühlschrank, Gefrierschrank, Spülmaschine, Trockner, Herd, Backofen, Mikrowelle, Fernseher, Monitor, altes Handy, Elektroschrott, Elektrogerät, Elektrogeräte, Altgeräte, Weißgeräte > Elektrogeräte, Elektroschrott, Altgeräte, Wertstoffhof
Bauschutt, Schutt, Ziegel, Fliesen, Steine, Erdaushub, Asbest, Eternit, Dachpappe, Styropor, Dämmung, Bauabfälle, Fenster entsorgen, Türen entsorgen > Bauschutt, Wertstoffhof, Deponie
Altreifen, Autoreifen, Reifen, Altmetall, Metall, Altholz, Holzabfälle, Sägespäne > Wertstoffhof, Reifen, Altmetall, Altholz
Wertstoffhof, Recyclinghof, Schuttplatz, Mülldeponie, Deponie, Müllplatz, Müllhalde, Werkstoffhof, Bringhof, Altstoffsammelzentrum, Wertstoffzentrum, Sammelstelle > Wertstoffhof, Recyclinghof, Deponie, Sammelstelle
Äste, Ast, Zweige, Reisig, Hecke, Heckenschnitt, Gestrüpp, Strauchschnitt, Baumschnitt, Gehölz, Rasenschnitt, Gras, Grasschnitt, Laub, Blätter, Laubsack, Unkraut, Gartenabfall, Gartenabfälle, Gartenmüll, Grünzeug, Grüngut, Grünabfall, Grünabfälle, Häckselgut, Häckselplatz, Thujen, Fallobst, Moos, Wurzelstock > Grünschnitt, Grüngut, Gartenabfälle, Grünschnittplatz, Häckselplatz
Hecke geschnitten, Rasen gemäht, Baum gefällt, Laub gerecht, Laub gekehrt > Grünschnitt, Grüngut, Grünschnittplatz
Christbaum, Christbäume, alter Weihnachtsbaum, Weihnachtsbaum abholen, Weihnachtsbaum entsorgen, Christbaumabfuhr, Tannenbaum > Weihnachtsbaum, Christbaumsammlung, Weihnachtsbaumabfuhr, Grünschnitt
Komposter, Komposthaufen, kompostieren, Humus, Blumenerde, Gartenerde, Mutterboden, Rindenmulch, Mulch > Kompost, Komposterde, kompostieren
Windeln, Windelsack, Inkontinenz > Windelsack, Windeltonne, Restmüll
Müll im Wald, wilder Müll, illegaler Müll, Müllsünder, Müll abgeladen, Vermüllung, Dreck, verdreckt, vermüllt > wilder Müll, Mängelmelder, Müll, Dorfputz
Müllsammeln, Müll aufsammeln, Müll sammeln, Flurputz, Flurreinigung, Putzete, Müllaktion, Ramadama, Rama dama, Aufräumaktion, Dreckwegtag, Frühjahrsputz, Umwelttag, Subbotnik, Uferputz > Dorfputz, Müllsammelaktion, Umwelttag, Putzaktion
Tapeten, Tapetenreste, Hygieneartikel, Katzenstreu, Staubsaugerbeutel, Asche > Restmüll, Tonne
größere Tonne, neue Tonne, Tonne bestellen, Tonne kaputt, Zusatzsack, Müllsack, Restmüllsack, Müllgebühr, Müllgebühren, Abfallgebühr > Tonne, Restmüll, Abfallgebühren, Abfallkalender
Toner, Druckerpatrone, Druckerpatronen, Tintenpatrone, CDs, Korken, Kerzenreste > Wertstoffhof, Sammelstelle
`;
