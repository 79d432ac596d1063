/** Sports, music, culture and hobbies: the verb and what its club is called. The format stands in base-vocabulary.ts. */
export const leisure = `
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
Museum, Heimatmuseum, Heimatstube > Dorfmuseum, Heimatmuseum, Heimatverein
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
`;
