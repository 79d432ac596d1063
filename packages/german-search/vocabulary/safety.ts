/** Fire, flood, alarms, animals and nature. The format stands in base-vocabulary.ts. */
export const safety = `
Feuerwehr, Feuerwehrmann, Feuerwehrfrau, Brand, es brennt, brennt, löschen, Löschzug, Wehr, FFW, Brandschutz, Rauchmelder, Rauch, Qualm, Feuer gefangen, Löschgruppe, Feuerwehrauto, Ölspur, Floriansjünger, Brandbekämpfung, Feuerwache, Feuerwehrhaus > Feuerwehr, Freiwillige Feuerwehr, Notruf, Gerätehaus
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
Katze weg, Katze vermisst, Hund weg, Hund entlaufen, zugelaufen, entlaufen, verletztes Tier, Tierschutzverein > Tierheim, Tierschutzverein, Fundtier
Biene, Bienen, Bienenschwarm, Schwarm, Imker, Imkerei, Imkern, Honig, Wespennest, Wespen, Hornissen, Hornissennest, Hummeln, Bienenvolk, Imkerkurs, Bienenzucht, Bienenhaltung, Bienenzüchter, Honig kaufen, Zeidler > Imkerverein, Imker, Bienen, Honig
Natur, Naturschutz, Umweltschutz, Umwelt, Naturschützer, Vögel, Vogel, Storch, Storchennest, Kröten, Krötenwanderung, Krötenzaun, Froschzaun, Nistkasten, Nistkästen, Biotop, Artenschutz, Blühwiese, Insektenhotel, Fledermaus, Biber, Umweltgruppe, Vogelschutz, Amphibien, Klimaschutz > Naturschutzgruppe, Naturschutz, Storchennest, Arbeitseinsatz
THW ~ Katastrophenschutz, Feuerwehr
BUND, NABU ~ Naturschutzgruppe
Waldbesitzer, Waldführung > Forst, Förster
Ratten, Ratte, Ungeziefer, Schädlinge > Rattenbekämpfung, Schädlingsbekämpfung
Ratten, Ungeziefer, Eichenprozessionsspinner ~ Ordnungsamt
`;
