/** Papers, registrations and the administration. The format stands in base-vocabulary.ts. */
export const townHall = `
Perso, Ausweis, Personalausweis, Personaldokument, Ausweisdokument, Ausweispapiere, ID-Karte, eID, Kinderausweis, Kinderreisepass, Ausweis abgelaufen, Ausweis verloren, Ausweis weg, Perso verlängern, Ausweis verlängern, Perso beantragen, Ausweis beantragen, Papiere > Personalausweis, Ausweis, Reisepass
Reisepass, Pass, Expresspass, Auslandsreise, Urlaub Ausland, Passfoto, Passbild, biometrisches Foto, Biometriefoto > Reisepass, Personalausweis, Passfoto
umziehen, umgezogen, ziehe um, ziehen um, Umzug Wohnung, Wohnung gewechselt, zugezogen, hergezogen, hierhergezogen, hierher gezogen, zuziehen, Zuzug, Neubürger, neu hier, neu im Dorf, neu im Ort, einziehen, eingezogen, ausziehen, wegziehen, weggezogen, Wegzug, Adresse ändern, neue Adresse, neue Wohnung, Adressänderung, Adresswechsel, Wohnortwechsel, Meldebehörde, ummelden, Ummeldung, Wohnungswechsel, abmelden, Abmeldung, Wohnsitz, Zweitwohnsitz, Nebenwohnung, Hauptwohnsitz, Einwohnermeldeamt, Meldeamt, anmelden Wohnung, polizeilich melden, Wohnungsgeberbestätigung, Vermieterbescheinigung > Wohnsitz, Ummeldung, ummelden, umzumelden, Einwohnermeldeamt, Wohnungsgeberbestätigung
Meldebescheinigung, Meldebestätigung, Wohnsitzbescheinigung, Aufenthaltsbescheinigung, Meldebescheid > Meldebescheinigung, Bürgerbüro, Einwohnermeldeamt, Wohnsitz
Führungszeugnis, polizeiliches Führungszeugnis, Leumundszeugnis, erweitertes Führungszeugnis > Führungszeugnis, Bürgerbüro
beglaubigen, Beglaubigung, amtlich beglaubigt, Kopie beglaubigen, Zeugnis beglaubigen, Unterschrift beglaubigen > Beglaubigung, beglaubigen
Geburtsurkunde, Geburt anmelden, Geburt, Nachwuchs, Vaterschaft, Namensgebung > Geburtsurkunde, Standesamt, Geburt, Neugeborene
heiraten, Heirat, Trauung, standesamtlich, Eheschließung, Aufgebot, Hochzeitstermin, Standesamt, Ehe anmelden > Trauung, Standesamt, Eheschließung
heiraten, Heirat, Trauung, Standesamt ~ Hochzeit
Sterbefall, gestorben, verstorben, Todesfall, Trauerfall, Beerdigung, Begräbnis, Beisetzung, bestatten, Bestattung, Sterbeurkunde, Totenschein, Urne, Urnengrab > Bestattung, Sterbefall, Sterbeurkunde
Sterbefall, gestorben, verstorben, Todesfall, Trauerfall, Beerdigung, Begräbnis, Beisetzung, bestatten, Bestattung, Sterbeurkunde, Totenschein, Urne, Urnengrab ~ Friedhof
Grab, Grabstelle, Gräber, Friedhof, Ruhestätte, Gottesacker > Friedhof, Friedhofsverwaltung, Bestattung
Leichenschmaus, Trauerfeier, Leichenmahl, Beerdigungskaffee, Totenmahl > Trauerkaffee, Trauerfeier
Bestatter ~ Friedhof
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
Wildunfall, Reh angefahren > Polizei, Notruf
Jagdschein, Jäger, Jagdpächter, Wildschaden > Jagd, Jagdgenossenschaft, Jäger
Impressum, Betreiber der Seite, wer betreibt die Seite, Anbieter > Impressum
Datenschutz, meine Daten, Datenspeicherung, Cookies, DSGVO, Datenschutzbeauftragter > Datenschutz
Telefonnummer Gemeinde, Telefon, Telefonnummer, Kontaktdaten, E-Mail-Adresse, Ansprechpartner, Anschrift, Kontaktformular, anrufen, anschreiben, erreichen, schreiben an > Kontakt, Telefon
Asyl, Flüchtling, Flüchtlinge, Geflüchtete, Flüchtlingshilfe, Integration, Sprachcafé, Dolmetscher, Ausländeramt, Ausländerbehörde, Aufenthaltstitel > Geflüchtete, Integration, Flüchtlingshilfe, Ausländerbehörde
Partnerstadt, Partnergemeinde, Städtepartnerschaft, Partnerschaftskomitee > Partnergemeinde, Städtepartnerschaft
Chronik, Vergangenheit, früher, Heimatkunde, Ortsgeschichte, Geschichte, Historie, historisch, Ortschronist, alte Fotos, alte Bilder, Ahnenforschung, Stammbaum, Vorfahren, Familienforschung, Kirchenbücher, Archiv, Gemeindearchiv, Nachlass, Heimatgeschichte, wie alt ist das Dorf, Gründung > Dorfgeschichte, Ortschronik, Chronik, Heimatverein, Geschichte, Archiv
Einwohner, Einwohnerzahl, wie viele Leute wohnen, Dorf vorstellen, Ortsteil, Ortsteile, Gemeindeteile, über das Dorf > Ortsteile, Einwohner, Ortsteil
`;
