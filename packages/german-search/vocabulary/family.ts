/** Children, day care, school and young people. The format stands in base-vocabulary.ts. */
export const family = `
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
Kindergeburtstag, Geburtstagsparty, Geburtstagsfeier, Geburtstag feiern, Party machen, Party feiern > Jugendraum, Dorfgemeinschaftshaus, Saal, mieten, feiern
Jugendraum, Jugendzentrum, Jugendtreff, Jugendhaus, Juze, JUZ, Jugendclub, Jugendklub, Jugendheim, Bauwagen, abhängen, chillen, Treffpunkt für Jugendliche, Jugendbude, kickern, Kicker, Tischkicker, Tischfußball, zocken, Bandraum, Proberaum > Jugendraum, Jugendclub, Jugendtreff, Kicker
Jugend, Teenager, Teenies, Jugendliche, Jungs und Mädels, Jugendarbeit, Jugendpfleger, Streetworker, Jugendpflege, Sozialarbeiter, Jugendrat, Jugendparlament, Jugendbeirat, Jugendforum > Jugendpflege, Jugendforum, Jugendraum, Jugendclub
Dart, darten, Darts, Billard ~ Kicker, Jugendraum
Elterngeld, Kindergeld ~ Neugeborene, Baby
Skatepark, skaten, Skateboard, Halfpipe ~ Skaterampe, Skatepark
Vorlesen, Märchen, Bilderbuch, Märchenstunde, Bilderbuchkino, Geschichten für Kinder, Lesestunde, Vorlesestunde, Vorlesenachmittag > Vorlesestunde, Bücherei, vorlesen
Basteln, Bastelnachmittag, Bastelkurs, Laterne basteln, Laternenbasteln, Kreativ, malen, Werken, Kinderwerkstatt > Laternenwerkstatt, basteln, Werkstatt
Töpfern, Töpferkurs, Klöppeln, Filzen, Drechseln ~ Werkstatt, basteln
Kinderturnen, Eltern-Kind-Turnen, Mutter-Kind-Turnen, Kindersport, Turnen für Kinder, Bambini, Ballschule, toben, austoben > Kinderturnen, Turnen, Sportverein, Bambini
`;
