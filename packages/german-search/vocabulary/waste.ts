/** Bins, recycling and what goes where. The format stands in base-vocabulary.ts. */
export const waste = `
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
