/** Old age, care and being helped. The format stands in base-vocabulary.ts. */
export const laterLife = `
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
Nachbarschaftshilfe, Hilfe im Haushalt, Haushaltshilfe, Einkaufshilfe, Alltagshilfe, Alltagsbegleiter, Alltagsbegleitung, Besuchsdienst, Begleitung, Hilfe für Oma, Hilfe für Senioren, jemand zum Einkaufen, für mich einkaufen, kauft für mich, Einkäufe erledigen, Unterstützung, Hilfe zu Hause, Putzhilfe, Putzfrau, Reinigungskraft, Glühbirne, Glühbirne wechseln, Gardinen, Vorhänge, Fenster putzen, Handwerker, Hausmeister, kleine Reparaturen, Möbel tragen, kann nicht mehr, helfende Hand, zum Arzt begleiten, zum Arzt bringen, wer hilft, Hilfe im Alltag, Gassi gehen, Blumen gießen, Botengang, Briefkasten leeren > Nachbarschaftshilfe, Alltagshilfe, Besuchsdienst
Patientenverfügung, Vorsorgevollmacht, Betreuungsverfügung, Testament, Vollmacht, Erbschaft, Notar, Betreuungsverein > Patientenverfügung, Vorsorgevollmacht, Notar
`;
