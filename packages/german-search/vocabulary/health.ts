/** Doctors, pharmacies, illness and blood. The format stands in base-vocabulary.ts. */
export const health = `
Arzt, Ärztin, Doktor, Ärzte, Mediziner > ärztlich, Bereitschaftsdienst, Arztpraxis, Hausarzt, Gesundheitshaus
Hausarzt, Praxis, Arztpraxis, Allgemeinarzt, Landarzt ~ ärztlich, Bereitschaftsdienst, Gesundheitshaus
Arzt nachts, Arzt am Wochenende, ärztlicher Notdienst, Notdienst, Bereitschaftspraxis, Bereitschaft, Notarzt, Notfallpraxis, ärztlicher Bereitschaftsdienst, Doktor Wochenende, 116117 > Bereitschaftsdienst, ärztlicher, Bereitschaft, Notdienst
medizinische Hilfe, krank, krank geworden, Fieber, Grippe, Schmerzen, Bauchweh, Bauchschmerzen, Kopfweh, Übelkeit, verletzt, Verletzung, gebrochen, mir geht es schlecht, Kind krank, Unfall, Magen-Darm, Durchfall > Bereitschaftsdienst, ärztliche, Bereitschaft, Notruf, Hausarzt
Apotheke, Apotheken, Notapotheke, Notdienstapotheke, Nachtapotheke, Apothekennotdienst, Medikamente, Medizin, Tabletten, Arznei, Rezept einlösen, Pillen > Apotheke, Apothekennotdienst, Notdienst
Defi, Defibrillator, AED, Herzstillstand, Herzinfarkt, Wiederbelebung, Reanimation, Schockgeber > Defibrillator, Notruf, Erste Hilfe
Krankenwagen, Rettungswagen, Sanka, Notruf, Notfall, Rettungsdienst, Rettung, Sanitäter, 112, 110, 144, Ambulanz, Notrufnummer, Hilfe rufen, Lebensgefahr, bewusstlos, Vergiftung, Giftnotruf, vergiftet > Notruf, Rettungsdienst, Notrufnummern, Bereitschaft
Polizei, Polizist, Wache, Polizeiposten, Einbruch, Einbrecher, Diebstahl, geklaut, gestohlen, Anzeige erstatten, Dorfpolizist, Betrug, Enkeltrick, Überfall > Polizei, Notruf
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
`;
