import { fold } from "./fold";
import { otherStopWords } from "./other-scripts";

/** Searched only where a query has no other words, or where a visitor searches literally. */
const standard = `
ab aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes ans auch auf aus bei beim
bin bis bist bitte da dabei dafür daher damit dann daran darauf das dass dazu dein deine deinem deinen deiner dem den
denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen
einer eines einfach er es etwa etwas euch euer eure eurem euren eurer eures euerm euern für gegen gerade gern gerne habe haben hallo hat hatte her hier hin
hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja je jede jedem jeden jeder jedes jetzt kann kannst
kein keine keinem keinen keiner können könnte könnten man mal mein meine meinem meinen meiner meines mich mir mit mitm muss
müssen nach nicht nichts noch nochmal nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit sich sie sind
so soll sollen sollte sonst über um und uns unser unsere unserem unseren unserer unseres unserm unsern unsers unsre unsren unter vom von vor wäre war waren warum
was welche welchem welchen welcher welches wem wen wenn wer werde werden wessen weshalb wie wieder wieso wieviel will
wir wird wo wobei wofür woher wohin womit wollen wollte worum wozu würde würden zu zum zur zwischen
gibt gibts gibt's gehts geht's geben wann möchte möchten darf dürfen los statt stattfindet stattgefunden findet finden finde wo's
suche suchen brauche brauchen bekomme bekommen kriege kriegen mache machen macht gehen geht gehe kommt kommen komme
hey ok okay danke guten tag weiß wissen sagen sag zeig zeige zeigen mal eigentlich bitteschön erfahre erfahren
informationen info infos information
ma mer meim deim seim ne nem nen ner ned net nich nimmer nit jemand irgendwas irgendwo
`;

/** Bavarian, Swabian, Alemannic, Saxon, Rhenish, Low German, and what people everywhere write as they say it */
const regional = `
i ick icke isch ik mer ma mia mei meim meina meiner meins dei deim sei
a ne nen nem ner n s d m dr nu no bloß bloss bissl bissle bisserl bisschen bissel halt gell gelle mol moi fei jo joh nee
net ned nit nich nedd nix nüt nischt nimmer nimma nimmi nimme koa koan koane kei keen keene kee
wohi hi her rin rein raus do drin aufm aufn vorm vorn hinterm überm unterm fürn fürs beim vonner zua inne
hob hab hoab han ham hamma hend hän hebbt hätt hätte hätten is isses iss sin san sans samma
wat dat det ditt des dös dit wia wieso wos wosch
kriag kriagt krieg kriegt kriegn kriegst kriegsch griag bekommst gits gäb geit givt jibt
ko konn ka kann kannsch kannste kammer muaß muass muas musst müsst mues
mecht möcht mächt mog mag wui woll wott tät tun tu tue duad komm komme kumm geh gang
schaun schau gucken guck kucken gugge luege lueg kieken sog
ebbes ebber öpper öppis dann denn etz jetz jetzad itz servus grüezi moin hallo bidde merci
`;

/** None that has a meaning in German, such as "not" */
const english = `
the my your our his her its their this these those there here where when what who whom which how why
is are was were am be been do does did can could may must need needs want wants would should shall
i you we they he she it me us them and or but if so for from with without of to at by on in into near next around
a any some all every much many more no have has had get gets got find looking look go going come please thanks know tell someone somebody something anyone anything
`;

const functionWords = new Set(
  [standard, regional, english, otherStopWords].join(" ").trim().split(/\s+/).map(fold),
);

/** @param folded a folded word */
export const isStopWord = (folded: string): boolean => functionWords.has(folded);
