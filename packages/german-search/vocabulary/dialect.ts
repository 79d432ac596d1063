/**
 * Regional words and spellings that are too far from the standard ones to be taken for typos: Bavarian, Swabian, Saxon,
 * Low German, Austrian, Swiss, Rhenish. Small words such as "ned" and "koa" stand in analysis/stop-words.ts.
 */
export const dialect = `
Äscht, Äschd, Astl, Ästle > Äste
Grumbeere, Grumbeer, Grombira, Grumbiere, Erdäpfel, Härdöpfel, Tüfte, Tüften, Bodabira > Kartoffel
Semmel, Semmeln, Semmerl, Weckle, Weck, Wecken, Weggli, Schrippe, Schrippen, Rundstück, Brötli, Laabla, Brötla, Kipfla, Mutschli, Brödche > Brötchen
Brezn, Brezen, Breze, Brezg, Brezl > Brezel
Sackerl, Sackl, Säckle, Säggle > Sack
Mist, Kehricht, Güsel, Ghüder, Mistkübel, Misttonne, Ascheemer > Müll
Mistabfuhr, Kehrichtabfuhr, Güselabfuhr, Mistauto > Müllabfuhr
Mistplatz, Mistplätze > Wertstoffhof
Sperrmist > Sperrmüll
Kanapee, Chaiselongue, Diwan, Kautsch > Sofa
Kleiderkasten, Kaschte > Schrank
Velo, Radl, Rädle, Raddl, Drahdesel, Fietse, Fiets > Fahrrad
Bussle, Postauto > Bus
Trottwa, Troddwar > Gehweg
Strooß, Stroß, Stroße, Schdrass, Schdroß, Stroos, Stroot, Straas > Straße
Gässle, Gasserl, Gässla > Gasse
Häusle, Häusl, Haisl, Hüsli, Huus > Haus
Kindi, Chindsgi, Kinnergaarn, Chindergarte, Kindergoarten > Kindergarten
Kinner, Kinna, Chinder, Pänz, Gofen > Kinder
Defi > Defibrillator
giftige Sachen, Giftiges, Giftzeug > Schadstoffe
Bub, Bua, Buab, Mädle, Madl, Mädla, Deern, Maidli, Meitli > Kind
Butzerl, Bobbele, Poppele, Buschi > Baby
Omma, Grosi, Omi > Oma
Oppa, Opi > Opa
Schui, Schuel, Schuul > Schule
Dokder, Dokta, Dogder, Dokter, Doggter > Arzt
Apodeke, Abodeeg, Apothek > Apotheke
Feierwehr, Füürwehr, Feierwea, Feuawehr, Füerwehr > Feuerwehr
Schandarm, Gendarm, Gendarmerie, Bolizei, Schugger > Polizei
Gmoa, Gmoind, Gmeind, Gmeinde, Gemaa, Gemeen, Roothus, Rathous > Rathaus
Schultes, Schultheiss, Bürgamoasta, Börgermeester, Bürjermeester, Burjemeester, Gemeindeammann, Ammann > Bürgermeister, Bürgermeisterin
Identitätskarte > Personalausweis
zügeln, züglen, umzoge, umzogn, übersiedeln, Übersiedlung > umziehen
Hochzig, Hochzet, Hochtied, Hochzich > Hochzeit
Leich, Beerdschung, Abdankung > Beerdigung
Kerwa, Kärwa, Kermes, Kerms, Kermess > Kirmes
Fasnet, Faasnet, Fasenacht, Faschang, Fastelovend, Fastelabend, Faslam > Fasching
Schnie, Schnai > Schnee
schippn, schibbe, schaufle, pfaden, schöpfe > schippen
Glatteisch, Blitzeis > Glatteis
kehre, keare, fegn > kehren
Schaffe, malochen > Arbeit
einkaafe, eikaafa, eikaufa, eikaufn, ikaufe, kaafe, kaafn, kaafa, koofen, kope, chaufe, poschte, poschten, inköpen, iichaufe > einkaufen
Lädele, Lädeli, Lada, Lodn > Laden
Muich, Melk, Milli > Milch
Brod, Broud > Brot
Oier, Oar > Eier
Äppel, Öpfel, Epfl, Äpfl, Ebbel > Äpfel
Paradeiser > Tomaten
Quetsche, Quetschekuche, Zwetschgendatschi, Datschi, Prummetaat > Zwetschgenkuchen
ausleiha, ausleihn, usleihe, utleihen, auslehne, uslehne > ausleihen
singa, singe, singn > singen
danzn, danze, danzen, tanza, schwofen > tanzen
reide, reidn, rieten, riite > reiten
angle, angla, fischa, fischn > angeln
kickn, tschutten, tschutte, schutten, Fuaßball, Fuassboi, Fuessball > Fußball
wandre, wandra, hatschen, spaziere > wandern
kegla, kegle, kegln > kegeln
Musi, Musig, Musigg > Musik
Theata, Theadr > Theater
Biacher, Biecher, Büecher, Böker > Bücher
hinnich, hee, hinüber, kabudd, kabbudd > kaputt
Latern, Ladern, Ladderne, Funzel, Strooßelamp > Straßenlaterne
Lampn > Lampe
Wossa, Wassa, Woter > Wasser
Hundl, Hundle, Töle, Hond > Hund
Katz, Büsi, Mieze > Katze
Beie, Imme, Immen, Imma, Impen > Bienen
Rössle, Peerd, Perd, Gäul > Pferde
Goarten, Gartn, Gaarden, Jarten > Garten
Baam, Boom > Baum
Nochber, Nochba, Naber > Nachbar
Huif, Hülp, Hölp > Hilfe
Händi, Händy, Natel > Handy
Zinter Mätes, Mätes > Martinsumzug
Christbaam, Dannebaam, Wiehnachtsboom > Weihnachtsbaum
Chrischtkindlesmarkt, Wiehnachtsmärit > Weihnachtsmarkt
Flohmärt, Flohmärit > Flohmarkt
Steier, Steira, Stüür > Steuer
Knete, Göld, Gäld > Geld
Feschd, Fescht, Fäscht, Festl > Fest
Kaffi, Kaffä > Kaffee
Zmittag > Mittagessen
`;
