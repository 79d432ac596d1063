/** Feasts and what a village calls what it does for them. The format stands in base-vocabulary.ts. */
export const feasts = `
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
`;
