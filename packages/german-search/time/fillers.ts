import { fold } from "../analysis/fold";

const fillers = new Set(
  `was wat wos wo wer wann ist is isch isses sind gibts gibt gehts geht los lose läuft laufen laufts laaft abgeht ab so
  right passiert passieren happening happens going on whats what s there the this is are any anything something events event in at
  alles all allet irgendwas irgendetwas iwas etwas wat waswas irgend besonderes schönes tolles interessantes spannendes neues sonst noch alle
  man wir ich du ihr uns mir dir mich dich euch machen tun unternehmen erleben anstellen sehen besuchen zeig zeigt zeige zeigen bitte mal
  sag sage kann können könnte könnt kannst darf will möchte wollen findet stattfindet stattfinden statt stattgefunden
  beginn beginnt beginnen fängt anfängt endet enden dauert ansteht anstehen steht stehen an vorhaben vor geplant planung plan programm programme angeboten angebot geboten bieten
  dorf ort gemeinde ortschaft dörfle dörfchen dorfforum hier da dort daheim bei umgebung nähe
  zeit frei besuch zu hab habe haben hat hatte bin sein kommen komme kommt da hin gehen hingehen gern gerne auch nur
  doch denn eigentlich nun also halt eben wohl vielleicht vllt irgendwie ungefähr rum herum etwa circa genau schon wieder erst
  veranstaltung veranstaltungen veranstaltet termin termine kalender veranstaltungskalender aktivitäten aktivität unternehmung unternehmungen dates
  und oder mit für von vom zum zur am im der die das den dem des ein eine einen einem einer kein keine entweder dass ob wenn
  war waren wars gab gabs lief liefen fand fanden gewesen vorbei verpasst ging gingen woa woar wua wor woor wöör gsi gwen stand standen gelaufen gemacht angefangen begonnen gegeben passiert geit happened weer wor gwen gsi
  ganze ganzen ganzes gesamte laufe lauf verlauf rest restlichen kurz direkt bald demnächst neulich kürzlich letztens zuletzt vorhin bisher
  heuer tage tag woche wochenende monat jahr uhr abend abends zeitraum datum wochentag feiertag feiertage
  nix nichts irgendwo irgendwer irgendwen irgendjemand irgendeine irgendein jemand jemanden gibt es überall leute freizeit ausgehen weggehen raus rausgehen zugange gange im moment hey hallo guten
  ned net nit wia wias wos woas gits gits's hätts hots hom ham mer mia gibd gift gifft dat det ik ick wi we
  einschließlich inklusive inkl bis ab seit zwischen nach vor frühestens spätestens lang lange über während um gegen jeweils immer jede jeden jeder jedes`
    .split(/\s+/)
    .map((word) => fold(word.replaceAll("'", ""))),
);

/** @param word folded */
export const isFiller = (word: string): boolean => fillers.has(word);
const pastWords = new Set(
  "war waren warn war's wars woar woor wor wöör weer gab gabs gab's gabts gobs lief liefen fand fanden stattgefunden passiert verpasst versäumt gewesen gwen gsi gwesn gewäse happened were ging losgewesen veranstaltet stattgefundn gefeiert rückblick rückschau nachbericht nachlese vorbei woa woar wua ging gingen"
    .split(" ")
    .map((word) => fold(word.replaceAll("'", ""))),
);
const perfect =
  /\b(?:ist|sind|hat|haben|hom|ham)\b.*\b(?:gegeben|gemacht|gelaufen|angefangen|begonnen)\b|\bwas hatten wir\b/;

/** @param words folded words of a query. Whether it asks for what was */
export const asksForPast = (words: readonly string[]): boolean =>
  words.some((word) => pastWords.has(word)) || perfect.test(words.join(" "));
