import { fold } from "@dorfforum/german-search/analysis/fold";
import { stem } from "@dorfforum/german-search/analysis/stem";

/** Nouns that stand in texts about anything: nobody searches for them alone. As stems */
export const generalNouns: ReadonlySet<string> = new Set(
  `Abschnitt Absatz Abstand Angabe Anfang Antwort Anzahl Art Ausgang Bedingung Beginn Beispiel Bereich Blick Datum Ding Eingang Ende
  Ergebnis Fall Farbe Folge Form Frage Gelegenheit Grund Halten Hand Hinweis Hundert Inhalt Jahrhundert Kopf Kraft Lage Leben Leiter Leitung Leute Mal
  Mann Meinung Mensch Minute Mitte Möglichkeit Name Nähe Ordnung Person Punkt Rand Regel Reihe Richtung Sache Satz Schluss Schritt Seite
  Sinn Sorte Stelle Stück Tausend Teil Text Thema Titel Uhr Unterschied Ursache Vergleich Versuch Viertel Weise Welt Wert Wort Wunsch
  Zahl Zeichen Zeile Zeit Zeitpunkt Ziel Zustand gelb grün blau braun grau schwarz weiß rot gelber leichte`
    .split(/\s+/)
    .map((word) => stem(fold(word))),
);
