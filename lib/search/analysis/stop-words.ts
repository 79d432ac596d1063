import { fold } from "./fold";

/** Searched only where a query has no other words, or where a visitor searches literally. */
const words = `
aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes ans auch auf aus bei beim
bin bis bist bitte da dabei dafür daher damit dann daran darauf das dass dazu dein deine deinem deinen deiner dem den
denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen
einer eines einfach er es etwa etwas euch euer eure für gegen gerade gern gerne habe haben hallo hat hatte her hier hin
hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja je jede jedem jeden jeder jedes jetzt kann kannst
kein keine keinem keinen keiner können könnte könnten man mal mein meine meinem meinen meiner meines mich mir mit mitm muss
müssen nach nicht nichts noch nochmal nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit sich sie sind
so soll sollen sollte sonst über um und uns unser unsere unserem unseren unserer unter vom von vor wäre war waren warum
was welche welchem welchen welcher welches wem wen wenn wer werde werden wessen weshalb wie wieder wieso wieviel will
wir wird wo wobei wofür woher wohin womit wollen wollte worum wozu würde würden zu zum zur zwischen
gibt gibts gibt's geben wann möchte möchten darf dürfen los statt stattfindet statt findet finden finde finden wo's
suche suchen brauche brauchen bekomme bekommen kriege kriegen mache machen macht gehen geht gehe kommt kommen komme
hey ok okay danke guten tag weiß wissen sagen sag zeig zeige zeigen mal eigentlich bitteschön erfahre erfahren
informationen info infos information
`;

const functionWords = new Set(words.trim().split(/\s+/).map(fold));

/** @param folded a folded word */
export const isStopWord = (folded: string): boolean => functionWords.has(folded);
